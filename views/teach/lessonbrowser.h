// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"

#include <QTextBrowser>

namespace mexplorer {

/// A lesson as Qt's Markdown reader shows it. HTML in it is not read, and pictures are only those in the lesson's
/// folder.
class LessonBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit LessonBrowser(QWidget *parent = nullptr);

    /// The whole lesson, a line for each of its scenes.
    void setLesson(const LessonPtr &lesson);
    /// One part of it alone, with capitals of so many pixels, or smaller ones if it doesn't fit.
    void setPart(const LessonPtr &lesson, std::size_t part, double capitals);
    /// Marks a part of the whole lesson and brings it into sight.
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
    std::vector<Range> m_ranges; ///< of the parts in the document
    std::size_t m_marked = 0;
};

} // namespace mexplorer
