// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/puzzlelog.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int maxPuzzles = 1'000'000'000;

} // namespace

void PuzzleLog::add(bool isSolved)
{
    int &count = isSolved ? solved : failed;
    count = std::min(count + 1, maxPuzzles);
    streak = isSolved ? std::min(streak + 1, maxPuzzles) : 0;
    bestStreak = std::max(bestStreak, streak);
}

void PuzzleLog::addDay(qint64 julianDay)
{
    if (julianDay <= lastDay)
        return;
    dayStreak = julianDay == lastDay + 1 ? dayStreak + 1 : 1;
    lastDay = julianDay;
}

Result<PuzzleLog> PuzzleLog::fromJson(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return Problem::badInput(Problem::Code::DamagedFile,
                                 ModelText::tr("The record of puzzles can't be read; a new one begins."));
    const QJsonObject object = document.object();
    const auto number = [&object](QLatin1StringView key) {
        return std::clamp(object.value(key).toInt(), 0, maxPuzzles);
    };
    return PuzzleLog{number(QLatin1StringView("solved")),  number(QLatin1StringView("failed")),
                     number(QLatin1StringView("streak")),  number(QLatin1StringView("bestStreak")),
                     number(QLatin1StringView("lastDay")), number(QLatin1StringView("dayStreak"))};
}

QByteArray PuzzleLog::toJson() const
{
    return jsonObject([this](JsonWriter &json) {
        json.member("solved", solved);
        json.member("failed", failed);
        json.member("streak", streak);
        json.member("bestStreak", bestStreak);
        json.member("lastDay", lastDay);
        json.member("dayStreak", dayStreak);
    });
}

} // namespace mexplorer
