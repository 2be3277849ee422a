#include "model/find/positionfilter.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace mexplorer {

namespace {

std::optional<Outcome> outcomeOf(const QString &word)
{
    static const QHash<QString, Outcome> words = {
        {QStringLiteral("p"), Outcome::P}, {QStringLiteral("n"), Outcome::N}, {QStringLiteral("d"), Outcome::Draw}};
    const auto found = words.constFind(word.toLower());
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

/// What a word asks the number of; null for other words.
std::optional<quint32> PositionFilter::*fieldOf(const QString &word)
{
    const QString name = word.toLower();
    if (name == QStringLiteral("value") || name == QStringLiteral("g"))
        return &PositionFilter::value;
    if (name == QStringLiteral("remoteness"))
        return &PositionFilter::remoteness;
    if (name == QStringLiteral("birthday"))
        return &PositionFilter::birthday;
    if (name == QStringLiteral("follower") || name == QStringLiteral("followers"))
        return &PositionFilter::followers;
    return nullptr;
}

bool isFilling(const QString &word)
{
    static const QStringList words = {QStringLiteral("with"), QStringLiteral("and"), QStringLiteral("positions"),
                                      QStringLiteral("position")};
    return words.contains(word, Qt::CaseInsensitive);
}

bool matches(std::optional<quint32> wanted, quint32 number)
{
    return !wanted || *wanted == number;
}

} // namespace

PositionFilter PositionFilter::parse(const QString &question)
{
    static const QRegularExpression gaps(QStringLiteral("[\\s=]+"));
    const QStringList words = question.split(gaps, Qt::SkipEmptyParts);
    PositionFilter filter;
    QString text;
    for (qsizetype i = 0; i < words.size(); ++i) {
        bool isNumber = false;
        bool nextIsNumber = false;
        const quint32 number = words[i].toUInt(&isNumber);
        const quint32 next = i + 1 < words.size() ? words[i + 1].toUInt(&nextIsNumber) : 0;
        const auto field = fieldOf(words[i]);
        const auto nextField = i + 1 < words.size() ? fieldOf(words[i + 1]) : nullptr;
        if (field && nextIsNumber) { // "value 3"
            filter.*field = next;
            ++i;
        } else if (isNumber && nextField == &PositionFilter::followers) { // "3 followers"
            filter.followers = number;
            ++i;
        } else if (outcomeOf(words[i])) {
            filter.outcome = outcomeOf(words[i]);
        } else if (!isFilling(words[i])) {
            text += words[i];
        }
    }
    filter.m_text = text.toLower();
    return filter;
}

bool PositionFilter::isEmpty() const
{
    return !outcome && !value && !remoteness && !birthday && !followers && m_text.isEmpty();
}

bool PositionFilter::accepts(const GameGraph &graph, const Labels &labels, PositionId id) const
{
    if (outcome && labels.outcome(id) != *outcome)
        return false;
    if (!matches(value, labels.value(id)) || !matches(remoteness, labels.remoteness(id)) ||
        !matches(birthday, labels.birthday(id)))
        return false;
    if (followers && (!graph.isExpanded(id) || graph.followers(id).size() != *followers))
        return false;
    if (m_text.isEmpty())
        return true;
    return graph.text(id).toLower().remove(u' ').contains(m_text);
}

std::vector<PositionId> findPositions(const GameGraph &graph, const Labels &labels, const PositionFilter &filter,
                                      JobControl &control)
{
    std::vector<PositionId> found;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (id % 1024 == 0) {
            control.setProgress(id, graph.positionCount());
            if (control.isCancelled())
                break;
        }
        if (filter.accepts(graph, labels, id))
            found.push_back(id);
    }
    return found;
}

} // namespace mexplorer
