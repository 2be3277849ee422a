// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a heap game
//
// A move leaves smaller heaps, so G(n) is the mex of nim-sums of earlier values, and a row of cells can be filled from
// the left. Each cell has two steps: the cells that it uses with the tray of their values, and its own value. The laws
// at the end are G(n) = n for Nim and G(n) = n mod (k + 1) for taking 1 to k, both by induction; otherwise the known
// facts about the period.

#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/heaptraits.h"
#include "model/sequence/periodproof.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr int minTableHeap = 10;
constexpr int maxTableHeap = 24;

std::vector<TablePicture::Cell> tableCells(const Rules &rules, int last)
{
    std::vector<TablePicture::Cell> cells;
    for (int n = 0; n <= last; ++n) {
        TablePicture::Cell cell;
        std::set<CellVector> known;
        const auto addOption = [&](Cells parts) {
            if (!known.emplace(parts.begin(), parts.end()).second)
                return;
            TablePicture::Option option;
            for (const Cell part : parts) {
                option.heaps.push_back(static_cast<int>(part));
                option.value ^= cells[part].value;
            }
            if (option.heaps.empty())
                option.heaps.push_back(0);
            cell.options.push_back(std::move(option));
        };
        if (n > 0)
            forEachSplit(rules, static_cast<quint64>(n), addOption);
        cell.value = mex(cell.optionValues());
        cells.push_back(std::move(cell));
    }
    return cells;
}

/// "G(3) ⊕ G(1) = 3 ⊕ 1 = 2", marked.
QString optionEquation(const TablePicture::Option &option, const std::vector<TablePicture::Cell> &cells)
{
    QStringList names, values;
    for (const int heap : option.heaps) {
        names << QStringLiteral("G(%1)").arg(heap);
        values << QString::number(cells[static_cast<std::size_t>(heap)].value);
    }
    QString text = names.join(QStringLiteral(" ⊕ ")) + QStringLiteral(" = ") + values.join(QStringLiteral(" ⊕ "));
    if (values.size() > 1)
        text += QStringLiteral(" = %1").arg(option.value);
    return Sentence::math(text);
}

/// Lists the values that moves lead to, without duplicates: the first ones with a move, the others as a set.
Sentence lookSentence(int n, const std::vector<TablePicture::Cell> &cells)
{
    constexpr qsizetype maxEquations = 6;
    const TablePicture::Cell &cell = cells[static_cast<std::size_t>(n)];
    const QString at = Sentence::math(QStringLiteral("n = %1").arg(n));
    if (cell.options.empty())
        return ModelText::tr("%1: such a heap has no move, and the tray stays empty.").arg(at);
    QStringList equations;
    std::set<Value> shown, further;
    for (const TablePicture::Option &option : cell.options) {
        if (equations.size() < maxEquations && shown.insert(option.value).second)
            equations << optionEquation(option, cells);
    }
    for (const TablePicture::Option &option : cell.options) {
        if (!shown.contains(option.value))
            further.insert(option.value);
    }
    if (further.empty())
        return ModelText::tr("%1: the moves lead to %2.").arg(at, listing(equations));
    QStringList values;
    for (const Value value : further)
        values << QString::number(value);
    return ModelText::tr("%1: the moves lead to %2, and further ones to %3.")
        .arg(at, equations.join(listSeparator(equations)),
             Sentence::math(u'{' + values.join(QStringLiteral(", ")) + u'}'));
}

Sentence cellSentence(int n, const TablePicture::Cell &cell)
{
    return ModelText::tr("%1 is the first number missing from the tray: %2.")
        .arg(tracewords::number(cell.value), Sentence::math(QStringLiteral("G(%1) = ").arg(n) +
                                                            tracewords::mexEquation(cell.optionValues(), cell.value)));
}

/// The k of a game that takes 1 to k tokens.
std::optional<quint64> takesUpTo(const Rules &rules)
{
    const auto *subtraction = movesOf<Subtraction>(rules);
    if (!subtraction || subtraction->set.empty() || subtraction->set.back() != subtraction->set.size())
        return {};
    return subtraction->set.back();
}

/// A sentence of the law, or of its induction, and its question in a blank hand-out.
struct LawSentence
{
    Sentence sentence;
    Sentence blank;
};

Sentence lawAsked()
{
    return ModelText::tr("Which law do the values follow, or with which period do they repeat? %1").arg(blankMark);
}

/// The question of the induction for the heaps described by \a heaps.
Sentence inductionAsked(const QString &heaps)
{
    return ModelText::tr("Induction: suppose that it holds for all heaps smaller than %1. Which values do the moves "
                         "lead to if %2, and which is the first number missing? %3")
        .arg(Sentence::math(QStringLiteral("n")), Sentence::math(heaps), blankMark);
}

std::vector<LawSentence> nimLaw()
{
    const QString law = Sentence::math(QStringLiteral("G(n) = n"));
    return {{ModelText::tr("The law: %1.").arg(law), lawAsked()},
            {ModelText::tr("Induction: suppose that it holds for all heaps smaller than %1. A move leaves any of "
                           "0, 1, …, %2, and these are their values. The mex is the first number missing: %1.")
                 .arg(Sentence::math(QStringLiteral("n")), Sentence::math(QStringLiteral("n − 1"))),
             inductionAsked(QStringLiteral("n ≥ 0"))}};
}

