#include "model/layout/layers.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

/// Puts layers, order and places together.
class LayoutBuilder
{
public:
    LayoutBuilder(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                  const LayoutOptions &options)
        : m_graph(graph), m_predecessors(predecessors), m_layers(assignLayers(graph, labels, options.layering)),
          m_frame(m_layers, options.orientation), m_layout(std::make_shared<LayeredLayout>())
    {
        m_layout->m_options = options;
        m_layout->m_across.resize(graph.positionCount());
        m_layout->m_along.resize(graph.positionCount());
    }

    LayoutPtr build(JobControl &control)
    {
        takePlaces();
        m_structural = m_layout->m_across;
        if (m_layout->m_options.order == LayerOrder::Untangled && m_graph.moveCount() > mostExchangedMoves) {
            untangle(m_graph, m_predecessors, m_frame, m_layers, m_layout->m_across, control);
            takePlaces();
            if (m_frame.isFlat())
                straighten(m_graph, m_predecessors, double(m_frame.step()), m_layers, m_layout->m_across);
        } else if (m_layout->m_options.order == LayerOrder::Untangled) {
            adopt(untangledAsBefore(control));
        }
        turnToStructuralOrder();
        finish();
        if (m_graph.positionCount() <= mostRoutedPositions && m_graph.moveCount() <= mostRoutedMoves)
            m_layout->m_bends = routeMoves(m_graph, *m_layout);
        m_layout->m_extent |= curvesOf(m_graph, *m_layout); // a wide bow may lead past the outermost positions
        return m_layout;
    }

private:
    static constexpr std::size_t mostExchangedMoves = 3'000;
    static constexpr std::size_t mostSearchedMoves = 400;
    static constexpr PositionId mostRoutedPositions = 2'000;
    static constexpr std::size_t mostRoutedMoves = 400'000;

    struct State
    {
        Layers layers;
        std::vector<float> across;
        std::vector<float> along;
    };

    /// The order that grows from the last layer up, which a graph with one token more shares, unless another way to
    /// untangle crosses much less.
    State untangledAsBefore(JobControl &control)
    {
        constexpr double muchLess = 1.15;
        const State structural{m_layers, m_layout->m_across, m_layout->m_along};
        State upwards = structural;
        orderUpwards(m_graph, m_predecessors, m_frame, upwards.layers, upwards.across, upwards.along, control);
        const State stable = better(slid(straightened(upwards), control), slid(upwards, control));
        untangle(m_graph, m_predecessors, m_frame, m_layers, m_layout->m_across, control);
        takePlaces();
        const State swept{m_layers, m_layout->m_across, m_layout->m_along};
        const State usual = improved(straightened(swept), control);
        if (m_layers.layering == Layering::ShortMoves)
            return fewestCrossings(stable, usual, control);
        if (m_frame.isFlat() && m_graph.moveCount() <= mostSearchedMoves)
            return searched(stable, usual, control);
        if (double(crossingsOf(stable)) <= muchLess * double(crossingsOf(usual)))
            return stable;
        return better(settled(usual, control), stable);
    }

    /// Whoever asks for short moves wants them to cross little, and looks for no other order.
    State fewestCrossings(const State &stable, const State &usual, JobControl &control) const
    {
        State least = better(stable, settled(usual, control));
        if (!m_frame.isFlat() || m_graph.moveCount() > mostSearchedMoves)
            return least;
        for (const State &start : {stable, usual}) {
            for (const double loyalty : {0.25, 0.1, 0.0})
                least = better(least, search(start, loyalty, control));
        }
        return better(least, search(least, 0, control));
    }

