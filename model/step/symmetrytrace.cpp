// SPDX-License-Identifier: GPL-3.0-or-later
// Winning by symmetry, shown
//
// Here a position is symmetric if it consists of pairs of equal parts, and of boards that are invariant under a
// reflection or half a turn and on which no move overlaps its image. Then each move has an image that is still possible
// after it: the same move in the other part of the pair, or the image on the board. It leaves a symmetric position, so
// the player who answers this way makes the last move. See model/solve/pairing.cpp, which knows more symmetries; these
// are the visible ones.

#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/boardsymmetry.h"
#include "model/games/heaptraits.h"
#include "model/solve/pairing.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>

namespace mexplorer {

namespace {

using CellState = SymmetryPicture::CellState;

constexpr quint64 maxSymmetricMoves = 5000;
constexpr std::size_t maxAnswered = 12;
constexpr quint64 maxTokensDrawn = 40;

/// A heap, or a whole component of a game without heaps.
struct Part
{
    std::size_t component = 0;
    CellVector cells;
};

/// A symmetric part of a position: a pair of equal parts, or a board.
struct Symmetric
{
    Part one;
    std::optional<Part> other; ///< of a pair
    BoxMirror mirror{};        ///< of a board
};

BoardShape inBox(quint64 cells, quint64 box, int columns)
{
    return cutOut(cells, box, columns);
}

/// All cells of the least box that holds \a cells.
quint64 boxAround(quint64 cells, int columns)
{
    quint64 rows = 0, inColumns = 0;
    for (int bit = 0; bit < 64; ++bit) {
        if ((cells >> bit) & 1) {
            rows |= quint64(1) << (bit / columns);
            inColumns |= quint64(1) << (bit % columns);
        }
    }
    quint64 result = 0;
    for (int bit = 0; bit < 64; ++bit) {
        const int row = bit / columns;
        const int column = bit % columns;
        const bool inside = row >= std::countr_zero(rows) && row < 64 - std::countl_zero(rows) &&
                            column >= std::countr_zero(inColumns) && column < 64 - std::countl_zero(inColumns);
        result |= quint64(inside) << bit;
    }
    return result;
}

/// The image of \a set in the least box that contains \a box.
quint64 imageOf(quint64 set, quint64 box, int columns, BoxMirror mirror)
{
    const quint64 image = mirrored(inBox(set, box, columns), mirror);
    quint64 result = 0;
    for (quint64 rest = box; rest != 0; rest &= rest - 1) {
        const quint64 bit = rest & (~rest + 1);
        if (inBox(bit, box, columns).cells & image)
            result |= bit;
    }
    return result;
}

std::optional<BoxMirror> mirrorOf(const Rules &rules, const CellBoard &board, quint64 cells)
{
    const BoardShape shape = cutOut(cells, board.columns);
    for (const BoxMirror mirror : boxMirrors) {
        if (!fits(mirror, shape) || mirrored(shape, mirror) != shape.cells)
            continue;
        bool meets = false;
        rules.followers(Cells(&cells, 1), [&](Cells follower) {
            const BoardShape move = cutOut(cells & ~follower[0], cells, board.columns);
            meets = meets || (move.cells & mirrored(move, mirror)) != 0;
        });
        if (!meets)
            return mirror;
    }
    return {};
}

/// Splits a position into pairs and symmetric boards; std::nullopt if something is left over.
std::optional<std::vector<Symmetric>> symmetricParts(const Position &position)
{
    std::vector<Symmetric> result;
    std::vector<Part> open;
    const auto addPart = [&](std::size_t i, Cells cells) {
        const Rules &rules = *position.components[i].rules;
        if (!rules.exampleFollower(cells))
            return;
        const auto match = std::ranges::find_if(open, [&](const Part &part) {
            return position.components[part.component].rules->isSame(rules) &&
                   std::equal(cells.begin(), cells.end(), part.cells.begin(), part.cells.end());
        });
        const Part part{i, CellVector(cells.begin(), cells.end())};
        if (match == open.end()) {
            open.push_back(part);
        } else {
            result.push_back({*match, part, {}});
            open.erase(match);
        }
    };
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const Component &component = position.components[i];
        if (component.rules->followerBound(component.cells) > maxSymmetricMoves || !component.rules->isAcyclic())
            return {};
        const auto board = component.rules->cellBoard();
        if (board && board->clears && component.cells.front() != 0) {
            if (const auto mirror = mirrorOf(*component.rules, *board, component.cells.front())) {
                result.push_back({{i, component.cells}, {}, *mirror});
                continue;
            }
        }
        if (component.rules->isMultiset())
            component.rules->parts(component.cells, [&](Cells part) { addPart(i, part); });
        else
            addPart(i, component.cells);
    }
    if (!open.empty())
        return {};
    return result;
}

/// \a position with one of its parts changed.
Position withPart(Position position, const Part &part, Cells changed)
{
    CellVector &cells = position.components[part.component].cells;
    if (!position.components[part.component].rules->isMultiset()) {
        cells.assign(changed.begin(), changed.end());
        return position;
    }
    cells.erase(std::ranges::find(cells, part.cells.front()));
    cells.insert(cells.end(), changed.begin(), changed.end());
    std::ranges::sort(cells, std::greater());
    return position;
}

/// Draws the row of tokens on one side of the axis: the heaps \a remaining from its outer end, with a gap where tokens
/// were taken.
void drawHalf(std::vector<CellState> &row, quint64 heap, Cells remaining, CellState taken, bool mirror)
{
    std::vector<CellState> half(heap, taken);
    const quint64 removed = heap - std::accumulate(remaining.begin(), remaining.end(), quint64(0));
    std::size_t at = 0;
    for (std::size_t i = 0; i < remaining.size(); ++i) {
        std::fill_n(half.begin() + static_cast<std::ptrdiff_t>(at), remaining[i], CellState::Full);
        at += remaining[i] + (i == 0 ? removed : 0);
    }
    if (mirror)
        std::ranges::reverse(half);
    std::copy(half.begin(), half.end(), mirror ? row.end() - static_cast<std::ptrdiff_t>(heap) : row.begin());
}

class SymmetryTraceBuilder
{
public:
    SymmetryTraceBuilder(const Position &position, JobControl &control) : m_start(position), m_control(control) {}

