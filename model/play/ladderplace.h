// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/play/opponent.h"

#include <QByteArray>

namespace mexplorer {

/// The user's progress on the ladder of opponents.
class LadderPlace
{
public:
    /// Reads what toJson() wrote.
    static Result<LadderPlace> fromJson(const QByteArray &json);
    QByteArray toJson() const;

    /// The number of opponents beaten, in the order of the ladder.
    int rung() const { return m_rung; }
    /// The opponent of the ladder to be beaten next; the last one once all are.
    const Opponent &rival() const;
    /// Moves up by one if \a opponent is rival().
    void addWin(const Opponent &opponent);

    bool operator==(const LadderPlace &) const = default;

private:
    int m_rung = 0;
};

} // namespace mexplorer
