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
    const GraphLens &lens = *m_session->lens();
    return lens.isCurrent() && !lens.settings().query.trimmed().isEmpty() && lens.queryProblem().isEmpty() &&
           lens.matches().empty() && m_session->exploration()->isReady() &&
           m_session->exploration()->graph()->isTruncated();
}

/// What stands in the way of a search.
QString ExploreView::searchProblem() const
{
    const GraphLens &lens = *m_session->lens();
    if (!lens.isCurrent() || lens.settings().query.trimmed().isEmpty())
        return {};
    if (!lens.queryProblem().isEmpty())
        return lens.queryProblem();
    if (findsNothingSoFar())
        return tr("The search finds none in the part that is built");
    const bool dims = lens.settings().others == LensSettings::Others::Dimmed;
    return dims && lens.shownMatches() == 0 ? tr("The search finds nothing here, so nothing is dimmed") : QString();
}

/// How many positions the search finds, in few words: first those that are seen.
QString ExploreView::matchesText() const
{
    const GraphLens &lens = *m_session->lens();
    if (!lens.queryProblem().isEmpty())
        return QStringLiteral("?");
    if (lens.matches().empty())
        return findsNothingSoFar() ? tr("none so far") : tr("none");
    const std::size_t outside = lens.matches().size() - lens.shownMatches();
    const QString here = groupedNumber(lens.shownMatches());
    const QString walked = m_match < 0 ? here : tr("%1 of %2").arg(groupedNumber(quint64(m_match + 1)), here);
    if (outside == 0)
        return walked;
    const QString text = m_match < 0 ? tr("%1 here, %2 outside") : tr("%1, %2 outside");
    return text.arg(walked, groupedNumber(outside));
}

/// The same as a sentence, where there is more to say.
QString ExploreView::matchesSentence() const
{
    const GraphLens &lens = *m_session->lens();
    const std::size_t outside = lens.matches().size() - lens.shownMatches();
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
    const GraphLens &lens = *m_session->lens();
    const bool asked = !lens.settings().query.trimmed().isEmpty();
    const auto count = static_cast<qsizetype>(lens.shownMatches());
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
    const bool dims = asked && lens.settings().others == LensSettings::Others::Dimmed && count > 0;
    const bool isAlone = asked && lens.settings().others == LensSettings::Others::Hidden;
    m_canvas->setMatches(isAlone ? std::vector<PositionId>() : lens.matches(), dims); // all that is seen was found
    showHighlights();
    showSummary();
}

void ExploreView::selectMatch(qsizetype index)
{
    const std::vector<PositionId> &matches = m_session->lens()->matches();
    const auto count = static_cast<qsizetype>(m_session->lens()->shownMatches());
    if (count == 0 || !m_session->lens()->isCurrent())
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
