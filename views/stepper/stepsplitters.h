// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace mexplorer {

/// What comes with time at the left of a view, such as the text of a lesson, beside all else.
class SideSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit SideSplitter(QWidget *parent = nullptr);

    /// Takes the widget over. Of room that comes it gets \a part, and all else \a rest.
    void setSide(QWidget *side, int part, int rest);
    bool hasSide() const { return m_side; }
    bool showsSide() const { return m_side && !m_side->isHidden(); }
    void showSide(bool shown);
    void showRest(bool shown) { widget(count() - 1)->setVisible(shown); }
    void setSideWidth(int width) { setSizes({width, this->width() - width}); }

private:
    QWidget *m_side = nullptr;
};

/// The graph, once there is one, beside the picture of a step: a third of the room, or what a person gives it.
class GraphSplitter : public SideSplitter
{
    Q_OBJECT

public:
    explicit GraphSplitter(QWidget *parent = nullptr);

    /// True if graph and picture are wide enough side by side.
    bool hasRoomForBoth() const { return width() >= 660; }
    void share();
    /// A presentation shares anew; after it all is as it was.
    void setPresenting(bool presenting);

private:
    QByteArray m_shares;     ///< before the presentation
    bool m_isShared = false; ///< a person chose how wide the graph is
};

} // namespace mexplorer
