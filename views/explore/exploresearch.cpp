#include "views/explore/exploreview.h"

#include "model/core/scanner.h"
#include "model/session/session.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QLineEdit>

// The search of ExploreView: what it finds, how that is told, and the walk from one found position to the next.

namespace mexplorer {

/// True if there may be something to find in the part of the graph that isn't built.
bool ExploreView::findsNothingSoFar() const
{
    const GraphFilter &filter = *m_session->filter();
    return filter.isCurrent() && !filter.settings().query.trimmed().isEmpty() && filter.queryProblem().isEmpty() &&
           filter.matches().empty() && m_session->exploration()->isReady() &&
           m_session->exploration()->graph()->isTruncated();
}

/// What stands in the way of a search.
QString ExploreView::searchProblem() const
{
    const GraphFilter &filter = *m_session->filter();
    if (!filter.isCurrent() || filter.settings().query.trimmed().isEmpty())
        return {};
    if (!filter.queryProblem().isEmpty())
        return filter.queryProblem();
    if (findsNothingSoFar())
        return tr("The search finds none in the part that is built");
    const bool dims = filter.settings().others == FilterSettings::Others::Dimmed;
    return dims && filter.shownMatches() == 0 ? tr("The search finds nothing here, so nothing is dimmed") : QString();
}

/// How many positions the search finds, in few words: first those that are seen.
QString ExploreView::matchesText() const
{
    const GraphFilter &filter = *m_session->filter();
    if (!filter.queryProblem().isEmpty())
        return QStringLiteral("?");
    if (filter.matches().empty())
        return findsNothingSoFar() ? tr("none so far") : tr("none");
    const std::size_t outside = filter.matches().size() - filter.shownMatches();
    const QString here = groupedNumber(filter.shownMatches());
    const QString walked = m_match < 0 ? here : tr("%1 of %2").arg(groupedNumber(quint64(m_match + 1)), here);
    if (outside == 0)
        return walked;
    const QString text = m_match < 0 ? tr("%1 here, %2 outside") : tr("%1, %2 outside");
    return text.arg(walked, groupedNumber(outside));
}

/// The same as a sentence, where there is more to say.
QString ExploreView::matchesSentence() const
{
    const GraphFilter &filter = *m_session->filter();
    const std::size_t outside = filter.matches().size() - filter.shownMatches();
    if (outside == 0)
        return searchProblem();
    return (outside == 1 ? tr("1 of the positions found is outside of what is shown; A shows the whole graph")
                         : tr("%1 of the positions found are outside of what is shown; A shows the whole graph")
                               .arg(groupedNumber(outside)));
}

/// To screen readers, that a search finds nothing and why.
void ExploreView::sayMatches()
{
    const QString problem = searchProblem();
    if (problem == m_search->accessibleDescription())
        return;
    m_search->setAccessibleDescription(problem);
    QAccessibleEvent event(m_search, problem.isEmpty() ? QAccessible::DescriptionChanged : QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ExploreView::showMatches()
{
    const GraphFilter &filter = *m_session->filter();
    const bool asked = !filter.settings().query.trimmed().isEmpty();
    const auto count = static_cast<qsizetype>(filter.shownMatches());
    const QString text = asked ? matchesText() : QString();
    if (text != m_matchCount->text()) {
        m_matchCount->setText(text);
        fitTools();
    }
    m_matchCount->setToolTip(matchesSentence());
    m_search->setToolTip(matchesSentence());
    sayMatches();
    m_nextMatch->setEnabled(count > 0);
    m_previousMatch->setEnabled(count > 0);
    const bool dims = asked && filter.settings().others == FilterSettings::Others::Dimmed && count > 0;
    const bool isAlone = asked && filter.settings().others == FilterSettings::Others::Hidden;
    m_canvas->setMatches(isAlone ? std::vector<PositionId>() : filter.matches(), dims); // all that is seen was found
    showHighlights();
    showSummary();
}

void ExploreView::selectMatch(qsizetype index)
{
    const std::vector<PositionId> &matches = m_session->filter()->matches();
    const auto count = static_cast<qsizetype>(m_session->filter()->shownMatches());
    if (count == 0 || !m_session->filter()->isCurrent())
        return;
    m_match = (index + count) % count;
    m_session->exploration()->select(matches[static_cast<std::size_t>(m_match)]);
    showMatches();
}

void ExploreView::selectNextMatch()
{
    selectMatch(m_match + 1);
}

void ExploreView::selectPreviousMatch()
{
    selectMatch(m_match < 0 ? -1 : m_match - 1);
}

} // namespace mexplorer
