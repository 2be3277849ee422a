// SPDX-License-Identifier: GPL-3.0-or-later
// A graph through a filter
//
// Each setting gives a set of positions, and the visible positions are the intersection. A setting that would make it
// empty is ignored, and the result contains a problem. Merging comes last: a group is visible if one of its positions
// is.

#include "model/explore/filterresult.h"

#include "model/core/modeltext.h"
#include "model/explore/paths.h"
#include "model/explore/positionquery.h"

#include <algorithm>

namespace mexplorer {

namespace {

void showThrough(ExcerptPtr excerpt, FilterResult &view)
{
    view.excerpt = std::move(excerpt);
    const auto isShown = [&view](PositionId id) { return !view.excerpt || view.excerpt->shownOf(id).isShown(); };
    const auto outside = std::stable_partition(view.matches.begin(), view.matches.end(), isShown);
    view.shownMatches = static_cast<std::size_t>(outside - view.matches.begin());
}

class FilterRun
{
public:
    FilterRun(const GameGraphPtr &graph, const Labels &labels, const Predecessors &predecessors,
              const FilterSettings &settings, JobControl &control)
        : m_graph(graph), m_labels(labels), m_predecessors(predecessors), m_settings(settings), m_control(control)
    {
    }

    FilterResult run()
    {
        m_view = findMatches(*m_graph, m_labels, m_settings.query, {}, m_control);
        ExcerptRequest request;
        request.winningMovesOnly = m_settings.winningMovesOnly;
        if (m_settings.merged())
            request.quotient = quotient(*m_settings.merged());
        m_included = &request.included;
        keepRegion(request.start);
        if (m_settings.unfolding)
            keep(unfoldedPositions(*m_graph, m_settings), {});
        if (m_settings.others == FilterSettings::Others::Hidden && !m_settings.query.trimmed().isEmpty())
            keepMatches();
        if (request.included || request.winningMovesOnly || request.quotient)
            showThrough(excerptOf(m_graph, m_labels, request, m_control), m_view);
        return std::move(m_view);
    }

private:
    QuotientPtr quotient(Collapse kind)
    {
        const Result<QuotientPtr> collapsed = collapse(*m_graph, m_labels, kind, m_control);
        if (collapsed)
            return *collapsed;
        m_view.problem = collapsed.problem().message;
        return nullptr;
    }

    /// Intersects the included positions with \a positions. Returns false if nothing would remain, and changes nothing.
    bool keep(PositionSet positions, const QString &whyNot)
    {
        if (*m_included)
            positions &= **m_included;
        if (positions.isEmpty()) {
            m_view.problem = whyNot;
            return false;
        }
        *m_included = std::move(positions);
        return true;
    }

    /// Sets \a start if the part has another start.
    void keepRegion(PositionId &start)
    {
        using Region = FilterSettings::Region;
        if (m_settings.region == Region::Everything)
            return; // then there is no anchor
        const std::optional<PositionId> anchor = m_graph->find(m_settings.anchor);
        if (!anchor)
            return;
        if (m_settings.region == Region::To) {
            keep(leadingTo(*m_graph, m_predecessors, *anchor, m_control), {});
        } else if (m_settings.region == Region::From) {
            if (keep(reachableFrom(*m_graph, *anchor, m_control), {}))
                start = *anchor;
        } else if (const std::optional<PositionId> target = m_graph->find(m_settings.target)) {
            keepBetween(*anchor, *target, start);
        }
    }

    void keepBetween(PositionId from, PositionId to, PositionId &start)
    {
        PositionSet between = positionsBetween(*m_graph, m_predecessors, from, to, m_control);
        if (between.isEmpty()) {
            std::swap(from, to);
            between = positionsBetween(*m_graph, m_predecessors, from, to, m_control);
        }
        m_view.path = shortestPath(*m_graph, from, to, m_control);
        m_view.hasNoPath = between.isEmpty() && !m_control.isCancelled();
        if (keep(std::move(between), ModelText::tr("No play leads from one of the two positions to the other.")))
            start = from;
    }

