#include "model/games/heaprules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace mexplorer {

namespace {

struct HeapRulesText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::HeapRules)
};

/// "1-3,9": three or more numbers in a row are a range.
QString setText(std::span<const quint64> set)
{
    QStringList pieces;
    for (std::size_t i = 0; i < set.size();) {
        std::size_t last = i;
        while (last + 1 < set.size() && set[last + 1] == set[last] + 1)
            ++last;
        if (last >= i + 2) {
            pieces << QString::number(set[i]) + u'-' + QString::number(set[last]);
            i = last + 1;
        } else {
            pieces << QString::number(set[i]);
            ++i;
        }
    }
    return pieces.join(u',');
}

QString codeText(std::span<const quint8> digits)
{
    QString text = QString::number(digits[0], 16).toUpper();
    if (digits.size() > 1)
        text += u'.';
    for (const quint8 digit : digits.subspan(1))
        text += QString::number(digit, 16).toUpper();
    return text;
}

} // namespace

void HeapRules::followers(Cells position, Sink sink) const
{
    CellVector next;
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0 && position[i] == position[i - 1])
            continue;
        splits(position[i], [&](Cells parts) {
            // The other heaps and the parts are both in order: merge them.
            next.clear();
            std::size_t part = 0;
            for (std::size_t j = 0; j < position.size(); ++j) {
                if (j == i)
                    continue;
                while (part < parts.size() && parts[part] >= position[j])
                    next.push_back(parts[part++]);
                next.push_back(position[j]);
            }
            next.insert(next.end(), parts.begin() + static_cast<std::ptrdiff_t>(part), parts.end());
            sink(next);
        });
    }
}

QString HeapRules::positionText(Cells position) const
{
    if (position.empty())
        return QStringLiteral("0");
    QStringList heaps;
    for (const Cell heap : position)
        heaps << QString::number(heap);
    return heaps.join(u',');
}

Result<std::vector<Component>> HeapRules::parsePosition(Scanner &scanner) const
{
    std::vector<Component> components;
    do {
        const auto heap = scanner.takeNumber(maxTokens, HeapRulesText::tr("a heap holds"));
        if (!heap)
            return heap.problem();
        if (!heap->has_value())
            return scanner.expected(HeapRulesText::tr("a number"));
        components.push_back({shared_from_this(), **heap == 0 ? CellVector() : CellVector{**heap}});
        if (static_cast<qsizetype>(components.size()) > maxComponents) {
            return scanner.problemAt(
                scanner.column(), 1,
                HeapRulesText::tr("a sum has at most %1 components.").arg(groupedNumber(maxComponents)));
        }
    } while (scanner.take(u','));
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.expected(HeapRulesText::tr("a number, ',' or '+'"));
    return components;
}

void HeapRules::parts(Cells position, Sink sink) const
{
    for (const Cell &heap : position)
        sink(Cells(&heap, 1));
}

quint64 HeapRules::size(Cells position) const
{
    return std::accumulate(position.begin(), position.end(), quint64(0));
}

void NimRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 left = heap; left-- > 0;)
        sink(left == 0 ? Cells() : Cells(&left, 1));
}

SubtractionRules::SubtractionRules(std::vector<quint64> set)
    : HeapRules(QStringLiteral("subtraction{%1}").arg(setText(set))), m_set(std::move(set))
{
}

void SubtractionRules::splits(quint64 heap, Sink sink) const
{
    for (const quint64 taken : m_set) {
        if (taken > heap)
            break;
        const quint64 left = heap - taken;
        sink(left == 0 ? Cells() : Cells(&left, 1));
    }
}

DivideRules::DivideRules(std::vector<quint64> set)
    : HeapRules(QStringLiteral("divide{%1}").arg(setText(set))), m_set(std::move(set))
{
}

void DivideRules::splits(quint64 heap, Sink sink) const
{
    for (const quint64 divisor : m_set) {
        const quint64 left = heap / divisor;
        sink(left == 0 ? Cells() : Cells(&left, 1));
    }
}

void GrundyRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 small = 1; 2 * small < heap; ++small) {
        const std::array<Cell, 2> parts = {heap - small, small};
        sink(parts);
    }
}

TakeBreakRules::TakeBreakRules(QString text, std::vector<quint8> digits, BoardKind board)
    : HeapRules(std::move(text), board), m_digits(std::move(digits))
{
}

bool TakeBreakRules::isOctal() const
{
    return std::all_of(m_digits.begin(), m_digits.end(), [](quint8 digit) { return digit < 8; });
}

QString TakeBreakRules::code() const
{
    return codeText(m_digits);
}

void TakeBreakRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 taken = 0; taken < m_digits.size() && taken <= heap; ++taken) {
        const quint8 digit = m_digits[taken];
        const quint64 left = heap - taken;
        if ((digit & 1) && left == 0 && taken > 0)
            sink(Cells());
        if ((digit & 2) && left > 0 && taken > 0)
            sink(Cells(&left, 1));
        if (digit & 4) {
            for (quint64 small = 1; 2 * small <= left; ++small) {
                const std::array<Cell, 2> parts = {left - small, small};
                sink(parts);
            }
        }
        if (digit & 8) {
            for (quint64 least = 1; 3 * least <= left; ++least) {
                for (quint64 middle = least; least + 2 * middle <= left; ++middle) {
                    const std::array<Cell, 3> parts = {left - least - middle, middle, least};
                    sink(parts);
                }
            }
        }
    }
}

} // namespace mexplorer
