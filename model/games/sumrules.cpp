#include "model/games/sumrules.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

struct SumRulesText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SumRules)
};

} // namespace

void SumRules::forEachSummand(Cells position, FunctionRef<void(std::size_t, Cells)> sink) const
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_summands.size(); ++i) {
        const auto count = static_cast<std::size_t>(position[at]);
        sink(i, position.subspan(at + 1, count));
        at += 1 + count;
    }
}

CellVector SumRules::join(std::span<const CellVector> positions)
{
    CellVector cells;
    for (const CellVector &position : positions) {
        cells.push_back(position.size());
        cells.insert(cells.end(), position.begin(), position.end());
    }
    return cells;
}

QString SumRules::text() const
{
    QStringList texts;
    for (const RulesPtr &rules : m_summands)
        texts << rules->text();
    return texts.join(QStringLiteral(" + "));
}

bool SumRules::isSame(const Rules &other) const
{
    const auto *sum = dynamic_cast<const SumRules *>(&other);
    return sum && std::equal(m_summands.begin(), m_summands.end(), sum->m_summands.begin(), sum->m_summands.end(),
                             [](const RulesPtr &a, const RulesPtr &b) { return a->isSame(*b); });
}

void SumRules::followers(Cells position, Sink sink) const
{
    CellVector next;
    forEachSummand(position, [&](std::size_t i, Cells cells) {
        const std::size_t from = static_cast<std::size_t>(cells.data() - position.data()) - 1;
        const Cells before = position.first(from);
        const Cells after = position.subspan(from + 1 + cells.size());
        m_summands[i]->followers(cells, [&](Cells follower) {
            next.assign(before.begin(), before.end());
            next.push_back(follower.size());
            next.insert(next.end(), follower.begin(), follower.end());
            next.insert(next.end(), after.begin(), after.end());
            sink(next);
        });
    });
}

QString SumRules::positionText(Cells position) const
{
    QStringList texts;
    forEachSummand(position, [&](std::size_t i, Cells cells) {
        texts << m_summands[i]->text() + u':' + m_summands[i]->positionText(cells);
    });
    return texts.join(QStringLiteral(" + "));
}

Result<std::vector<Component>> SumRules::parsePosition(Scanner &scanner) const
{
    return scanner.expected(SumRulesText::tr("a single game"));
}

CellVector SumRules::symmetric(Cells position) const
{
    std::vector<CellVector> positions;
    forEachSummand(position, [&](std::size_t i, Cells cells) { positions.push_back(m_summands[i]->symmetric(cells)); });
    return join(positions);
}

quint64 SumRules::size(Cells position) const
{
    quint64 sum = 0;
    forEachSummand(position, [&](std::size_t i, Cells cells) { sum += m_summands[i]->size(cells); });
    return sum;
}

bool SumRules::isAcyclic() const
{
    return std::all_of(m_summands.begin(), m_summands.end(), [](const RulesPtr &rules) { return rules->isAcyclic(); });
}

JoinedPosition join(const Position &position)
{
    std::vector<RulesPtr> summands;
    std::vector<CellVector> positions;
    for (const Component &component : position.components) {
        const auto same = std::find_if(summands.begin(), summands.end(), [&](const RulesPtr &rules) {
            return rules->isMultiset() && rules->isSame(*component.rules);
        });
        if (same == summands.end()) {
            summands.push_back(component.rules);
            positions.push_back(component.cells);
        } else {
            CellVector &cells = positions[static_cast<std::size_t>(same - summands.begin())];
            cells.insert(cells.end(), component.cells.begin(), component.cells.end());
        }
    }
    for (std::size_t i = 0; i < summands.size(); ++i) {
        if (summands[i]->isMultiset())
            std::sort(positions[i].begin(), positions[i].end(), std::greater<>());
    }
    if (summands.size() == 1)
        return {summands.front(), positions.front()};
    return {std::make_shared<SumRules>(std::move(summands)), SumRules::join(positions)};
}

Position split(const RulesPtr &rules, Cells cells)
{
    const auto *sum = dynamic_cast<const SumRules *>(rules.get());
    Position position;
    if (!sum) {
        position.components.push_back({rules, CellVector(cells.begin(), cells.end())});
        return position;
    }
    sum->forEachSummand(cells, [&](std::size_t i, Cells part) {
        position.components.push_back({sum->summands()[i], CellVector(part.begin(), part.end())});
    });
    return position;
}

QString expressionText(const Rules &rules, Cells cells)
{
    if (rules.board() == BoardKind::Sum)
        return rules.positionText(cells);
    return rules.text() + u':' + rules.positionText(cells);
}

} // namespace mexplorer
