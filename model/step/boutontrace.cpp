// SPDX-License-Identifier: GPL-3.0-or-later
// Bouton's misère rule
//
// Under misère play the player who takes the last token loses. If all heaps are single tokens, the players have no
// choice, and the player to move loses exactly if their number is odd. If exactly one heap is larger, its player can
// leave an odd number of single tokens, by taking all of it or all but one: N, and the nim-sum isn't 0 either. If
// several are larger: from nim-sum 0 no move leads to nim-sum 0 nor to single tokens only, and from any other the
// normal move to 0 wins; one larger heap alone never has nim-sum 0, so at least two are left, or none, where the parity
// decides. So the outcome is that of normal play, but for single tokens only.

#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/heaptraits.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"

#include <algorithm>

namespace mexplorer {

namespace {

ColumnsPicture heapColumns(const Position &position, int width)
{
    std::vector<Value> sizes;
    sizes.reserve(position.components.size());
    for (const Component &component : position.components)
        sizes.push_back(component.cells.empty() ? 0 : static_cast<Value>(component.cells.front()));
    return columnsOf(position, sizes, width);
}

std::vector<Value> sizesOf(const ColumnsPicture &picture)
{
    std::vector<Value> sizes;
    sizes.reserve(picture.rows.size());
    for (const ColumnsPicture::Row &row : picture.rows)
        sizes.push_back(row.value);
    return sizes;
}

/// Explains which case of the rule applies to a position.
QString caseSentence(const std::vector<Value> &sizes)
{
    const auto larger = std::ranges::count_if(sizes, [](Value size) { return size > 1; });
    const auto single = static_cast<int>(std::ranges::count(sizes, Value(1)));
    const QString equation = tracewords::nimSumEquation(sizes);
    if (larger == 0)
        return single % 2 == 1
                   ? ModelText::tr("No heap has two tokens or more, so nobody has a choice. With %n single "
                                   "token(s), an odd number, the player to move takes the last one and loses.",
                                   nullptr, single)
                   : ModelText::tr("No heap has two tokens or more, so nobody has a choice. With %n single "
                                   "token(s), an even number, the opponent takes the last one and loses.",
                                   nullptr, single);
    if (larger == 1)
        return ModelText::tr("Exactly one heap has two tokens or more, and now it matters: the player to move takes "
                             "all of it or all but one, and so chooses whether the number of single tokens is "
                             "odd. Odd wins.");
    if (nimSum(sizes) == 0)
        return ModelText::tr("%1. No move leads to nim-sum 0, and none leaves single tokens only: the opponent can "
                             "go on by the rule.")
            .arg(equation);
    return ModelText::tr("%1. At least two heaps have two tokens or more, so play as in normal Nim: move to "
                         "nim-sum 0.")
        .arg(equation);
}

QString differenceSentence(const std::vector<Value> &sizes)
{
    const bool same = std::ranges::any_of(sizes, [](Value size) { return size > 1; });
    return same ? ModelText::tr("The outcome is that of normal play, as always while a heap has two tokens or more: "
                                "only the end is played differently.")
                : ModelText::tr("Under normal play it is the other way round: the two conventions differ only when all "
                                "heaps are single tokens.");
}

/// Offers moves in the heap of the first winning move.
std::optional<Question> moveQuestion(const Position &heaps, const std::vector<Move> &winning)
{
    constexpr quint64 maxOffered = 1000;
    const std::size_t index = winning.front().component;
    const auto followers = distinctFollowers(heaps.components[index], maxOffered);
    if (!followers || followers->size() < 2)
        return {};
    const auto wins = [&](std::size_t at) { return contains(winning, index, (*followers)[at]); };
    const auto name = [&](std::size_t at) { return Sentence::game(makeMove(heaps, index, (*followers)[at]).text); };
    return questions::choice(Question::Kind::Move,
                             ModelText::tr("Which move in the heap of %1 wins under misère play?")
                                 .arg(Sentence::game(heaps.components[index].text())),
                             questions::offered(followers->size(), wins, name),
                             ModelText::tr("Not this one. Does it leave a heap of two tokens or more? If so, the "
                                           "nim-sum should be 0; if not, the number of single tokens odd."));
}

ListTrace::Step winningStep(const Position &heaps, const ColumnsPicture &columns, const Move &move)
{
    ColumnsPicture after = heapColumns(move.to, columns.width);
    after.rows[move.component].current = true;
    const std::vector<Value> left = sizesOf(after);
    const bool singles = std::ranges::none_of(left, [](Value size) { return size > 1; });
    const auto count = static_cast<int>(std::ranges::count(left, Value(1)));
    const QString sentence =
        singles ? ModelText::tr("The move %1 leaves %2: %n single token(s), an odd number. It wins.", nullptr, count)
                      .arg(Sentence::game(move.text), tracewords::title(move.to))
                : ModelText::tr("The move %1 leaves %2, of nim-sum %3. It wins.")
                      .arg(Sentence::game(move.text), tracewords::title(move.to), tracewords::nimSumEquation(left));
    ListTrace::Step step{sentence, after, {move.to, heaps}};
    step.blank = ModelText::tr("A move that wins under misère play, if there is one: %1").arg(blankMark);
    step.blankPicture = withBlanks(columns);
    return step;
}

/// Counts the heaps that matter to the rule.
ListTrace::Step countStep(const Position &heaps, const ColumnsPicture &marked)
{
    const QString title = tracewords::title(heaps);
    const auto larger = static_cast<int>(
        std::ranges::count_if(marked.rows, [](const ColumnsPicture::Row &row) { return row.current; }));
    const QString sentence = larger == 0
                                 ? ModelText::tr("In %1, no heap has two tokens or more.")
                                 : ModelText::tr("In %1, %n heap(s) {has|have} two tokens or more.", nullptr, larger);
    return {.sentence = sentence.arg(title),
            .picture = marked,
            .positions = {heaps},
            .question = questions::number(
                Question::Kind::Count, ModelText::tr("How many heaps of %1 have two tokens or more?").arg(title),
                static_cast<Value>(larger), ModelText::tr("Not this number. Single tokens don't count."))};
}

ListTrace::Step endStep(const Position &heaps, const ColumnsPicture &columns, Outcome outcome)
{
    const QString title = tracewords::title(heaps);
    const std::vector<Value> sizes = sizesOf(columns);
    const QString sentence = outcome == Outcome::P
                                 ? ModelText::tr("So under misère play %1 is a P-position: the second player wins. %2")
                                 : ModelText::tr("So under misère play %1 is an N-position: the first player wins. %2");
    const QString reason =
        ModelText::tr("Under normal play a position of Nim is P exactly if its nim-sum is 0: look at the columns.");
    return {.sentence = sentence.arg(title, differenceSentence(sizes)),
            .picture = columns,
            .positions = {heaps},
            .question = questions::outcome(
                ModelText::tr("And under normal play: is %1 a P-position or an N-position?").arg(title),
                nimSum(sizes) == 0 ? Outcome::P : Outcome::N, false, reason, reason)};
}

} // namespace

Result<TracePtr> buildBoutonTrace(const Position &position, const Solver &solver, JobControl &control)
{
    const Position heaps = addends(position);
    const Sentence title = ModelText::tr("Bouton's rule for misère Nim: %1").arg(tracewords::title(heaps));
    const bool isAllNim =
        std::ranges::all_of(heaps.components, [](const Component &component) { return isNim(*component.rules); });
    if (!isAllNim)
        return noticeTrace(
            TraceKind::Bouton, title,
            ModelText::tr("Bouton's rule is about Nim, such as nim:3,4,5. For other games misère play is not so "
                          "close to normal play: in Kayles, heaps of equal value may differ under misère "
                          "play."));
    if (std::ranges::any_of(heaps.components, hasLargeHeap))
        return noticeTrace(
            TraceKind::Bouton, title,
            ModelText::tr("The columns of Bouton's rule have room for heaps of at most %1 tokens; choose "
                          "smaller heaps.")
                .arg(groupedNumber(maxTokens)));
    const auto analysis = solver.analyse(heaps, Convention::Misere, control);
    if (!analysis)
        return analysis.problem();
    const ColumnsPicture columns = heapColumns(heaps, 1);
    ColumnsPicture marked = columns;
    for (ColumnsPicture::Row &row : marked.rows)
        row.current = row.value > 1;
    std::vector<ListTrace::Step> steps;
    steps.push_back(
        {ModelText::tr(
             "Under misère play the player who takes the last token loses. Bouton (1902): play as in normal Nim as "
             "long as your move leaves a heap of two or more; when it wouldn't, leave an odd number of "
             "single tokens."),
         columns,
         {heaps}});
    steps.push_back(countStep(heaps, marked));
    steps.push_back({caseSentence(sizesOf(columns)), marked, {heaps}});
    steps.back().question = questions::outcomeOf(tracewords::title(heaps), analysis->outcome, Convention::Misere);
    steps.back().question->about = {heaps};
    for (std::size_t i = 0; i < std::min<std::size_t>(analysis->winningMoves.size(), 8); ++i) {
        steps.push_back(winningStep(heaps, columns, analysis->winningMoves[i]));
        if (i == 0)
            steps.back().question = moveQuestion(heaps, analysis->winningMoves);
    }
    steps.push_back(endStep(heaps, columns, analysis->outcome));
    return TracePtr(std::make_shared<const ListTrace>(TraceKind::Bouton, title, heaps, std::move(steps)));
}

} // namespace mexplorer
