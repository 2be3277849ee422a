#pragma once

#include "model/graph/labels.h"

namespace mexplorer {

/// Numbers the parts that the positions of a graph fall into, and knows their SG values. Parts of boards are told apart
/// by their shape, wherever it lies and however it is turned.
class PartValues
{
public:
    /// The arguments must outlive the object.
    PartValues(const GameGraph &graph, const Labels &labels, JobControl &control);

    /// Calls \a sink with the number of each part of \a position.
    void forEachPart(Cells position, FunctionRef<void(quint32)> sink);
    /// The SG value of a part; Labels::unknown if play with it may go round, or finding it takes too long.
    Value value(quint32 part);

private:
    enum class State : quint8 { New, Open, Done };
    struct Part
    {
        std::size_t game; ///< the summand whose rules it is played by
        CellVector cells; ///< as it was seen first
        State state = State::New;
        Value value = Labels::unknown;
    };

    void forEachPartOf(std::size_t game, Cells position, FunctionRef<void(quint32)> sink);
    quint32 partOf(std::size_t game, Cells cells);
    bool isWithinReach(quint32 part);
    void open(quint32 part, std::vector<quint32> &stack);
    void close(quint32 part);

    const GameGraph &m_graph;
    const Labels &m_labels;
    JobControl &m_control;
    std::vector<const Rules *> m_games;  ///< the summands' rules
    std::vector<std::size_t> m_sameGame; ///< the first summand with the same rules
    PositionStore m_seen;                ///< parts as they lie
    std::vector<quint32> m_partOfSeen;
    PositionStore m_shapes; ///< the parts
    std::vector<Part> m_parts;
    quint64 m_movesLeft = 20'000'000; ///< how many moves may yet be listed
};

} // namespace mexplorer
