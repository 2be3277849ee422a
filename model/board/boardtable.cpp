// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardtable.h"

namespace mexplorer {

BoardTable::BoardTable(const BoardMoves &moves) : m_values(moves.edges().all + 1)
{
    for (quint64 cells = 0; cells < m_values.size(); ++cells) {
        quint32 ofFollowers = 0; // a value is at most the number of cells
        for (const quint64 set : moves.sets()) {
            if ((cells & set) == set)
                ofFollowers |= quint32(1) << m_values[cells & ~set];
        }
        m_values[cells] = static_cast<quint8>(std::countr_one(ofFollowers));
    }
}

quint64 BoardTable::cost(const BoardMoves &moves)
{
    return (moves.edges().all + 1) * moves.sets().size();
}

} // namespace mexplorer