    Result<TracePtr> run()
    {
        if (!findSymmetry() || m_parts.empty())
            return notice();
        addBeginning();
        addAnswers();
        addEnd();
        if (m_control.isCancelled())
            return Problem::cancelled();
        return TracePtr(std::make_shared<const ListTrace>(TraceKind::Symmetry, title(), m_start, std::move(m_steps)));
    }

private:
    Sentence title() const { return ModelText::tr("Symmetry in %1").arg(tracewords::title(m_start)); }

    TracePtr notice() const
    {
        const QString where = ModelText::tr("Larger rows of Kayles, equal heaps, larger full boards of the "
                                            "matrix game, and boards of Cram with an even side have one.");
        const QString name = tracewords::title(m_start);
        const bool isTooLarge = std::ranges::any_of(m_start.components, [](const Component &component) {
            return component.rules->followerBound(component.cells) > maxSymmetricMoves;
        });
        if (isTooLarge)
            return noticeTrace(TraceKind::Symmetry, title(),
                               ModelText::tr("Symmetry strategies are looked for in components with at most %1 moves, "
                                             "and %2 has one with more; choose a smaller position.")
                                   .arg(groupedNumber(maxSymmetricMoves), name));
        QString sentence = ModelText::tr("There is no symmetry strategy for %1: no move leaves pairs of equal parts, "
                                         "or a board with an image of every move. %2")
                               .arg(name, where);
        const auto isOver = [](const Position &position) {
            const auto parts = symmetricParts(position);
            return parts && parts->empty();
        };
        const std::vector<Move> moves = pairingMoves(m_start);
        const auto last = std::find_if(moves.rbegin(), moves.rend(), [&](const Move &move) { return isOver(move.to); });
        if (last != moves.rend())
            sentence = ModelText::tr("The move %1 ends the game at once, so %2 needs no symmetry strategy. %3")
                           .arg(Sentence::game(last->text), name, where);
        else if (isOver(m_start))
            sentence = ModelText::tr("No move is left in %1, so nothing is to be answered. %2").arg(name, where);
        return noticeTrace(TraceKind::Symmetry, title(), sentence);
    }

