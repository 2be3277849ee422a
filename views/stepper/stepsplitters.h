// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace mexplorer {

/// The text of a lesson, once there is one, beside all else of Step.
class LessonSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit LessonSplitter(QWidget *steps);

    /// Takes the widget over.
    void setLesson(QWidget *text);
    void showParts(bool lesson, bool steps);
    bool showsLesson() const { return m_lesson && !m_lesson->isHidden(); }
    /// Gives a lesson that is opened its share.
    void share();

private:
    QWidget *m_steps;
    QWidget *m_lesson = nullptr;
};

/// The graph, once there is one, beside the picture of a step: a third of the room, or what a person gives it.
class GraphSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit GraphSplitter(QWidget *parent = nullptr);

    /// Takes the widget over.
    void setGraph(QWidget *graph);
    bool hasGraph() const { return m_graph; }
    /// True if graph and picture are wide enough side by side.
    bool hasRoomForBoth() const { return width() >= 660; }
    void share();
    void showGraph(bool shown);
    /// A presentation shares anew; after it all is as it was.
    void setPresenting(bool presenting);

private:
    QWidget *m_graph = nullptr;
    QByteArray m_shares;     ///< before the presentation
    bool m_isShared = false; ///< a person chose how wide the graph is
};

} // namespace mexplorer
