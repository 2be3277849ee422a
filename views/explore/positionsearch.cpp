// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/positionsearch.h"

#include "model/core/scanner.h"
#include "model/session/session.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploretoolbar.h"
#include "views/widgets/commands.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace mexplorer {

PositionSearch::PositionSearch(Session *session, Commands *commands, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(commands), m_field(makeNamed<QLineEdit>("findPositions", this)),
      m_count(makeNamed<QLabel>("matchCount", this))
{
    addCommands();
    m_field->setAccessibleName(tr("Find positions"));
    m_field->setPlaceholderText(tr("Find: P, value>3, followers<=2, a text"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumWidth(120);
    m_field->setMaximumWidth(360);
    m_field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *row = makeLayout<QHBoxLayout>(this, 4);
    row->addWidget(m_field, 1);
    row->addWidget(m_count);
    row->addWidget(ExploreToolBar::commandButton(*commands, ExploreCommands::findPrevious, this));
    row->addWidget(ExploreToolBar::commandButton(*commands, ExploreCommands::findNext, this));
    QToolButton *filter = makeIconButton(QStringLiteral("filterButton"), "filter",
                                         tr("How positions that the search doesn't find are shown"), this);
    filter->setPopupMode(QToolButton::InstantPopup);
    filter->setMenu(commands->makeMenu(tr("Filter"), ExploreCommands::findMenu, 1));
    row->addWidget(filter);
    connect(m_field, &QLineEdit::textChanged, session->filter(), &GraphFilter::setQuery);
    connect(m_field, &QLineEdit::returnPressed, this, &PositionSearch::selectNext);
    connect(session->filter(), &GraphFilter::matchesChanged, this, [this] {
        m_index = -1;
        showFound();
    });
    connect(session->filter(), &GraphFilter::settingsChanged, this, [this] {
        if (const QString &query = m_session->filter()->settings().query; m_field->text() != query)
            m_field->setText(query);
    });
    m_field->setText(session->filter()->settings().query);
    showFound();
}

void PositionSearch::addCommands()
{
    const MenuPosition position = {ExploreCommands::findMenu, 0};
    QAction *search =
        m_commands->add(ExploreCommands::find, tr("Find &Positions"), tr("Find positions by text, value or outcome"),
                        {.icon = "search", .keys = {QKeySequence::Find}, .position = position}, [this] {
                            m_field->setFocus(Qt::ShortcutFocusReason);
                            m_field->selectAll();
                        });
    m_next =
        m_commands->add(ExploreCommands::findNext, tr("Find &Next"), tr("Go to the next position found"),
                        {.icon = "chevron-down", .keys = {Qt::Key_F3}, .position = position}, [this] { selectNext(); });
    m_previous = m_commands->add(
        ExploreCommands::findPrevious, tr("Find Pre&vious"), tr("Go to the position found before"),
        {.icon = "chevron-up", .keys = {Qt::SHIFT | Qt::Key_F3}, .position = position}, [this] { selectPrevious(); });
    for (QAction *action : {search, m_next, m_previous})
        action->setShortcutContext(Qt::WindowShortcut); // for the panels next to this view, too
}

bool PositionSearch::isAsked() const
{
    return !m_session->filter()->settings().query.trimmed().isEmpty();
}

/// True if nothing was found, but the graph is incomplete.
bool PositionSearch::findsNothingSoFar() const
{
    const GraphFilter &filter = *m_session->filter();
    return filter.isCurrent() && isAsked() && filter.queryProblem().isEmpty() && filter.matches().empty() &&
           m_session->exploration()->isReady() && m_session->exploration()->graph()->isTruncated();
}

QString PositionSearch::problem() const
{
    const GraphFilter &filter = *m_session->filter();
    if (!filter.isCurrent() || !isAsked())
        return {};
    if (!filter.queryProblem().isEmpty())
        return filter.queryProblem();
    if (findsNothingSoFar())
        return tr("The search finds none in the part that is built");
    const bool dims = filter.settings().others == FilterSettings::Others::Dimmed;
    return dims && filter.shownMatches() == 0 ? tr("The search finds nothing here, so nothing is dimmed") : QString();
}

/// Returns the number of positions found in a few words, visible ones first.
QString PositionSearch::countText() const
{
    const GraphFilter &filter = *m_session->filter();
    if (!filter.queryProblem().isEmpty())
        return QStringLiteral("?");
    if (filter.matches().empty())
        return findsNothingSoFar() ? tr("none so far") : tr("none");
    const std::size_t outside = filter.matches().size() - filter.shownMatches();
    const QString here = groupedNumber(filter.shownMatches());
    const QString walked = m_index < 0 ? here : tr("%1 of %2").arg(groupedNumber(quint64(m_index + 1)), here);
    if (outside == 0)
        return walked;
    const QString text = m_index < 0 ? tr("%1 here, %2 outside") : tr("%1, %2 outside");
    return text.arg(walked, groupedNumber(outside));
}

/// Returns the number found as a sentence, if there are details to add.
QString PositionSearch::sentence() const
{
    const GraphFilter &filter = *m_session->filter();
    const std::size_t outside = filter.matches().size() - filter.shownMatches();
    if (outside == 0)
        return problem();
    return tr("%Ln of the positions found {is|are} outside of what is shown; A shows the whole graph", nullptr,
              static_cast<int>(outside));
}

/// Announces to screen readers that a search finds nothing, and why.
void PositionSearch::announceProblem()
{
    const QString text = problem();
    if (text != m_field->accessibleDescription())
        announce(m_field, text);
}

bool PositionSearch::dimsOthers() const
{
    const GraphFilter &filter = *m_session->filter();
    return isAsked() && filter.settings().others == FilterSettings::Others::Dimmed && filter.shownMatches() > 0;
}

std::vector<PositionId> PositionSearch::marked() const
{
    const GraphFilter &filter = *m_session->filter();
    const bool areAlone = isAsked() && filter.settings().others == FilterSettings::Others::Hidden;
    return areAlone ? std::vector<PositionId>() : filter.matches();
}

void PositionSearch::showFound()
{
    const GraphFilter &filter = *m_session->filter();
    const QString text = isAsked() ? countText() : QString();
    if (text != m_count->text()) {
        m_count->setText(text);
        emit sizeChanged();
    }
    m_count->setToolTip(sentence());
    m_field->setToolTip(sentence());
    announceProblem();
    m_next->setEnabled(filter.shownMatches() > 0);
    m_previous->setEnabled(filter.shownMatches() > 0);
    emit foundChanged();
}

void PositionSearch::select(qsizetype index)
{
    const GraphFilter &filter = *m_session->filter();
    const auto count = static_cast<qsizetype>(filter.shownMatches());
    if (count == 0 || !filter.isCurrent() || !m_session->exploration()->answers().showsRightMoves())
        return;
    m_index = (index + count) % count;
    m_session->exploration()->select(filter.matches()[static_cast<std::size_t>(m_index)]);
    showFound();
}

} // namespace mexplorer
