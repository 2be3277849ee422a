// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/lessonpane.h"

#include "model/session/session.h"
#include "views/teach/lessonboard.h"
#include "views/teach/lessonbrowser.h"
#include "views/teach/lessonhandout.h"
#include "views/theme/fontrole.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace mexplorer {

LessonPane::LessonPane(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_top(new QWidget(this)), m_title(new QLabel(m_top)),
      m_text(new LessonBrowser(this)), m_board(new LessonBoard(session, this))
{
    m_title->setWordWrap(true);
    setFontRole(m_title, FontRole::Lead);
    auto *close = makeIconButton(QStringLiteral("closeLesson"), "close", tr("Close the lesson"), m_top);
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, session->lecture(), &Lecture::close);
    auto *top = makeLayout<QHBoxLayout>(m_top, -1, {16, 8, 8, 8});
    top->addWidget(m_title, 1);
    top->addWidget(makePaperButton(), 0, Qt::AlignTop);
    top->addWidget(close, 0, Qt::AlignTop);
    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    layout->addWidget(m_top);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_board);
    connect(m_text, &LessonBrowser::partClicked, session->lecture(), [session](std::size_t part) {
        if (!session->presentation()->isOn())
            session->lecture()->goTo(part);
    });
    connect(session->lecture(), &Lecture::lessonChanged, this, &LessonPane::showLesson);
    connect(session->lecture(), &Lecture::placeChanged, this, &LessonPane::showPart);
    connect(session->presentation(), &Presentation::changed, this, &LessonPane::showLesson);
    showLesson();
}

QToolButton *LessonPane::makePaperButton()
{
    auto *button = makeIconButton(QStringLiteral("lessonOnPaper"), "print", tr("The lesson on paper"), m_top);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    menu->addAction(tr("Preview and Print…"), this, [this] {
        if (const LessonPtr &lesson = m_session->lecture()->lesson())
            previewPages(m_session, this, printableLesson(m_session, lesson));
    });
    menu->addAction(tr("Save as PDF or HTML…"), this, &LessonPane::save);
    button->setMenu(menu);
    return button;
}

void LessonPane::save()
{
    const LessonPtr lesson = m_session->lecture()->lesson();
    if (!lesson)
        return;
    askForFileToSave(this,
                     {.title = tr("Save the Lesson"),
                      .objectName = QStringLiteral("saveLessonDialog"),
                      .filters = {fileFilter(QStringLiteral("PDF"), {QStringLiteral("pdf")}),
                                  fileFilter(QStringLiteral("HTML"), {QStringLiteral("html")})},
                      .expression = lesson->title},
                     [this, lesson](const QString &path) { saveLesson(m_session, lesson, path); });
}

void LessonPane::showLesson()
{
    m_shown.reset();
    if (const LessonPtr &lesson = m_session->lecture()->lesson()) {
        m_title->setText(lesson->title);
        m_top->setVisible(!m_session->presentation()->isOn());
        showPart();
    }
}

void LessonPane::showPart()
{
    const Lecture *lecture = m_session->lecture();
    if (!lecture->lesson())
        return;
    const LessonScene *scene = lecture->scene();
    const std::size_t part = lecture->part();
    const auto beside = lecture->lesson()->sceneBeside(part);
    const bool isNear = beside && (*beside <= part + 1 && part <= *beside + 1);
    const bool hasBoard = scene && scene->board && (isNear || !m_session->presentation()->isOn());
    if (hasBoard)
        m_board->setPosition(scene->position);
    m_board->setVisible(hasBoard);
    if (m_session->presentation()->isOn())
        showForAudience();
    else
        showAll();
}

void LessonPane::showAll()
{
    const Lecture *lecture = m_session->lecture();
    if (m_shown != lecture->lesson()) {
        m_shown = lecture->lesson();
        m_text->setLesson(m_shown);
    }
    m_text->mark(lecture->part());
}

void LessonPane::showForAudience()
{
    const Lecture *lecture = m_session->lecture();
    m_shown.reset();
    layout()->invalidate();
    layout()->activate(); // without the board the text has more space
    if (lecture->isAtText() && isVisible())
        m_text->setPart(lecture->lesson(), lecture->part(), 34.0 / 1080 * window()->height());
}

void LessonPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_session->lecture()->lesson())
        QMetaObject::invokeMethod(this, &LessonPane::showPart, Qt::QueuedConnection); // when the text has its new size
}

void LessonPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_session->lecture()->lesson())
        showPart();
}

} // namespace mexplorer