std::vector<LawSentence> remainderLaw(quint64 k)
{
    const QString n = Sentence::math(QStringLiteral("n"));
    const QString law = Sentence::math(QStringLiteral("G(n) = n mod %1").arg(k + 1));
    const QString few = QStringLiteral("n ≤ %1").arg(k);
    const QString many = QStringLiteral("n > %1").arg(k);
    return {{ModelText::tr("The law: %1, the remainder of %2 divided by %3.").arg(law, n, tracewords::number(k + 1)),
             lawAsked()},
            {ModelText::tr("Induction: suppose that it holds for all heaps smaller than %1. If %2, the moves lead to "
                           "the values 0, 1, …, %3, and the mex is %1.")
                 .arg(n, Sentence::math(few), Sentence::math(QStringLiteral("n − 1"))),
             inductionAsked(few)},
            {ModelText::tr("If %1, they lead to %2 heaps in a row, from %3 to %4: their values are all remainders from "
                           "0 to %2 but one, that of %5. It is the number missing, and so the mex.")
                 .arg(Sentence::math(many), tracewords::number(k), Sentence::math(QStringLiteral("n − %1").arg(k)),
                      Sentence::math(QStringLiteral("n − 1")), n),
             inductionAsked(many)}};
}

/// States the law of the values, in one or more sentences.
Result<std::vector<LawSentence>> lawOf(const RulesPtr &rules, JobControl &control)
{
    if (isNim(*rules))
        return nimLaw();
    if (const auto k = takesUpTo(*rules))
        return remainderLaw(*k);
    constexpr quint64 searched = 2000;
    constexpr quint64 searchedForTable = 500;
    const auto *code = movesOf<TakeAndBreak>(*rules);
    const quint64 terms = code && !code->isOctal() ? searchedForTable : searched;
    SequenceEngine engine(rules);
    const auto period = provePeriod(engine, terms, control);
    if (!period)
        return period.problem();
    return std::vector<LawSentence>{{*period ? periodSentence(**period) : noPeriodSentence(*rules, terms), lawAsked()}};
}

/// Asks for a value by the law that the table suggests.
std::optional<Question> lawQuestion(const Rules &rules)
{
    constexpr Value far = 1000;
    const auto k = takesUpTo(rules);
    if (isNim(rules) || k)
        return questions::number(
            Question::Kind::NextValue,
            ModelText::tr("The table shows a law. By it, what is %1?")
                .arg(Sentence::math(QStringLiteral("G(%1)").arg(far))),
            isNim(rules) ? far : static_cast<Value>(far % (*k + 1)),
            ModelText::tr("Not this one. After which heap does the row of values begin again, if it does?"));
    return {};
}

Table valuesTable(const std::vector<TablePicture::Cell> &cells)
{
    Table table;
    table.headers = {Sentence::math(QStringLiteral("n")), Sentence::math(QStringLiteral("G(n)")),
                     ModelText::tr("Mex of")};
    table.numeric = {true, true, false};
    for (std::size_t n = 0; n < cells.size(); ++n) {
        table.rows.push_back({tracewords::number(n), tracewords::number(cells[n].value),
                              Sentence::math(setText(tracewords::distinct(cells[n].optionValues())))});
    }
    return table;
}

} // namespace

bool provesFormulaByTable(const Rules &rules)
{
    return isNim(rules) || takesUpTo(rules);
}

Result<TracePtr> buildTableTrace(const Position &position, JobControl &control)
{
    const Component *found = heapIn(position);
    if (!found) {
        return noticeTrace(TraceKind::Table, ModelText::tr("The table of %1").arg(tracewords::title(position)),
                           ModelText::tr("A table G(0), G(1), … belongs to a game on single heaps, such as kayles:7 or "
                                         "subtraction{1-3}:9."));
    }
    const RulesPtr rules = found->rules;
    quint64 heap = 0;
    for (const Component &component : position.components) {
        if (component.rules->isSame(*rules) && !component.cells.empty())
            heap = std::max<quint64>(heap, component.cells.front());
    }
    const int last = static_cast<int>(std::clamp<quint64>(heap, minTableHeap, maxTableHeap));
    const auto cells = std::make_shared<const std::vector<TablePicture::Cell>>(tableCells(*rules, last));
    const Result<std::vector<LawSentence>> law = lawOf(rules, control);
    if (!law)
        return law.problem();

    std::vector<ListTrace::Step> steps;
    const auto add = [&](const Sentence &sentence, int shown, int current) {
        steps.push_back({sentence, TablePicture{cells, shown, current}});
    };
    add(ModelText::tr("%1 is the value of a heap of %2 under %3. A move leaves smaller heaps only, so the table "
                      "can be filled from the left: each value is the mex of nim-sums of values found already.")
            .arg(Sentence::math(QStringLiteral("G(n)")), Sentence::math(QStringLiteral("n")),
                 Sentence::game(rules->text())),
        0, -1);
    for (int n = 0; n <= last; ++n) {
        const TablePicture::Cell &cell = (*cells)[static_cast<std::size_t>(n)];
        add(lookSentence(n, *cells), n, n);
        steps.back().code = {Pseudocode::Table, 3};
        add(cellSentence(n, cell), n + 1, n);
        steps.back().question = questions::mexOf(
            Question::Kind::NextValue, ModelText::tr("What is %1?").arg(Sentence::math(QStringLiteral("G(%1)").arg(n))),
            cell.optionValues());
        steps.back().code = {Pseudocode::Table, 4};
    }
    const std::size_t firstOfLaw = steps.size();
    for (const LawSentence &one : *law) {
        add(one.sentence, last + 1, -1);
        steps.back().blank = one.blank;
    }
    steps[firstOfLaw].question = lawQuestion(*rules);
    return TracePtr(std::make_shared<const ListTrace>(
        TraceKind::Table, ModelText::tr("The table of %1").arg(Sentence::game(rules->text())), Position{{*found}},
        std::move(steps), valuesTable(*cells)));
}

} // namespace mexplorer
