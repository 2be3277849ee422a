// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/standings.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int maxGames = 1'000'000'000;

int count(const QJsonArray &numbers, int index)
{
    return std::clamp(numbers.at(index).toInt(), 0, maxGames);
}

/// Of two times, of which 0 is none.
int shorter(int one, int other)
{
    return one == 0 || other == 0 ? std::max(one, other) : std::min(one, other);
}

} // namespace

Result<Standings> Standings::fromJson(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QJsonObject root = document.object();
    if (!root.value(QLatin1String("scores")).isObject())
        return Problem::badInput(Problem::Code::DamagedFile,
                                 ModelText::tr("The record of games can't be read; a new one begins."));
    Standings standings;
    standings.m_rung = std::clamp(root.value(QLatin1String("rung")).toInt(), 0, static_cast<int>(ladder().size()));
    const QJsonObject scores = root.value(QLatin1String("scores")).toObject();
    for (auto family = scores.begin(); family != scores.end(); ++family) {
        const QJsonObject opponents = family->toObject();
        for (auto opponent = opponents.begin(); opponent != opponents.end(); ++opponent) {
            const QJsonArray numbers = opponent->toArray();
            if (Opponent::named(opponent.key()))
                standings.m_scores[family.key()][opponent.key()] = {count(numbers, 0), count(numbers, 1),
                                                                    count(numbers, 2), count(numbers, 3)};
        }
    }
    return standings;
}

QByteArray Standings::toJson() const
{
    return jsonObject([this](JsonWriter &json) {
        json.member("rung", m_rung);
        json.beginObject("scores");
        for (const auto &[family, opponents] : m_scores) {
            json.lineBreak();
            json.key(family);
            json.beginObject();
            for (const auto &[name, score] : opponents) {
                json.key(name);
                json.beginArray();
                for (const int number : {score.won, score.lost, score.drawn, score.bestMs})
                    json.value(number);
                json.endArray();
            }
            json.endObject();
        }
        json.endObject();
    });
}

Score Standings::score(const QString &family, const Opponent &opponent) const
{
    const auto ofFamily = m_scores.find(family);
    if (ofFamily == m_scores.end())
        return {};
    const auto found = ofFamily->second.find(opponent.name());
    return found == ofFamily->second.end() ? Score{} : found->second;
}

Score Standings::score(const Opponent &opponent) const
{
    Score sum;
    for (const auto &ofFamily : m_scores) {
        const Score score = this->score(ofFamily.first, opponent);
        sum = {sum.won + score.won, sum.lost + score.lost, sum.drawn + score.drawn, shorter(sum.bestMs, score.bestMs)};
    }
    return sum;
}

const Opponent &Standings::rival() const
{
    return ladder()[std::min(static_cast<std::size_t>(m_rung), ladder().size() - 1)];
}

void Standings::add(const QString &family, const Opponent &opponent, std::optional<bool> isWon, qint64 ms,
                    bool isHelped)
{
    if (isHelped && isWon.value_or(false))
        return;
    Score &score = m_scores[family][opponent.name()];
    int &number = !isWon ? score.drawn : *isWon ? score.won : score.lost;
    number = std::min(number + 1, maxGames);
    if (isWon.value_or(false))
        score.bestMs = shorter(score.bestMs, static_cast<int>(std::clamp<qint64>(ms, 0, maxGames)));
    if (isWon.value_or(false) && opponent == rival())
        m_rung = std::min(m_rung + 1, static_cast<int>(ladder().size()));
}

} // namespace mexplorer
