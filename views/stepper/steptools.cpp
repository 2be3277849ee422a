// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/steptools.h"

#include "model/session/walkthrough.h"
#include "views/stepper/kindmenu.h"
#include "views/stepper/stepcommands.h"
#include "views/stepper/traceexport.h"
#include "views/widgets/layouts.h"
#include "views/widgets/segmentedswitch.h"
#include "views/widgets/toolbuttons.h"

#include <QAbstractButton>
#include <QMenu>

namespace mexplorer {

StepTools::StepTools(Walkthrough *walkthrough, Commands *commands, QWidget *parent)
    : QWidget(parent), m_walkthrough(walkthrough), m_commands(commands),
      m_kinds(makeNamed<SegmentedSwitch>("traceKinds", this))
{
    m_kinds->setArrowKeysUsed(false); // they step
    std::vector<CommandId> ids;
    for (const TraceKind kind : allTraceKinds().first(KindMenu::inSight)) {
        m_kinds->addChoice(traceKindTitle(kind), KindMenu::about(kind));
        ids.push_back(StepCommands::kind(kind));
    }
    m_kinds->addCommands(m_commands, ids, {Menus::workspace, 0});
    connect(m_kinds, &SegmentedSwitch::chosen, walkthrough,
            [walkthrough](int index) { walkthrough->setKind(allTraceKinds()[static_cast<std::size_t>(index)]); });
    m_moreKinds = new KindMenu(walkthrough, commands, this);
    m_guessFirst = makeCommandButton((*commands)[StepCommands::guessFirst], this);

    auto *line = makeLayout<QHBoxLayout>(this, 8);
    addWidgets(line, {m_kinds, m_moreKinds});
    line->addStretch();
    line->addWidget(m_guessFirst);
    line->addWidget(makeMenuButton("copy", tr("Copy the steps"), TraceExport::copies));
    line->addWidget(makeMenuButton("export", tr("Export the steps"), TraceExport::exports));
    m_fullWidth = line->sizeHint().width();
    const int side = m_guessFirst->sizeHint().height();
    m_kindsWidth = m_fullWidth - m_guessFirst->sizeHint().width() + side;
    m_guessFirst->setMinimumWidth(side); // without its text where there is little room
    connect(walkthrough, &Walkthrough::kindChanged, this, &StepTools::showKind);
    connect(walkthrough, &Walkthrough::traceChanged, this, &StepTools::showKind);
    showKind();
}

QSize StepTools::minimumSizeHint() const
{
    QSize least = layout()->minimumSize();
    if (!m_kinds->isHidden())
        least.rwidth() -= m_kinds->minimumSizeHint().width() + layout()->spacing();
    return least;
}

QToolButton *StepTools::makeMenuButton(const char *icon, const QString &text, MenuPlace place)
{
    QToolButton *button = makeIconButton({}, icon, text, this);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(m_commands->makeMenu(text, place.menu, place.group));
    return button;
}

bool StepTools::isPresentKind(const QWidget *button) const
{
    const auto *kind = qobject_cast<const QAbstractButton *>(button);
    return kind && kind->isChecked() && m_kinds->isAncestorOf(kind);
}

void StepTools::showKind()
{
    const auto kinds = allTraceKinds().first(KindMenu::inSight);
    if (m_moreKinds->isCurrent())
        m_kinds->setNone();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] == m_walkthrough->shownKind())
            m_kinds->setCurrent(static_cast<int>(i));
    }
}

void StepTools::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasRoom = width() >= m_fullWidth;
    m_guessFirst->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_kinds->setVisible(width() >= m_kindsWidth);
    m_moreKinds->setHoldsAll(width() < m_kindsWidth);
}

} // namespace mexplorer
