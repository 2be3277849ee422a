// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/picturestack.h"

#include "model/session/session.h"
#include "views/cover/answercover.h"
#include "views/stepper/codepane.h"
#include "views/stepper/mextray.h"
#include "views/stepper/nimsumboard.h"
#include "views/stepper/pairpane.h"
#include "views/stepper/periodstrip.h"
#include "views/stepper/symmetrypane.h"
#include "views/stepper/tablepane.h"
#include "views/stepper/treepane.h"
#include "views/theme/fontrole.h"
#include "views/widgets/layouts.h"
#include "views/widgets/noticepage.h"

#include <QLabel>

namespace mexplorer {

PicturePane *makePane(const TracePicture &picture, QWidget *parent)
{
    if (std::holds_alternative<TrayPicture>(picture))
        return new MexTray(parent);
    if (std::holds_alternative<ColumnsPicture>(picture))
        return new NimSumBoard(parent);
    if (std::holds_alternative<StripPicture>(picture))
        return new PeriodStrip(parent);
    if (std::holds_alternative<TablePicture>(picture))
        return new TablePane(parent);
    if (std::holds_alternative<TreePicture>(picture))
        return new TreePane(parent);
    if (std::holds_alternative<SymmetryPicture>(picture))
        return new SymmetryPane(parent);
    if (std::holds_alternative<CodePicture>(picture))
        return new CodePane(parent);
    return std::holds_alternative<PairPicture>(picture) ? new PairPane(parent) : nullptr;
}

PictureStack::PictureStack(Session *session, QWidget *parent)
    : QStackedWidget(parent), m_notice(new NoticePage(this)), m_cover(makeAnswerCover(session)), m_end(makeEnd())
{
    Walkthrough *walkthrough = session->walkthrough();
    for (const TracePicture &picture :
         std::initializer_list<TracePicture>{TrayPicture(), ColumnsPicture(), StripPicture(), TablePicture(),
                                             TreePicture(), SymmetryPicture(), CodePicture(), PairPicture()})
        m_panes.emplace(picture.index(), makePane(picture, this));
    for (const auto &[index, pane] : m_panes) {
        addWidget(pane);
        setFontRole(pane, FontRole::Body, pane == paneFor(StripPicture()) ? FontRole::Heading : FontRole::Title);
        connect(pane, &PicturePane::positionActivated, walkthrough, &Walkthrough::stepInto);
        connect(pane, &PicturePane::stepRequested, walkthrough, [walkthrough](int step) {
            walkthrough->pause();
            walkthrough->seek(step);
        });
    }
    m_notice->setNames(QStringLiteral("stepNotice"), QStringLiteral("stepOffer"));
    connect(m_notice, &NoticePage::offerTaken, this, &PictureStack::offerTaken);
    addWidgets(this, {m_notice, m_cover, m_end});
}

QLabel *PictureStack::makeEnd()
{
    auto *end = new QLabel(this);
    end->setObjectName(QStringLiteral("endCard"));
    end->setAlignment(Qt::AlignCenter);
    end->setWordWrap(true);
    end->setTextFormat(Qt::PlainText);
    setFontRole(end, FontRole::Title);
    return end;
}

PicturePane *PictureStack::paneFor(const TracePicture &picture) const
{
    const auto pane = m_panes.find(picture.index());
    return pane == m_panes.end() ? nullptr : pane->second;
}

void PictureStack::showNotice(const QString &html, const QString &offer)
{
    m_notice->showNotice(html, offer);
    setCurrentWidget(m_notice);
}

void PictureStack::showEnd(const QString &text)
{
    m_end->setText(text);
    setCurrentWidget(m_end);
}

bool PictureStack::isAtNotice() const
{
    return currentWidget() == m_notice || currentWidget() == m_cover;
}

bool PictureStack::isAtEnd() const
{
    return currentWidget() == m_end;
}

} // namespace mexplorer
