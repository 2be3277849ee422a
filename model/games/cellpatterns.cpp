// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/cellpatterns.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

namespace {

constexpr int maxPatternCells = 100;

/// Tries the weights 1 to 4 for each letter, and for all letters that no rewrite contains together.
class WeightSearch
{
public:
    explicit WeightSearch(const std::vector<CellRewrite> &rewrites) : m_rewrites(rewrites) {}

    bool find()
    {
        std::set<QChar> letters = {otherLetter};
        for (const CellRewrite &rewrite : m_rewrites) {
            if (rewrite.left.count(anyCell) > maxAny)
                return false;
            for (const QChar c : rewrite.left + rewrite.right)
                letters.insert(c);
        }
        letters.erase(anyCell);
        m_letters.assign(letters.begin(), letters.end());
        return m_letters.size() <= maxLetters && assign(0);
    }

private:
    static constexpr QChar otherLetter = u'\0';
    static constexpr std::size_t maxLetters = 6;
    static constexpr qsizetype maxAny = 3;

    bool assign(std::size_t index)
    {
        if (index == m_letters.size())
            return std::ranges::all_of(m_rewrites,
                                       [this](const CellRewrite &rewrite) { return lightens(rewrite, rewrite.left); });
        for (int weight = 1; weight <= 4; ++weight) {
            m_weights[m_letters[index]] = weight;
            if (assign(index + 1))
                return true;
        }
        return false;
    }

    /// True if, whatever cells '?' matches, the result is lighter or the same.
    bool lightens(const CellRewrite &rewrite, const QString &matched) const
    {
        if (const qsizetype at = matched.indexOf(anyCell); at >= 0) {
            return std::ranges::all_of(m_letters, [&](QChar letter) {
                QString next = matched;
                next[at] = letter;
                return lightens(rewrite, next);
            });
        }
        const QString after = replacedCells(rewrite, matched);
        return after == matched || weightOf(after) < weightOf(matched);
    }

    int weightOf(const QString &cells) const
    {
        int weight = 0;
        for (const QChar cell : cells)
            weight += m_weights.at(cell);
        return weight;
    }

    const std::vector<CellRewrite> &m_rewrites;
    std::vector<QChar> m_letters;
    std::map<QChar, int> m_weights;
};

} // namespace

bool isCell(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'.' || c == u'_';
}

bool matchesCells(QStringView pattern, QStringView cells)
{
    return std::equal(pattern.begin(), pattern.end(), cells.begin(), cells.end(),
                      [](QChar one, QChar cell) { return one == anyCell || one == cell; });
}

QString replacedCells(const CellRewrite &rewrite, QStringView matched)
{
    QString after = rewrite.right;
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (after[i] == anyCell)
            after[i] = matched[i];
    }
    return after;
}

Result<QString> cellPatternAt(Scanner &scanner, bool mayBeEmpty)
{
    const int column = scanner.column();
    const QString cells = scanner.takeWhile([](QChar c) { return isCell(c) || c == anyCell; }).toString();
    if (cells.isEmpty() && !mayBeEmpty)
        return scanner.problemHere(ModelText::tr("expected cells, letters, digits, '.', '_' or '?', as in 11 -> 00."));
    if (cells.size() > maxPatternCells)
        return scanner.problemAt(Problem::Code::TooMany, column, static_cast<int>(cells.size()),
                                 ModelText::tr("a pattern has at most %1 cells.").arg(maxPatternCells));
    return cells;
}

QString cellsText(Cells cells)
{
    QString text;
    for (const Cell cell : cells)
        text += QChar(static_cast<char16_t>(cell));
    return text;
}

CellVector cellsOf(QStringView text)
{
    CellVector cells;
    for (const QChar c : text)
        cells.push_back(c.unicode());
    return cells;
}

bool doesPlayEnd(const std::vector<CellRewrite> &rewrites)
{
    return WeightSearch(rewrites).find();
}

bool areMovesToldByPlace(const std::vector<BlockRewrite> &rewrites)
{
    std::map<std::pair<qsizetype, qsizetype>, QString> changes; // by rows and columns: the new cells, ? for an old one
    for (const auto &[width, cells] : rewrites) {
        const auto &[left, right] = cells;
        const qsizetype columns = width;
        if (left.size() != right.size())
            return false;
        qsizetype top = left.size();
        qsizetype bottom = -1;
        qsizetype first = columns;
        qsizetype last = -1;
        for (qsizetype i = 0; i < left.size(); ++i) {
            if (left[i] == right[i])
                continue;
            if (left[i] == anyCell)
                return false; // it depends on the cell whether that is a change
            if (right[i] == anyCell)
                continue;
            top = std::min(top, i / columns);
            bottom = std::max(bottom, i / columns);
            first = std::min(first, i % columns);
            last = std::max(last, i % columns);
        }
        if (bottom < 0)
            continue;
        QString changed;
        for (qsizetype row = top; row <= bottom; ++row) {
            for (qsizetype column = first; column <= last; ++column) {
                const qsizetype i = row * columns + column;
                changed += left[i] == right[i] || right[i] == anyCell ? anyCell : right[i];
            }
        }
        const auto [known, isNew] = changes.try_emplace({bottom - top, last - first}, changed);
        if (!isNew && known->second != changed)
            return false;
    }
    return true;
}

} // namespace mexplorer
