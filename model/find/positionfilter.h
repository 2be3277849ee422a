#pragma once

#include "model/graph/labels.h"

#include <QString>

#include <optional>

namespace mexplorer {

/// A question about positions as people type it: "P", "value 3", "P with 3 followers", "remoteness 4", "kayles:3,1", or
/// a part of a position's text. All that is asked for must hold; nothing asked for is true of all.
class PositionFilter
{
public:
    /// Reads words and numbers in any order; what it doesn't know is looked for in the positions' texts.
    static PositionFilter parse(const QString &question);

    bool isEmpty() const;
    /// True if positions' texts are looked into, which takes about a microsecond each.
    bool readsText() const { return !m_text.isEmpty(); }
    bool accepts(const GameGraph &graph, const Labels &labels, PositionId id) const;

    std::optional<Outcome> outcome;
    std::optional<quint32> value;
    std::optional<quint32> remoteness;
    std::optional<quint32> birthday;
    std::optional<quint32> followers;

private:
    QString m_text; ///< without spaces, in lower case
};

/// The positions that \a filter accepts, in ascending order; those found by then if \a control is cancelled.
std::vector<PositionId> findPositions(const GameGraph &graph, const Labels &labels, const PositionFilter &filter,
                                      JobControl &control);

} // namespace mexplorer
