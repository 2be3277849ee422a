// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"

#include <QTextBrowser>

namespace mexplorer {

/// Shows a lesson by Qt's Markdown reader. HTML in it is ignored, and pictures are loaded only from the lesson's
/// folder.
class LessonBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit LessonBrowser(QWidget *parent = nullptr);

    /// Shows the whole lesson, with a line for each of its scenes.
    void setLesson(const LessonPtr &lesson);
    /// Shows a single part with capitals \a capitals pixels high, or smaller ones if it doesn't fit.
    void setPart(const LessonPtr &lesson, std::size_t part, double capitals);
    /// Marks a part of the whole lesson and scrolls to it.
    void mark(std::size_t part);
    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void partClicked(std::size_t part);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    struct Range
    {
        int from = 0;
        int to = 0;
    };

    void append(const LessonPart &part);
    void setDistances(double cellPadding);
    void linkTerms();
    void paintMark();

    QString m_folder;
    std::vector<Range> m_ranges; ///< the ranges of the parts in the document
    std::size_t m_marked = 0;
};

} // namespace mexplorer