    bool findSymmetry()
    {
        m_after = m_start;
        if (auto parts = symmetricParts(m_start)) {
            m_parts = std::move(*parts);
            return true;
        }
        for (const Move &move : pairingMoves(m_start)) {
            auto parts = symmetricParts(move.to);
            if (!parts || parts->empty())
                continue;
            m_first = move;
            m_after = move.to;
            m_parts = std::move(*parts);
            return true;
        }
        return false;
    }

    QString moveName(const Component &before, Cells after) const
    {
        if (before.rules->isMultiset())
            return Sentence::game(before.rules->positionText(before.cells) + QStringLiteral(" -> ") +
                                  before.rules->positionText(after));
        return Sentence::game(before.rules->moveText(before.cells, after, MoveForm::Full));
    }

    void add(const QString &sentence, SymmetryPicture picture, std::vector<Position> positions)
    {
        m_steps.push_back({sentence, std::move(picture), std::move(positions)});
    }

    void addBeginning()
    {
        const SymmetryPicture still = picture(m_parts.front(), nullptr, false);
        if (!m_first) {
            add(ModelText::tr("%1 is symmetric: each part has its image. So the second player can answer every "
                              "move by its image.")
                    .arg(tracewords::title(m_start)),
                still, {m_start});
            return;
        }
        const Component &before = m_start.components[m_first->component];
        SymmetryPicture whole = still;
        std::replace(whole.cells.begin(), whole.cells.end(), CellState::First, CellState::Full);
        const bool isAsked = whole != still;
        if (isAsked)
            add(ModelText::tr("A player who leaves a symmetric position, in which each part has its image, can "
                              "answer every move by its image. Is there a move in %1 that leaves one?")
                    .arg(tracewords::title(m_start)),
                whole, {m_start});
        add(ModelText::tr("The first player plays %1. That leaves %2, which is symmetric: each part has its "
                          "image.")
                .arg(moveName(before, m_first->cells), tracewords::title(m_after)),
            still, {m_after, m_start});
        if (isAsked) {
            const auto isSymmetric = [&](const CellVector &after) {
                return symmetricParts(makeMove(m_start, m_first->component, after).to).has_value();
            };
            m_steps.back().question =
                moveQuestion(before, isSymmetric, ModelText::tr("Which move leaves a symmetric position?"),
                             ModelText::tr("After this one, some part or some move has no image."));
            m_steps.back().blank = ModelText::tr("If you found such a move, which one is it? %1").arg(blankMark);
            m_steps.back().blankPicture = whole;
        }
    }

    /// Offers the moves of \a component; std::nullopt if it has only one.
    std::optional<Question> moveQuestion(const Component &component,
                                         const std::function<bool(const CellVector &)> &isRight, const QString &text,
                                         const QString &hint) const
    {
        const auto followers = distinctFollowers(component, maxSymmetricMoves);
        if (!followers || followers->size() < 2)
            return {};
        return questions::choice(Question::Kind::Move, text,
                                 questions::offered(
                                     followers->size(), [&](std::size_t at) { return isRight((*followers)[at]); },
                                     [&](std::size_t at) { return moveName(component, (*followers)[at]); }),
                                 hint);
    }

    void addAnswers()
    {
        std::size_t count = 0;
        for (const Symmetric &part : m_parts) {
            const RulesPtr rules = m_after.components[part.one.component].rules;
            const auto followers = distinctFollowers({rules, part.one.cells}, maxSymmetricMoves);
            for (std::size_t i = 0; followers && i < followers->size(); ++i) {
                if (count++ < maxAnswered)
                    addAnswer(part, (*followers)[i]);
            }
        }
        if (count > maxAnswered)
            add(ModelText::tr("The other %n move(s) {is|are} answered in the same way.", nullptr,
                              static_cast<int>(count - maxAnswered)),
                picture(m_parts.front(), nullptr, false), {m_after});
    }

