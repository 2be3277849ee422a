// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/gamerecord.h"

#include "model/core/modeltext.h"
#include "model/core/visibletext.h"
#include "model/games/squarename.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <iterator>

namespace mexplorer {

namespace {

/// Removes white space and replaces the arrows by one kind.
QString plain(QStringView text)
{
    QString result;
    for (const QChar c : text) {
        if (!c.isSpace() && c != u'-')
            result += c == QChar(0x2192) ? QChar(u'>') : c.toLower();
    }
    return result;
}

/// The numbers of "3,4" or "(3,4)" in ascending order, with commas between them; other texts unchanged.
QString inOrder(QString text)
{
    const auto isOfList = [](QChar c) { return c.isDigit() || c == u',' || c == u'(' || c == u')'; };
    const bool isOne = !text.startsWith(u'(') && !text.startsWith(u'0') && !text.contains(u',');
    if (isOne || !std::ranges::all_of(text, isOfList)) // like most positions
        return text;
    if (text.startsWith(u'(') && text.endsWith(u')'))
        text = text.sliced(1, text.size() - 2);
    QList<qulonglong> numbers;
    for (const QString &number : text.split(u',')) {
        bool isNumber = false;
        numbers << number.toULongLong(&isNumber);
        if (!isNumber)
            return text;
    }
    std::ranges::sort(numbers);
    QStringList sorted;
    for (const qulonglong number : numbers)
        sorted << QString::number(number);
    return sorted.join(u',');
}

/// The cells from one corner to another, as in "b2c4", or the one cell of "b2": a letter for the column, a number for
/// the row from the top. Returns std::nullopt for other texts and for cells off the board.
std::optional<quint64> cellsNamed(const QString &text, const CellBoard &board)
{
    static const QRegularExpression form(QStringLiteral("^([a-z]{1,2})([1-9][0-9]?)(?:([a-z]{1,2})([1-9][0-9]?))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto column = [&](int group) { return columnNamed(match.captured(group), board.columns).value_or(-1); };
    const auto row = [&](int group) { return match.captured(group).toInt() - 1; };
    const bool isOne = match.captured(3).isEmpty();
    const auto [left, right] = std::minmax({column(1), isOne ? column(1) : column(3)});
    const auto [top, bottom] = std::minmax({row(2), isOne ? row(2) : row(4)});
    if (left < 0 || bottom >= board.rows)
        return std::nullopt;
    quint64 cells = 0;
    for (int r = top; r <= bottom; ++r) {
        for (int c = left; c <= right; ++c)
            cells |= quint64(1) << (r * board.columns + c);
    }
    return cells;
}

/// A typed text that may name a move of one component. The names to compare are computed once, as there may be many
/// moves.
class TypedMove
{
public:
    TypedMove(const QString &typed, const Position &from, std::size_t component, Counting counting)
        : m_from(from), m_component(component), m_counting(counting), m_before(from.components[component]),
          m_typed(typed)
    {
        const QString number = QString::number(componentNumber(component, counting)) + u':';
        const QString start = plain(m_before.rules->positionText(m_before.cells)) + u'>';
        m_afters << typed;
        if (typed.startsWith(u'>'))
            m_afters << typed.sliced(1);
        if (typed.startsWith(number)) {
            m_typed.remove(0, number.size());
            m_afters << m_typed;
        }
        for (const QString &text : {typed, m_typed}) {
            if (text.startsWith(start))
                m_afters << text.sliced(start.size());
        }
        m_typed = withoutDashes(m_typed);
        m_mayBeNumbered = from.components.size() > 1 && m_typed.contains(number.chopped(1));
        if (const auto board = m_before.rules->cellBoard())
            m_cells = cellsNamed(m_typed, *board);
        const qsizetype arrow = m_typed.indexOf(u'>');
        m_after = m_typed.sliced(arrow + 1);
        m_sortedAfter = inOrder(m_after);
        const QString before = m_typed.first(std::max<qsizetype>(0, arrow));
        m_beginsRight = arrow <= 0 || isPosition(before, inOrder(before), m_before.cells);
    }

    /// True if the full text names the position after the move, with or without the component's number.
    bool names(const CellVector &after) const { return m_afters.contains(plain(m_before.rules->positionText(after))); }

    /// True for the names of boards and lists: the covered cells, the turned coins, the resulting numbers in any order,
    /// or the text in a list.
    bool namesOtherwise(const CellVector &after) const
    {
        if (m_cells)
            return *m_cells == (m_before.cells[0] ^ after[0]);
        const QString brief = bare(briefMoveText(m_before, after));
        if (m_typed == brief || m_typed == bare(shortMoveText(m_before, after)))
            return true;
        if (m_mayBeNumbered && m_typed == bare(moveText(m_from, makeMove(m_from, m_component, after), m_counting)))
            return true;
        return m_beginsRight && (isPosition(m_after, m_sortedAfter, after) || m_sortedAfter == inOrder(brief));
    }

private:
    static QString withoutDashes(QString text) { return text.remove(QChar(0x2013)); }
    static QString bare(const QString &text) { return withoutDashes(plain(text)); }

    /// \a sorted is inOrder(\a text).
    bool isPosition(const QString &text, const QString &sorted, const CellVector &cells) const
    {
        const Rules &rules = *m_before.rules;
        return sorted == inOrder(bare(rules.positionText(cells))) ||
               sorted == inOrder(bare(rules.positionName(cells))) ||
               text == bare(Component{m_before.rules, cells}.text());
    }

    const Position &m_from;
    std::size_t m_component;
    Counting m_counting;
    const Component &m_before;
    QString m_typed;                ///< without the component's number
    QStringList m_afters;           ///< the texts of positions that the move may lead to
    std::optional<quint64> m_cells; ///< the named cells, on a board
    QString m_after;                ///< the text after the arrow
    QString m_sortedAfter;
    bool m_mayBeNumbered = false;
    bool m_beginsRight = true; ///< the text before the arrow is empty or names the position before the move
};

/// Converts "0 9 -> 6" and "0: 9 -> 6" to "0:9>6"; removes white space from other texts.
QString withNumberMarked(QStringView text, std::size_t components, Counting counting)
{
    const QStringView trimmed = text.trimmed();
    qsizetype digits = 0;
    while (digits < trimmed.size() && trimmed[digits].isDigit())
        ++digits;
    const auto number = trimmed.first(digits).toULongLong();
    const bool isNumber =
        digits > 0 && number >= componentNumber(0, counting) && number < componentNumber(components, counting);
    const QStringView rest = trimmed.sliced(digits).trimmed();
    const bool spaced = digits < trimmed.size() && trimmed[digits].isSpace() && !rest.isEmpty() && rest[0] != u'-' &&
                        rest[0] != u'>' && rest[0] != QChar(0x2192);
    return isNumber && spaced && components > 1 ? trimmed.first(digits).toString() + u':' + plain(rest)
                                                : plain(trimmed);
}

/// The heaps of "3,4", greatest first, without empty ones; std::nullopt for other texts.
std::optional<CellVector> heapsNamed(const QString &text)
{
    CellVector heaps;
    for (const QString &number : text.split(u',')) {
        bool isNumber = false;
        heaps.push_back(number.toULongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    std::erase(heaps, Cell(0));
    std::ranges::sort(heaps, std::greater<>());
    return heaps;
}

/// What a typed move says of heaps: those before it, if they are named, and those after it.
struct TypedHeaps
{
    std::optional<CellVector> before;
    CellVector after;
};

/// Reads "5", ">5" or "9>5".
std::optional<TypedHeaps> typedHeaps(const QString &typed)
{
    const qsizetype arrow = typed.indexOf(u'>');
    const auto before = arrow > 0 ? heapsNamed(typed.first(arrow)) : std::nullopt;
    auto after = heapsNamed(typed.sliced(arrow + 1));
    if (!after || (arrow > 0 && !before))
        return std::nullopt;
    return TypedHeaps{before, *std::move(after)};
}

/// The heaps of a component after a move whose text names all of them.
std::optional<CellVector> allHeapsAfter(const Component &component, const TypedHeaps &typed)
{
    return !typed.before || *typed.before == component.cells ? std::optional(typed.after) : std::nullopt;
}

/// The heaps of a component after a move whose text names only those that change.
std::optional<CellVector> changedHeapsAfter(const Component &component, const TypedHeaps &typed)
{
    CellVector heaps;
    if (!typed.before)
        return std::nullopt;
    std::ranges::set_difference(component.cells, *typed.before, std::back_inserter(heaps), std::greater<>());
    if (heaps.size() + typed.before->size() != component.cells.size())
        return std::nullopt;
    heaps.insert(heaps.end(), typed.after.begin(), typed.after.end());
    std::ranges::sort(heaps, std::greater<>());
    return heaps;
}

/// The cells of a component after a move whose text is "(3,4)", ">(3,4)" or "(5,4)>(3,4)", if it isn't of heaps.
std::optional<CellVector> wholeAfter(const Component &component, const QString &typed)
{
    const Rules &rules = *component.rules;
    const qsizetype arrow = typed.indexOf(u'>');
    if (rules.isMultiset() || (arrow > 0 && typed.first(arrow) != plain(rules.positionText(component.cells))))
        return std::nullopt;
    const QString text = typed.sliced(arrow + 1);
    Scanner scanner(text, GreatestHeap::Large);
    const auto after = rules.parsePosition(scanner);
    return after && after->size() == 1 && scanner.atEnd() ? std::optional(after->front().cells) : std::nullopt;
}

/// The moves that \a typed names, of all components or of the one whose number is before a colon, without the list of
/// all moves.
std::vector<std::pair<std::size_t, CellVector>> typedVastMoves(const Position &from, const QString &typed,
                                                               Counting counting)
{
    static const QRegularExpression form(QStringLiteral("^[^:]*?([0-9]{1,6}):"));
    const QRegularExpressionMatch match = form.match(typed);
    const QString move = match.hasMatch() ? typed.sliced(match.capturedEnd()) : typed;
    const auto heaps = typedHeaps(move);
    std::vector<std::pair<std::size_t, CellVector>> named;
    const auto nameEach = [&](FunctionRef<std::optional<CellVector>(const Component &)> afterOf) {
        for (std::size_t i = 0; i < from.components.size(); ++i) {
            if (match.hasMatch() && match.captured(1).toULongLong() != componentNumber(i, counting))
                continue;
            const Component &component = from.components[i];
            const auto after = afterOf(component);
            if (after && component.rules->isFollower(component.cells, *after))
                named.emplace_back(i, *after);
        }
    };
    nameEach([&](const Component &component) -> std::optional<CellVector> {
        if (!component.rules->isMultiset())
            return wholeAfter(component, move);
        return heaps ? allHeapsAfter(component, *heaps) : std::nullopt;
    });
    if (named.empty() && heaps) {
        nameEach([&](const Component &component) {
            return component.rules->isMultiset() ? changedHeapsAfter(component, *heaps) : std::nullopt;
        });
    }
    return named;
}

/// The shortest way to type a move: "b2-c4", "7 -> 6".
QString example(const Position &from, const Move &move)
{
    const QString brief = briefMoveText(from.components[move.component], move.cells);
    return brief.contains(QChar(0x2192)) ? move.text : brief;
}

/// The first of the moves of all components.
std::optional<Move> firstMove(const Position &from, const std::vector<std::vector<CellVector>> &followers)
{
    for (std::size_t i = 0; i < followers.size(); ++i) {
        if (!followers[i].empty())
            return makeMove(from, i, followers[i].front());
    }
    return std::nullopt;
}

/// Returns the move whose name is exactly \a typed, among moves whose names differ only in case, dashes and white
/// space.
Move exactest(const Position &from, const std::vector<std::pair<std::size_t, CellVector>> &moves, QStringView typed)
{
    const auto exact = std::ranges::find_if(moves, [&](const auto &move) {
        const Rules &rules = *from.components[move.first].rules;
        return typed.endsWith(rules.positionName(move.second)) || typed.endsWith(rules.positionText(move.second));
    });
    const auto &[component, after] = exact == moves.end() ? moves.front() : *exact;
    return makeMove(from, component, after);
}

/// True if the last position of \a record occurred at an earlier ply with the same player to move.
bool repeatsAPosition(const GameRecord &record)
{
    const std::size_t last = record.length();
    if (isAcyclic(record.position(last)))
        return false;
    for (std::size_t ply = last % 2; ply < last; ply += 2) {
        if (record.position(ply) == record.position(last))
            return true;
    }
    return false;
}

} // namespace

GameRecord::GameRecord(Position start, Convention convention)
    : m_start(std::move(start)), m_convention(convention), m_assessments(1), m_over(!hasMove(m_start))
{
}

GameRecord::GameRecord(Position start, Convention convention, std::vector<std::shared_ptr<const Move>> moves,
                       std::vector<Assessment> assessments)
    : m_start(std::move(start)), m_convention(convention), m_moves(std::move(moves)),
      m_assessments(std::move(assessments)), m_over(!hasMove(position(length()))), m_repeats(repeatsAPosition(*this))
{
}

std::optional<Player> GameRecord::winner() const
{
    if (isDrawn())
        return std::nullopt;
    const Player stuck = turn(length());
    return m_convention == Convention::Normal ? opponentOf(stuck) : stuck;
}

Outcome GameRecord::outcome(std::size_t ply) const
{
    return m_assessments[ply].analysis ? m_assessments[ply].analysis->outcome : Outcome::Unknown;
}

GameRecord GameRecord::played(std::size_t ply, Move move) const
{
    return GameRecord(*this).played(ply, std::make_shared<const Move>(std::move(move)));
}

GameRecord GameRecord::played(std::size_t ply, std::shared_ptr<const Move> move) &&
{
    m_moves.resize(ply);
    m_assessments.resize(ply + 1);
    m_moves.push_back(std::move(move));
    m_assessments.emplace_back();
    m_over = !hasMove(m_moves.back()->to);
    m_repeats = repeatsAPosition(*this);
    return std::move(*this);
}

GameRecord GameRecord::assessed(std::size_t ply, Assessment assessment) const &
{
    return GameRecord(*this).assessed(ply, std::move(assessment));
}

GameRecord GameRecord::assessed(std::size_t ply, Assessment assessment) &&
{
    m_assessments[ply] = std::move(assessment);
    return std::move(*this);
}

GameRecord GameRecord::under(Convention convention) const
{
    GameRecord next = *this;
    next.m_convention = convention;
    std::ranges::fill(next.m_assessments, Assessment());
    return next;
}

bool hasMove(const Position &position)
{
    return std::ranges::any_of(position.components, [](const Component &component) {
        return component.rules->followerBound(component.cells) > 0 &&
               component.rules->exampleFollower(component.cells).has_value();
    });
}

std::optional<Move> exampleMove(const Position &position)
{
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const Component &component = position.components[i];
        if (const auto after = component.rules->exampleFollower(component.cells))
            return makeMove(position, i, *after);
    }
    return std::nullopt;
}

Result<Move> legalMove(const Position &from, std::size_t component, Cells after)
{
    if (component >= from.components.size())
        return Problem::badInput(Problem::Code::UnknownName,
                                 ModelText::tr("There is no component %1 here; the last one is %2.")
                                     .arg(component + 1)
                                     .arg(from.components.size()));
    const Component &before = from.components[component];
    if (!before.rules->isFollower(before.cells, after))
        return Problem::badInput(
            Problem::Code::NoMove,
            ModelText::tr("That is no move from %1; choose one of its followers.").arg(before.text()));
    return makeMove(from, component, after);
}

bool hasVastMoves(const Position &position, quint64 maxFollowers)
{
    const auto followers = componentFollowers(position, maxFollowers);
    return !followers && followers.problem().code == Problem::Code::Listing;
}

Result<Move> readMove(const Position &from, QStringView text, quint64 maxFollowers, Counting counting)
{
    const auto listed = componentFollowers(from, maxFollowers);
    const bool isVast = !listed && listed.problem().code == Problem::Code::Listing;
    if (!listed && !isVast)
        return listed.problem();
    const QString typed = withNumberMarked(text, from.components.size(), counting);
    std::vector<std::pair<std::size_t, CellVector>> named;
    if (isVast)
        named = typedVastMoves(from, typed, counting);
    for (const auto names : {&TypedMove::names, &TypedMove::namesOtherwise}) {
        if (!named.empty() || isVast)
            break;
        for (std::size_t i = 0; i < from.components.size() && !typed.isEmpty(); ++i) {
            const TypedMove move(typed, from, i, counting);
            for (const CellVector &after : (*listed)[i]) {
                if ((move.*names)(after))
                    named.emplace_back(i, after);
            }
        }
    }
    if (named.empty()) {
        const std::optional<Move> first = listed ? firstMove(from, *listed) : exampleMove(from);
        return Problem::badInput(
            Problem::Code::NoMove,
            ModelText::tr("“%1” is no move here; type one as in %2.")
                .arg(quotation(text.trimmed().toString()), first ? example(from, *first) : QStringLiteral("9 -> 6")));
    }
    const auto &[component, after] = named.front();
    const bool sameComponents = std::ranges::all_of(
        named, [&](const auto &move) { return from.components[move.first] == from.components[component]; });
    if (!sameComponents)
        return Problem::badInput(
            Problem::Code::AmbiguousMove,
            ModelText::tr("Several components have the move “%1”; put the component's number first, as in %2 %3.")
                .arg(quotation(text.trimmed().toString()))
                .arg(componentNumber(component, counting))
                .arg(example(from, makeMove(from, component, after))));
    return exactest(from, named, text.trimmed());
}

QString shortMoveText(const Component &before, Cells after)
{
    return before.rules->moveText(before.cells, after, MoveForm::Full);
}

QString briefMoveText(const Component &before, Cells after)
{
    return before.rules->moveText(before.cells, after, MoveForm::Brief);
}

QString moveText(const Position &from, const Move &move, Counting counting)
{
    QString text = shortMoveText(from.components[move.component], move.cells);
    if (from.components.size() == 1)
        return text;
    return ModelText::tr("component %1: %2").arg(componentNumber(move.component, counting)).arg(text);
}

} // namespace mexplorer
