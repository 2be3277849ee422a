#pragma once

#include <QtGlobal>

#include <limits>
#include <vector>

namespace mexplorer {

/// The least and the greatest of some whole numbers; empty if there were none.
struct Extremes
{
    qint32 least = std::numeric_limits<qint32>::max();
    qint32 greatest = std::numeric_limits<qint32>::min();

    bool isEmpty() const { return least > greatest; }
    void add(qint32 number)
    {
        least = number < least ? number : least;
        greatest = number > greatest ? number : greatest;
    }
    void add(const Extremes &other)
    {
        least = other.least < least ? other.least : least;
        greatest = other.greatest > greatest ? other.greatest : greatest;
    }
    bool operator==(const Extremes &) const = default;
};

/// The extremes of blocks of a long row of numbers, of 64 of these blocks, of 64 of those, and so on: the extremes of
/// any run of blocks take a few hundred steps, however long the row. Takes a sixty-third more room than the blocks
/// alone.
class ExtremesPyramid
{
public:
    /// How many blocks, or parts of a level, make one part of the level above.
    static constexpr quint64 fanOut = 64;

    ExtremesPyramid() = default;
    /// Builds the levels above \a blocks.
    explicit ExtremesPyramid(std::vector<Extremes> blocks);

    quint64 blockCount() const { return m_levels.empty() ? 0 : m_levels.front().size(); }
    /// The extremes of the blocks from \a from to \a to - 1.
    Extremes over(quint64 from, quint64 to) const;

private:
    std::vector<std::vector<Extremes>> m_levels;
};

} // namespace mexplorer