    void addAnswer(const Symmetric &part, const CellVector &follower)
    {
        const Component before{m_after.components[part.one.component].rules, part.one.cells};
        const Position theirs = withPart(m_after, part.one, follower);
        Position ours;
        QString answer;
        Component answered = before; // the component of the image
        CellVector image = follower;
        if (part.other) {
            ours = withPart(theirs, *part.other, follower);
            answer = moveName(before, follower);
        } else {
            const int columns = before.rules->cellBoard()->columns;
            const quint64 taken = before.cells.front() & ~follower.front();
            const quint64 left = follower.front() & ~imageOf(taken, before.cells.front(), columns, part.mirror);
            ours = withPart(theirs, part.one, Cells(&left, 1));
            answer = moveName({before.rules, follower}, Cells(&left, 1));
            answered.cells = follower;
            image = {left};
        }
        add((m_first ? ModelText::tr("Suppose that the second player plays %1.")
                     : ModelText::tr("Suppose that the first player plays %1."))
                .arg(moveName(before, follower)),
            picture(part, &follower, false), {theirs, m_after});
        add((part.other ? ModelText::tr("The image is the same move in the equal part, %1: %2 is symmetric "
                                        "again.")
                        : ModelText::tr("The image is %1: %2 is symmetric again."))
                .arg(answer, tracewords::title(ours)),
            picture(part, &follower, true), {ours, theirs});
        m_steps.back().question = moveQuestion(
            answered, [&image](const CellVector &after) { return after == image; },
            ModelText::tr("Which move is its image?"),
            ModelText::tr("This one leaves a position that isn't symmetric."));
        if (!m_steps.back().question)
            m_steps.back().blank = ModelText::tr("Which move is its image? %1").arg(blankMark);
        m_steps.back().blankPicture = picture(part, &follower, false);
    }

    /// Explains why there is always an answer.
    QString reason() const
    {
        const auto isPair = [](const Symmetric &part) { return part.other.has_value(); };
        QStringList reasons;
        if (std::ranges::any_of(m_parts, isPair))
            reasons << ModelText::tr("The same move is always there: a move changes one of two equal parts and leaves "
                                     "the other as it is.");
        if (!std::ranges::all_of(m_parts, isPair))
            reasons << ModelText::tr("An image is always there: the position before the move is symmetric, and no "
                                     "move meets its own image, so it takes nothing of it.");
        return reasons.join(u' ');
    }

    void addEnd()
    {
        add((m_first ? ModelText::tr("%1 So the first player always has an answer and makes the last move: %2 is a "
                                     "P-position, and %3 an N-position.")
                           .arg(reason(), tracewords::title(m_after), tracewords::title(m_start))
                     : ModelText::tr("%1 So the second player always has an answer and makes the last move: %2 is a "
                                     "P-position.")
                           .arg(reason(), tracewords::title(m_start))),
            picture(m_parts.front(), nullptr, false), {m_after});
        m_steps.back().question =
            questions::outcomeOf(tracewords::title(m_start), m_first ? Outcome::N : Outcome::P, Convention::Normal);
        m_steps.back().question->about = {m_start};
    }

    /// The picture of a part, before or after a move of the opponent and its answer.
    SymmetryPicture picture(const Symmetric &part, const CellVector *follower, bool answered) const
    {
        const Component one{m_after.components[part.one.component].rules, part.one.cells};
        if (!part.other)
            return boardPicture(part, one, follower, answered);
        if (isRow(one, follower ? Cells(*follower) : Cells()))
            return rowPicture(part, one, follower, answered);
        SymmetryPicture result;
        const Component changed{one.rules, follower ? *follower : CellVector()};
        result.halves = {Position{{follower ? changed : one}}, Position{{answered ? changed : one}}};
        return result;
    }

