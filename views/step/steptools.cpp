// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/steptools.h"

#include "model/step/walkthrough.h"
#include "views/step/stepactions.h"
#include "views/step/stepcommands.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/segmentedswitch.h"

#include <QAbstractButton>
#include <QMenu>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The number of kinds with a button.
constexpr std::size_t kindsShown = 5;

} // namespace

StepTools::StepTools(Walkthrough *walkthrough, Commands *commands, QWidget *parent)
    : QWidget(parent), m_walkthrough(walkthrough), m_commands(commands),
      m_choices(commands, [walkthrough](TraceKind kind) { walkthrough->setKind(kind); }),
      m_kinds(makeNamed<SegmentedSwitch>("traceKinds", this)), m_moreKinds(makeNamed<QToolButton>("moreKinds", this))
{
    addKinds();
    m_guessFirst = makeCommandButton((*commands)[StepCommands::guessFirst], this);

    auto *line = makeLayout<QHBoxLayout>(this, 8);
    addWidgets(line, {m_kinds, m_moreKinds});
    line->addStretch();
    line->addWidget(m_guessFirst);
    line->addWidget(makeMenuButton("copy", tr("Copy the steps"), StepActions::copies));
    line->addWidget(makeMenuButton("export", tr("Export the steps"), StepActions::exports));
    m_fullWidth = line->sizeHint().width();
    const int side = m_guessFirst->sizeHint().height();
    m_kindsWidth = m_fullWidth - m_guessFirst->sizeHint().width() + side;
    m_guessFirst->setMinimumWidth(side); // without its text if there is little space
    connect(walkthrough, &Walkthrough::kindChanged, this, &StepTools::showKind);
    connect(walkthrough, &Walkthrough::traceChanged, this, &StepTools::showKind);
}

QString StepTools::about(TraceKind kind)
{
    static constexpr auto texts = std::to_array<const char *>({
        QT_TR_NOOP("How the followers' values give the position's"),
        QT_TR_NOOP("How the components' values join in binary columns"),
        QT_TR_NOOP("How all positions of the graph get their labels"),
        QT_TR_NOOP("The Sprague-Grundy theorem, proved on this position"),
        QT_TR_NOOP("How the period of a heap game is found and proved"),
        QT_TR_NOOP("How the table of a heap game's values is filled, and the law that they follow"),
        QT_TR_NOOP("The recursion that finds a value, with and without memory"),
        QT_TR_NOOP("Winning by answering each move with its mirror image"),
        QT_TR_NOOP("How Nim is won when the last move loses"),
        QT_TR_NOOP("What the digits of an octal code say about the moves"),
        QT_TR_NOOP("The graph under normal and misère play, with what differs marked"),
    });
    static_assert(texts.size() == traceKindCount);
    return tr(texts[static_cast<std::size_t>(kind)]);
}

void StepTools::addKinds()
{
    const auto kinds = allTraceKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        QList<QKeySequence> keys;
        if (i < 9)
            keys << (Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i));
        m_choices.add(StepCommands::kind(kinds[i]), traceKindTitle(kinds[i]), about(kinds[i]),
                      {.keys = keys, .position = {Menus::workspace, 0}}, kinds[i]);
        if (i < kindsShown)
            m_kinds->addChoice(traceKindTitle(kinds[i]), about(kinds[i]));
    }
    m_kinds->setArrowKeysUsed(false); // the arrow keys step
    connect(m_kinds, &SegmentedSwitch::chosen, m_walkthrough,
            [this](int index) { m_walkthrough->setKind(allTraceKinds()[static_cast<std::size_t>(index)]); });
    m_moreKinds->setPopupMode(QToolButton::InstantPopup);
    m_moreKinds->setAutoRaise(true);
    m_moreKinds->setCheckable(true);
    m_moreKinds->setToolTip(tr("More kinds of walk-throughs"));
    m_moreKinds->setMenu(new QMenu(tr("More"), m_moreKinds));
    setFolded(false);
}

QSize StepTools::minimumSizeHint() const
{
    QSize least = layout()->minimumSize();
    if (!m_kinds->isHidden())
        least.rwidth() -= m_kinds->minimumSizeHint().width() + layout()->spacing();
    return least;
}

QToolButton *StepTools::makeMenuButton(const char *icon, const QString &text, MenuPosition position)
{
    QToolButton *button = makeIconButton({}, icon, text, this);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(m_commands->makeMenu(text, position.menu, position.group));
    return button;
}

bool StepTools::isPresentKind(const QWidget *button) const
{
    const auto *kind = qobject_cast<const QAbstractButton *>(button);
    return kind && kind->isChecked() && m_kinds->isAncestorOf(kind);
}

void StepTools::setFolded(bool folded)
{
    m_kinds->setVisible(!folded);
    QMenu *menu = m_moreKinds->menu();
    menu->clear();
    for (const TraceKind kind : allTraceKinds().subspan(folded ? 0 : kindsShown))
        menu->addAction(m_choices[kind]);
    showKind();
}

void StepTools::showKind()
{
    const TraceKind kind = m_walkthrough->shownKind();
    m_choices.setCurrent(kind);
    const bool isInMenu = m_moreKinds->menu()->actions().contains(m_choices[kind]);
    m_moreKinds->setText((isInMenu ? traceKindTitle(kind) : tr("More")) + QStringLiteral(" ▾"));
    m_moreKinds->setChecked(isInMenu);
    const auto index = static_cast<std::size_t>(std::ranges::find(allTraceKinds(), kind) - allTraceKinds().begin());
    if (index < kindsShown)
        m_kinds->setCurrent(static_cast<int>(index));
    else
        m_kinds->setNone();
}

void StepTools::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasSpace = width() >= m_fullWidth;
    m_guessFirst->setToolButtonStyle(hasSpace ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    if (m_kinds->isHidden() != (width() < m_kindsWidth))
        setFolded(width() < m_kindsWidth);
}

} // namespace mexplorer
