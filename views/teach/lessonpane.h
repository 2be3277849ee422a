// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace mexplorer {

class LessonBoard;
class LessonBrowser;
class Session;

/// The text of the open lesson, with the current part marked; a click selects another part. In a presentation only the
/// current part is shown, in type that fills the screen. Below it is a board to move on if the part has one.
class LessonPane : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPane(Session *session, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {420, 600}; }
    QSize minimumSizeHint() const override { return {220, 200}; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QToolButton *makePaperButton();
    void save();
    void showLesson();
    void showPart();
    void showAll();
    void showForAudience();

    Session *m_session;
    QWidget *m_top;
    QLabel *m_title;
    LessonBrowser *m_text;
    LessonBoard *m_board;
    LessonPtr m_shown; ///< the lesson whose whole text is shown; null in a presentation
};

} // namespace mexplorer
