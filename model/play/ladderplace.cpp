// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/ladderplace.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mexplorer {

Result<LadderPlace> LadderPlace::fromJson(const QByteArray &json)
{
    const QJsonValue rung = QJsonDocument::fromJson(json).object().value(QLatin1String("rung"));
    if (!rung.isDouble())
        return Problem::badInput(Problem::Code::DamagedFile,
                                 ModelText::tr("Your place on the ladder can't be read; you begin at its foot again."));
    LadderPlace place;
    place.m_rung = std::clamp(rung.toInt(), 0, static_cast<int>(ladder().size()));
    return place;
}

QByteArray LadderPlace::toJson() const
{
    return jsonObject([this](JsonWriter &json) { json.member("rung", m_rung); });
}

const Opponent &LadderPlace::rival() const
{
    return ladder()[std::min(static_cast<std::size_t>(m_rung), ladder().size() - 1)];
}

void LadderPlace::addWin(const Opponent &opponent)
{
    if (opponent == rival())
        m_rung = std::min(m_rung + 1, static_cast<int>(ladder().size()));
}

} // namespace mexplorer