    /// Of some drawings that cross little, the one most like the stable one: hardly more than the least, or more than
    /// that but no more than without a search.
    State searched(const State &stable, const State &usual, JobControl &control) const
    {
        constexpr double hardlyMore = 1.15;
        constexpr double muchMore = 1.4;
        const State least = better(stable, settled(usual, control));
        std::vector<State> drawings = {stable, least, search(least, 0.25, control), search(least, 0, control)};
        std::vector<double> counts;
        for (State &drawing : drawings) {
            turnToStructuralOrder(drawing);
            counts.push_back(double(crossingsOf(drawing)));
        }
        const double best = *std::min_element(counts.begin(), counts.end());
        const double most = std::max(hardlyMore * best, std::min(muchMore * best, double(crossingsOf(usual))));
        const State *likest = nullptr;
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            if (counts[i] <= most &&
                (!likest || likeness(drawings.front(), drawings[i]) > likeness(drawings.front(), *likest)))
                likest = &drawings[i];
        }
        return *likest;
    }

    /// Loyal to the structural order.
    State search(State state, double loyalty, JobControl &control) const
    {
        const double ratio = m_layout->m_options.orientation == Orientation::TopDown ? 1.5 : 1 / 1.5;
        searchPlaces(m_graph, m_predecessors, {double(m_frame.step()), ratio, m_structural, loyalty}, state.layers,
                     state.across, state.along, control);
        return state;
    }

    State straightened(State state) const
    {
        if (m_frame.isFlat())
            straighten(m_graph, m_predecessors, double(m_frame.step()), state.layers, state.across);
        return state;
    }

    State slid(State state, JobControl &control, Sliding sliding = Sliding::BetweenNeighbours) const
    {
        if (m_frame.isFlat())
            slideApart(m_graph, m_predecessors, double(m_frame.step()), sliding, state.layers, state.across,
                       state.along, control);
        return state;
    }

    State improved(State state, JobControl &control) const
    {
        exchangeNeighbours(m_graph, m_predecessors, state.layers, state.across, state.along, control);
        return slid(std::move(state), control, Sliding::PastNeighbours);
    }

    /// Improved again until that is of no use.
    State settled(State state, JobControl &control) const
    {
        constexpr int mostRounds = 3;
        quint64 before = 0;
        quint64 now = crossingsOf(state);
        for (int i = 0; i < mostRounds && now != before; ++i) {
            state = improved(std::move(state), control);
            before = std::exchange(now, crossingsOf(state));
        }
        return state;
    }

    quint64 crossingsOf(const State &state) const { return countCrossings(m_graph, state.across, state.along); }

    /// The one with fewer crossings.
    const State &better(const State &a, const State &b) const { return crossingsOf(b) < crossingsOf(a) ? b : a; }

    void adopt(const State &state)
    {
        m_layers = state.layers;
        m_layout->m_across = state.across;
        m_layout->m_along = state.along;
    }

    /// Kendall's tau of two drawings over the pairs that share a layer.
    double likeness(State &a, const State &b) const
    {
        int alike = 0;
        int pairs = 0;
        for (std::size_t layer = 0; layer < a.layers.count(); ++layer) {
            const auto members = a.layers[layer]; // from left to right
            for (std::size_t i = 0; i < members.size(); ++i) {
                for (std::size_t k = i + 1; k < members.size(); ++k)
                    alike += b.across[members[i]] < b.across[members[k]] ? 1 : -1;
            }
            pairs += static_cast<int>(members.size() * (members.size() - 1) / 2);
        }
        return pairs > 0 ? double(alike) / pairs : 1;
    }

    /// Mirrors the layout if it agrees less with the structural order than its mirror image does: they cross alike, and
    /// a graph with one token more shall not come out the other way round.
    void turnToStructuralOrder()
    {
        if (agreement(m_layers, m_layout->m_across) >= 0)
            return;
        mirror(m_layers, m_layout->m_across);
        if (!m_frame.isFlat())
            takePlaces();
    }

    void turnToStructuralOrder(State &flat) const
    {
        if (agreement(flat.layers, flat.across) < 0)
            mirror(flat.layers, flat.across);
    }

    static void mirror(Layers &layers, std::vector<float> &places)
    {
        for (std::size_t layer = 0; layer < layers.count(); ++layer)
            std::reverse(layers[layer].begin(), layers[layer].end());
        for (float &across : places)
            across = -across;
    }

    /// With the structural order; less than nothing if the mirror image agrees more. The last layers, which more graphs
    /// share, count more.
    double agreement(Layers &layers, const std::vector<float> &across) const
    {
        double sum = 0;
        for (std::size_t layer = 0; layer < layers.count(); ++layer)
            sum += agreementOf(layers[layer], across) / double(layers.count() - layer);
        return sum;
    }

    /// The correlation of the places of a layer with those in structural order.
    double agreementOf(std::span<const PositionId> members, const std::vector<float> &across) const
    {
        double mean = 0;
        for (const PositionId id : members)
            mean += double(across[id]) / double(members.size());
        double common = 0;
        double ours = 0;
        double structural = 0;
        for (const PositionId id : members) {
            const double place = double(across[id]) - mean;
            const double before = double(m_structural[id]); // centred on 0
            common += place * before;
            ours += place * place;
            structural += before * before;
        }
        return ours * structural > 0 ? common / std::sqrt(ours * structural) : 0;
    }

    void takePlaces()
    {
        for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
            const auto members = m_layers[layer];
            for (std::size_t place = 0; place < members.size(); ++place) {
                m_layout->m_across[members[place]] = m_frame.across(layer, place);
                m_layout->m_along[members[place]] = m_frame.along(layer, place);
            }
        }
    }

    void finish()
    {
        LayeredLayout &layout = *m_layout;
        layout.m_layering = m_layers.layering;
        layout.m_rank.resize(m_graph.positionCount());
        for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
            const auto members = m_layers[layer];
            for (std::size_t place = 0; place < members.size(); ++place)
                layout.m_rank[members[place]] = static_cast<quint32>(place);
            layout.m_tops.push_back(m_frame.top(layer));
            layout.m_rows.push_back(m_frame.rows(layer));
        }
        const auto [left, right] = std::minmax_element(layout.m_across.begin(), layout.m_across.end());
        const auto [top, bottom] = std::minmax_element(layout.m_along.begin(), layout.m_along.end());
        layout.m_extent = layout.turned(
            QRectF(QPointF(*left - 1, *top - 1), QPointF(*right + std::max(1.0F, m_frame.step()), *bottom + 1)));
        const QSizeF spacing(double(m_frame.step()), m_frame.isFlat() ? double(m_frame.gap()) : 1.0);
        layout.m_spacing = layout.m_options.orientation == Orientation::TopDown ? spacing : spacing.transposed();
        layout.m_layerOf = std::move(m_layers.layerOf);
        layout.m_order = std::move(m_layers.order);
        layout.m_offsets = std::move(m_layers.offsets);
        layout.m_keys = std::move(m_layers.keys);
    }

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    Layers m_layers;
    Frame m_frame;
    std::shared_ptr<LayeredLayout> m_layout;
    std::vector<float> m_structural; ///< across, before anything is untangled
};

LayoutPtr layOut(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                 const LayoutOptions &options, JobControl &control)
{
    return LayoutBuilder(graph, labels, predecessors, options).build(control);
}

quint64 crossings(const GameGraph &graph, const LayeredLayout &layout)
{
    std::vector<float> x;
    std::vector<float> y;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        x.push_back(static_cast<float>(layout.point(id).x()));
        y.push_back(static_cast<float>(layout.point(id).y()));
    }
    return layout.options().orientation == Orientation::TopDown ? countCrossings(graph, x, y)
                                                                : countCrossings(graph, y, x);
}

} // namespace mexplorer
