// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/picturestack.h"

#include "model/session/session.h"
#include "views/cover/answercover.h"
#include "views/stepper/picturepane.h"
#include "views/theme/fontrole.h"
#include "views/widgets/layouts.h"
#include "views/widgets/noticepage.h"

#include <QLabel>

namespace mexplorer {

PictureStack::PictureStack(Session *session, QWidget *parent)
    : QStackedWidget(parent), m_pane(makeNamed<PicturePane>("stepPicture", this)), m_notice(new NoticePage(this)),
      m_end(makeText("endCard", this))
{
    Walkthrough *walkthrough = session->walkthrough();
    connect(m_pane, &PicturePane::positionActivated, walkthrough, &Walkthrough::stepInto);
    connect(m_pane, &PicturePane::stepRequested, walkthrough, [walkthrough](int step) {
        walkthrough->pause();
        walkthrough->seek(step);
    });
    m_notice->setNames(QStringLiteral("stepNotice"), QStringLiteral("stepOffer"));
    connect(m_notice, &NoticePage::offerTaken, this, &PictureStack::offerTaken);
    m_end->setAlignment(Qt::AlignCenter);
    m_end->setTextFormat(Qt::PlainText);
    setFontRole(m_end, FontRole::Title);
    addWidgets(this, {m_pane, m_notice, makeAnswerCover(session), m_end});
}

void PictureStack::showNotice(const QString &html, const QString &offer)
{
    m_notice->showNotice(html, offer);
    setCurrentIndex(Notice);
}

void PictureStack::showEnd(const QString &text)
{
    m_end->setText(text);
    setCurrentIndex(End);
}

} // namespace mexplorer
