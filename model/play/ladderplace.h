// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/play/opponent.h"

#include <QByteArray>

namespace mexplorer {

/// How far a person has come on the ladder of opponents.
class LadderPlace
{
public:
    /// Reads what toJson() wrote.
    static Result<LadderPlace> fromJson(const QByteArray &json);
    QByteArray toJson() const;

    /// How many opponents of the ladder were beaten, each as the present one.
    int rung() const { return m_rung; }
    /// The opponent of the ladder to be beaten next; the last one once all are.
    const Opponent &rival() const;
    /// A win against rival() leads up.
    void addWin(const Opponent &opponent);

    bool operator==(const LadderPlace &) const = default;

private:
    int m_rung = 0;
};

} // namespace mexplorer
