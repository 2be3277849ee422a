// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/gamerecord.h"

#include "model/core/modeltext.h"
#include "model/core/visibletext.h"
#include "model/games/squarename.h"

#include <QRegularExpression>

#include <algorithm>

namespace mexplorer {

namespace {

/// The text without white space and with one kind of arrow.
QString plain(QStringView text)
{
    QString result;
    for (const QChar c : text) {
        if (!c.isSpace() && c != u'-')
            result += c == QChar(0x2192) ? QChar(u'>') : c.toLower();
    }
    return result;
}

/// True if \a typed, plain, names \a move: in full, by what it leaves, and with the component's number before either.
bool names(const QString &typed, const QString &number, const QString &move)
{
    const QString after = move.mid(move.indexOf(u'>') + 1);
    return typed == move || typed == after || typed == number + u':' + move || typed == number + u':' + after ||
           typed == u'>' + after;
}

/// The numbers of "3,4" or "(3,4)" in ascending order, with commas between them; other texts as they are.
QString inOrder(QString text)
{
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
/// the row from the top; nothing if the text is something else, or past the board.
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

/// True if \a typed, plain, names a move by how boards and lists call it: the cells that it covers, the coins that it
/// turns, the numbers that it leaves in any order, or its text in a list.
bool namesOtherwise(QString typed, const Position &from, const Move &move, Counting counting)
{
    const Component &before = from.components[move.component];
    const QString number = QString::number(componentNumber(move.component, counting)) + u':';
    if (typed.startsWith(number))
        typed = typed.sliced(number.size());
    const auto bare = [](const QString &text) { return plain(text).remove(QChar(0x2013)); };
    typed.remove(QChar(0x2013));
    if (const auto board = before.rules->cellBoard()) {
        const std::optional<quint64> cells = cellsNamed(typed, *board);
        if (cells)
            return *cells == (before.cells[0] ^ move.cells[0]);
    }
    if (typed == bare(shortMoveText(before, move.cells)) || typed == bare(briefMoveText(before, move.cells)) ||
        typed == bare(moveText(from, move, counting)))
        return true;
    const Rules &rules = *before.rules;
    const auto isPosition = [&](const QString &text, const CellVector &cells) {
        const QString sorted = inOrder(text);
        return text == bare(Component{before.rules, cells}.text()) ||
               sorted == inOrder(bare(rules.positionText(cells))) || sorted == inOrder(bare(rules.positionName(cells)));
    };
    const qsizetype arrow = typed.indexOf(u'>');
    if (arrow > 0 && !isPosition(typed.first(arrow), before.cells))
        return false;
    const QString after = typed.sliced(arrow + 1);
    return isPosition(after, move.cells) || inOrder(after) == inOrder(bare(briefMoveText(before, move.cells)));
}

/// "0 9 -> 6" and "0: 9 -> 6" as "0:9>6"; other texts only without white space.
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

/// How a move may be typed, as short as can be: "b2-c4", "7 -> 6".
QString example(const Position &from, const Move &move)
{
    const QString brief = briefMoveText(from.components[move.component], move.cells);
    return brief.contains(QChar(0x2192)) ? move.text : brief;
}

/// Of moves of one component that are named alike but for case, dashes and white space, the one that is written so.
const Move *exactest(const std::vector<const Move *> &moves, QStringView typed)
{
    const auto exact = std::ranges::find_if(moves, [typed](const Move *move) {
        const Component &after = move->to.components[move->component];
        return typed.endsWith(after.rules->positionName(after.cells)) ||
               typed.endsWith(after.rules->positionText(after.cells));
    });
    return exact == moves.end() ? moves.front() : *exact;
}

/// True if the last position of \a record stood at an earlier place where the same player was to move.
bool repeatsAPosition(const GameRecord &record)
{
    const std::size_t last = record.length();
    if (isAcyclic(record.position(last)))
        return false;
    for (std::size_t place = last % 2; place < last; place += 2) {
        if (record.position(place) == record.position(last))
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

Outcome GameRecord::outcome(std::size_t place) const
{
    return m_assessments[place].analysis ? m_assessments[place].analysis->outcome : Outcome::Unknown;
}

GameRecord GameRecord::played(std::size_t place, Move move) const
{
    return GameRecord(*this).played(place, std::make_shared<const Move>(std::move(move)));
}

GameRecord GameRecord::played(std::size_t place, std::shared_ptr<const Move> move) &&
{
    m_moves.resize(place);
    m_assessments.resize(place + 1);
    m_moves.push_back(std::move(move));
    m_assessments.emplace_back();
    m_over = !hasMove(m_moves.back()->to);
    m_repeats = repeatsAPosition(*this);
    return std::move(*this);
}

GameRecord GameRecord::assessed(std::size_t place, Assessment assessment) const &
{
    return GameRecord(*this).assessed(place, std::move(assessment));
}

GameRecord GameRecord::assessed(std::size_t place, Assessment assessment) &&
{
    m_assessments[place] = std::move(assessment);
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

Result<Move> readMove(const Position &from, QStringView text, quint64 maxFollowers, Counting counting)
{
    const auto moves = distinctMoves(from, maxFollowers);
    if (!moves)
        return moves.problem();
    const QString typed = withNumberMarked(text, from.components.size(), counting);
    std::vector<const Move *> named;
    for (const Move &move : *moves) {
        if (!typed.isEmpty() &&
            names(typed, QString::number(componentNumber(move.component, counting)), plain(move.text)))
            named.push_back(&move);
    }
    for (const bool isExact = !named.empty(); const Move &move : *moves) {
        if (!isExact && !typed.isEmpty() && namesOtherwise(typed, from, move, counting))
            named.push_back(&move);
    }
    if (named.empty())
        return Problem::badInput(Problem::Code::NoMove,
                                 ModelText::tr("“%1” is no move here; type one as in %2.")
                                     .arg(quotation(text.trimmed().toString()),
                                          moves->empty() ? QStringLiteral("9 -> 6") : example(from, moves->front())));
    const bool sameComponents = std::ranges::all_of(named, [&](const Move *move) {
        return from.components[move->component] == from.components[named[0]->component];
    });
    if (!sameComponents)
        return Problem::badInput(
            Problem::Code::AmbiguousMove,
            ModelText::tr("Several components have the move “%1”; put the component's number first, as in %2 %3.")
                .arg(quotation(text.trimmed().toString()))
                .arg(componentNumber(named[0]->component, counting))
                .arg(example(from, *named[0])));
    return *exactest(named, text.trimmed());
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
    const QString text = shortMoveText(from.components[move.component], move.cells);
    if (from.components.size() == 1)
        return text;
    return ModelText::tr("component %1: %2").arg(componentNumber(move.component, counting)).arg(text);
}

} // namespace mexplorer