    void keepMatches()
    {
        if (!m_view.queryProblem.isEmpty())
            return;
        PositionSet found(m_graph->positionCount());
        for (const PositionId id : m_view.matches)
            found.insert(id);
        keep(std::move(found), ModelText::tr("The search finds nothing here, so nothing is hidden."));
    }

    const GameGraphPtr &m_graph;
    const Labels &m_labels;
    const Predecessors &m_predecessors;
    const FilterSettings &m_settings;
    JobControl &m_control;
    std::optional<PositionSet> *m_included = nullptr;
    FilterResult m_view;
};

/// The text or expression of a query that consists of nothing else; otherwise empty.
QString nameIn(const PositionQuery &query)
{
    if (query.conditions().size() != 1)
        return {};
    const auto &what = query.conditions().front().what;
    if (const auto *position = std::get_if<Position>(&what))
        return position->text();
    const auto *text = std::get_if<QString>(&what);
    return text ? *text : QString();
}

/// Moves the position called \a name, with or without its rules, before all other \a matches.
void putFirst(const QString &name, const GameGraph &graph, std::vector<PositionId> &matches, JobControl &control)
{
    for (auto match = matches.begin(); match != matches.end(); ++match) {
        if ((match - matches.begin()) % 256 == 0 && control.isCancelled())
            return;
        const QString text = graph.text(*match);
        if (text.endsWith(name, Qt::CaseInsensitive) &&
            (text.size() == name.size() ||
             graph.rules()->positionText(graph.cells(*match)).compare(name, Qt::CaseInsensitive) == 0)) {
            std::rotate(matches.begin(), match, match + 1);
            return;
        }
    }
}

} // namespace

bool FilterSettings::showsAll() const
{
    const bool hides = others == Others::Hidden && !query.trimmed().isEmpty();
    return region == Region::Everything && !hides && !winningMovesOnly && !unfolding && !collapse;
}

FilterSettings FilterSettings::forExcerpt() const
{
    FilterSettings settings = *this;
    if (others != Others::Hidden) {
        settings.query.clear();
        settings.others = Others::Shown;
    }
    if (!unfolding) {
        settings.opened.clear();
        settings.pinned.clear();
    }
    settings.collapse = merged();
    return settings;
}

PositionSet unfoldedPositions(const GameGraph &graph, const FilterSettings &settings)
{
    PositionSet seen(graph.positionCount());
    std::vector<PositionId> queue;
    const auto show = [&](PositionId id) {
        if (!seen.contains(id))
            queue.push_back(id);
        seen.insert(id);
    };
    show(GameGraph::root());
    for (const CellVector &cells : settings.pinned) {
        if (const std::optional<PositionId> id = graph.find(cells))
            show(*id);
    }
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const PositionId id = queue[at];
        const Cells cells = graph.cells(id);
        if (!settings.opened.contains(CellVector(cells.begin(), cells.end())))
            continue;
        for (const PositionId follower : graph.followers(id))
            show(follower);
    }
    return seen;
}

FilterResult findMatches(const GameGraph &graph, const Labels &labels, const QString &query, ExcerptPtr excerpt,
                         JobControl &control)
{
    FilterResult view;
    const Result<PositionQuery> read = readQuery(query);
    if (!read)
        view.queryProblem = read.problem().message;
    else if (!read->isEmpty())
        view.matches = read->find(graph, labels, control);
    if (read && !nameIn(*read).isEmpty())
        putFirst(nameIn(*read), graph, view.matches, control);
    showThrough(std::move(excerpt), view);
    return view;
}

FilterResult applyFilter(const GameGraphPtr &graph, const Labels &labels, const Predecessors &predecessors,
                         const FilterSettings &settings, JobControl &control)
{
    return FilterRun(graph, labels, predecessors, settings, control).run();
}

} // namespace mexplorer