    SymmetryPicture boardPicture(const Symmetric &part, const Component &board, const CellVector *follower,
                                 bool answered) const
    {
        // In the order of boxMirrors.
        constexpr std::array<SymmetryPicture::Axis, 5> axes = {
            SymmetryPicture::Axis::LeftRight, SymmetryPicture::Axis::TopBottom, SymmetryPicture::Axis::HalfTurn,
            SymmetryPicture::Axis::Diagonal, SymmetryPicture::Axis::OtherDiagonal};
        const int columns = board.rules->cellBoard()->columns;
        const quint64 box = board.cells.front();
        const quint64 taken = follower ? box & ~follower->front() : 0;
        const quint64 image = answered ? imageOf(taken, box, columns, part.mirror) : 0;
        const BoardShape shape = cutOut(box, columns);
        SymmetryPicture result;
        result.axis = axes[static_cast<std::size_t>(std::ranges::find(boxMirrors, part.mirror) - boxMirrors.begin())];
        result.rows = shape.rows;
        result.columns = shape.columns;
        const int first = std::countr_zero(boxAround(box, columns));
        result.firstRow = first / columns;
        result.firstColumn = first % columns;
        result.cells.assign(std::size_t(shape.rows) * shape.columns, CellState::None);
        const auto paint = [&](quint64 cells, CellState state) {
            const quint64 inside = inBox(cells, box, columns).cells;
            for (std::size_t i = 0; i < result.cells.size(); ++i) {
                if ((inside >> i) & 1)
                    result.cells[i] = state;
            }
        };
        if (m_first && m_first->component == part.one.component)
            paint(m_start.components[part.one.component].cells.front() & ~box & boxAround(box, columns),
                  CellState::First);
        paint(box, CellState::Full);
        paint(taken, CellState::OpponentMove);
        paint(image, CellState::ReplyMove);
        return result;
    }

    /// True for heaps that lose tokens without moving: the rest can be drawn in the same place.
    static bool isRow(const Component &heap, Cells follower)
    {
        if (!heap.rules->isMultiset() || heap.cells.front() > maxTokensDrawn)
            return false;
        const quint64 remaining = std::accumulate(follower.begin(), follower.end(), quint64(0));
        return follower.size() < 2 || remaining < heap.cells.front();
    }

    SymmetryPicture rowPicture(const Symmetric &part, const Component &heap, const CellVector *follower,
                               bool answered) const
    {
        const quint64 n = heap.cells.front();
        const CellVector whole = {n};
        SymmetryPicture result;
        result.rows = 1;
        result.isRound = true;
        const quint64 gap = std::max<quint64>(1, firstGap(part, n));
        result.cells.assign(2 * n + gap, firstGap(part, n) > 0 ? CellState::First : CellState::None);
        result.columns = static_cast<int>(result.cells.size());
        drawHalf(result.cells, n, follower ? *follower : whole, CellState::OpponentMove, false);
        drawHalf(result.cells, n, answered ? *follower : whole, CellState::ReplyMove, true);
        return result;
    }

    /// The number of tokens that the first move took from the middle of a row to leave the two heaps of a pair.
    quint64 firstGap(const Symmetric &part, quint64 n) const
    {
        if (!m_first || part.one.component != m_first->component)
            return 0;
        const CellVector &before = m_start.components[m_first->component].cells;
        const CellVector &after = m_first->cells;
        if (before.size() != 1 || after.size() != 2 || after[0] != n || after[1] != n)
            return 0;
        return before.front() - 2 * n;
    }

    Position m_start;
    JobControl &m_control;
    std::optional<Move> m_first;
    Position m_after; ///< symmetric
    std::vector<Symmetric> m_parts;
    std::vector<ListTrace::Step> m_steps;
};

} // namespace

Result<TracePtr> buildSymmetryTrace(const Position &position, JobControl &control)
{
    return SymmetryTraceBuilder(position, control).run();
}

} // namespace mexplorer
