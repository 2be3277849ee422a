// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/gametext.h"

#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/wordlist.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"
#include "model/play/movebetween.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace mexplorer {

namespace {

/// The maximum number of moves listed for one line, and for all lines of a text. Beyond it, a line must name the
/// component after the move in full.
constexpr quint64 maxListedMoves = 20'000;
constexpr quint64 maxListedInAll = 100'000;
const QString misereWord = QStringLiteral("misere");
const QString nameWord = QStringLiteral("#name ");
const QString hintWord = QStringLiteral("#hint ");
const std::array<QString, 2> playerWords = {QStringLiteral("#first "), QStringLiteral("#second ")};
const QString humanWord = QStringLiteral("human");
const QString componentWord = QStringLiteral("component");

class GameTextWriter
{
public:
    GameTextWriter(const GameTree &tree, const std::optional<Players> &players) : m_tree(tree), m_players(players) {}

    QString write()
    {
        add(m_tree.start().text());
        if (m_tree.convention() == Convention::Misere)
            add(misereWord);
        if (m_players) {
            writePlayer(0, m_players->sides.first);
            writePlayer(1, m_players->sides.second);
        }
        writeNotes(rootNode);
        writeLine(rootNode);
        return m_text;
    }

private:
    void add(const QString &line) { m_text += QString(2 * m_depth, u' ') + line + u'\n'; }

    void writePlayer(std::size_t player, Side side)
    {
        const QString who = side == Side::Human ? humanWord + u' ' + m_players->names[player].simplified()
                                                : m_players->opponents[player].name();
        add((playerWords[player] + who).trimmed());
    }

    void writeNotes(NodeId node)
    {
        const MoveNote &note = m_tree.note(node);
        if (!note.name.isEmpty())
            add(nameWord + note.name);
        if (!note.comment.isEmpty()) {
            for (const QString &line : note.comment.split(u'\n'))
                add(QStringLiteral("# ") + line);
        }
        if (m_tree.hintStage(node) > 0)
            add(hintWord + QString::number(m_tree.hintStage(node)));
    }

    void writeMove(NodeId node)
    {
        add(moveLine(m_tree.position(m_tree.parent(node)), m_tree.move(node)) + markText(m_tree.note(node).mark));
        writeNotes(node);
    }

    /// Writes the moves after \a node: the first one, the others in parentheses, then the continuation of the first.
    void writeLine(NodeId node)
    {
        while (!m_tree.children(node).empty()) {
            const std::vector<NodeId> &children = m_tree.children(node);
            writeMove(children.front());
            for (std::size_t i = 1; i < children.size(); ++i) {
                add(QStringLiteral("("));
                ++m_depth;
                writeMove(children[i]);
                writeLine(children[i]);
                --m_depth;
                add(QStringLiteral(")"));
            }
            node = children.front();
        }
    }

    const GameTree &m_tree;
    const std::optional<Players> &m_players;
    QString m_text;
    qsizetype m_depth = 0;
};

/// An upper bound of the number of moves; not exact for large components.
quint64 moveBound(const Position &position)
{
    quint64 moves = 0;
    for (const Component &component : position.components)
        moves += std::min(component.rules->followerBound(component.cells), maxListedMoves + 1);
    return moves;
}

Problem noMove(const Position &from, const QString &line)
{
    if (const auto move = exampleMove(from))
        return Problem::badInput(
            Problem::Code::NoMove,
            ModelText::tr("“%1” is no move here; type one as in %2.").arg(shortened(line), moveLine(from, *move)));
    return Problem::badInput(Problem::Code::NoMove, ModelText::tr("“%1” is no move here.").arg(shortened(line)));
}

/// Reads "0: 9 -> 6" or "0: 6" by the component after the move, without the list of all moves.
Result<Move> readWholeMove(const Position &from, const QString &line)
{
    const qsizetype colon = line.indexOf(u':');
    const bool isNumbered = from.components.size() > 1;
    bool isNumber = !isNumbered;
    const std::size_t component = isNumbered ? line.first(std::max<qsizetype>(0, colon)).toULongLong(&isNumber) : 0;
    const QString move = isNumbered ? line.sliced(colon + 1) : line;
    const QString after = move.section(QStringLiteral("->"), -1).trimmed();
    if (!isNumber || component >= from.components.size())
        return noMove(from, line);
    const Rules &rules = *from.components[component].rules;
    const Result<Position> become = parseWithLargeHeaps(rules.text() + u':' + after);
    const auto cells = become ? cellsAsOne(rules, become->components) : std::nullopt;
    return cells ? legalMove(from, component, *cells) : noMove(from, line);
}

/// Converts "component 1: 9 -> 6" to "0: 9 -> 6", the form of earlier versions; other lines are unchanged.
QString countedFromZero(const QString &line)
{
    static const QRegularExpression form(QStringLiteral("^%1\\s+([1-9][0-9]{0,5})\\s*:").arg(componentWord),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return line;
    return QString::number(match.captured(1).toULongLong() - 1) + line.sliced(match.capturedEnd() - 1);
}

/// Reads a move as gameText() writes it, or only the component after it, without the list of all moves, which may be
/// long. \a line is \a written with its component counted from 0.
std::optional<Move> readWrittenMove(const Position &from, const QString &written, const QString &line)
{
    constexpr quint64 shortList = 64;
    if (moveBound(from) <= shortList)
        return std::nullopt;
    Result<Move> move = readWholeMove(from, line);
    if (!move)
        return std::nullopt;
    const Component &after = move->to.components[move->component];
    const bool isWritten = moveLine(from, *move) == written ||
                           (from.components.size() == 1 && after.rules->positionText(after.cells) == written);
    return isWritten ? std::optional(std::move(move).value()) : std::nullopt;
}

class GameTextReader
{
public:
    GameTextReader(const QString &text, GreatestHeap greatest) : m_lines(text.split(u'\n')), m_greatest(greatest) {}

    Result<TextGame> read()
    {
        const QString first = next();
        const bool isMisere = m_at < m_lines.size() && m_lines[m_at].trimmed().toLower() == misereWord;
        const bool mayBeLarge = m_greatest == GreatestHeap::Large && !isMisere; // as laws are about normal play
        const Result<Position> start = mayBeLarge ? parseWithLargeHeaps(first) : parsePosition(first);
        if (!start)
            return start.problem();
        m_tree.emplace(*start, isMisere ? Convention::Misere : Convention::Normal);
        m_at += isMisere ? 1 : 0;
        for (QString line = next(); !line.isEmpty(); line = next()) {
            if (const auto problem = take(line))
                return Problem::badInput(problem->code, ModelText::tr("Line %1: %2").arg(m_at).arg(problem->message));
        }
        if (!m_open.empty())
            return Problem::badInput(Problem::Code::UnexpectedText, ModelText::tr("A ')' is missing at the end."));
        return TextGame{*std::move(m_tree), m_players};
    }

private:
    /// Returns the next line that isn't empty, without its indentation; empty at the end.
    QString next()
    {
        while (m_at < m_lines.size()) {
            QString line = m_lines[m_at++];
            if (line.endsWith(u'\r'))
                line.chop(1);
            const auto text = std::ranges::find_if(line, [](QChar each) { return each != u' ' && each != u'\t'; });
            line.remove(0, text - line.cbegin());
            if (!line.isEmpty())
                return line;
        }
        return {};
    }

    std::optional<Problem> take(const QString &line)
    {
        if (line.startsWith(u'#')) {
            if (m_tree->nodeCount() > 1 || (!takePlayer(line, 0) && !takePlayer(line, 1)))
                takeNote(line);
            return std::nullopt;
        }
        if (line.trimmed() == QStringLiteral("(")) {
            if (m_node == rootNode)
                return Problem::badInput(Problem::Code::UnexpectedText,
                                         ModelText::tr("other moves stand after the first one, not before it."));
            m_open.push_back(m_node);
            m_node = m_tree->parent(m_node);
            return std::nullopt;
        }
        if (line.trimmed() == QStringLiteral(")")) {
            if (m_open.empty())
                return Problem::badInput(Problem::Code::UnexpectedText,
                                         ModelText::tr("there is no '(' before this ')'."));
            m_node = m_open.back();
            m_open.pop_back();
            return std::nullopt;
        }
        return takeMove(line.trimmed());
    }

    Result<Move> readLine(const Position &from, const QString &written)
    {
        const QString line = countedFromZero(written);
        if (std::optional<Move> move = readWrittenMove(from, written, line))
            return *std::move(move);
        const quint64 moves = moveBound(from);
        if (moves > std::min(maxListedMoves, m_movesToList))
            return readWholeMove(from, line);
        m_movesToList -= moves;
        return readMove(from, line, maxListedMoves);
    }

    std::optional<Problem> takeMove(QString line)
    {
        MoveMark mark = MoveMark::None;
        for (const MoveMark each : {MoveMark::Good, MoveMark::Mistake}) {
            if (line.endsWith(markText(each))) {
                mark = each;
                line.chop(2);
            }
        }
        const Result<Move> move = readLine(m_tree->position(m_node), line);
        if (!move)
            return move.problem();
        m_node = m_tree->add(m_node, *move);
        if (mark != MoveMark::None) {
            MoveNote note = m_tree->note(m_node);
            note.mark = mark;
            m_tree->setNote(m_node, note);
        }
        return std::nullopt;
    }

    /// Returns true if the line names the player.
    bool takePlayer(const QString &line, std::size_t player)
    {
        if (!line.startsWith(playerWords[player]))
            return false;
        const QString who = line.sliced(playerWords[player].size()).simplified();
        const bool isHuman = who == humanWord || who.startsWith(humanWord + u' ');
        const std::optional<Opponent> opponent = isHuman ? Opponent() : Opponent::named(who);
        if (!opponent)
            return false;
        Players players = m_players.value_or(Players());
        (player == 0 ? players.sides.first : players.sides.second) = isHuman ? Side::Human : Side::Solver;
        players.opponents[player] = *opponent;
        players.names[player] = isHuman ? who.sliced(humanWord.size()).trimmed() : QString();
        m_players = players;
        return true;
    }

    void takeNote(const QString &line)
    {
        MoveNote note = m_tree->note(m_node);
        if (line.startsWith(nameWord)) {
            note.name = line.sliced(nameWord.size());
        } else if (line.startsWith(hintWord)) {
            m_tree->setHintStage(m_node, std::clamp(line.sliced(hintWord.size()).toInt(), 0, 255));
        } else {
            const QString text = line.sliced(line.startsWith(QStringLiteral("# ")) ? 2 : 1);
            note.comment += (note.comment.isEmpty() ? QString() : QStringLiteral("\n")) + text;
        }
        m_tree->setNote(m_node, note);
    }

    QStringList m_lines;
    GreatestHeap m_greatest;
    qsizetype m_at = 0;
    std::optional<GameTree> m_tree;
    std::optional<Players> m_players;
    NodeId m_node = rootNode;
    quint64 m_movesToList = maxListedInAll;
    std::vector<NodeId> m_open; ///< the moves to which the open parentheses contain alternatives
};

} // namespace

QString moveLine(const Position &from, const Move &move)
{
    return from.components.size() == 1
               ? move.text
               : QStringLiteral("%1 %2: %3").arg(componentWord).arg(move.component + 1).arg(move.text);
}

QString gameText(const GameTree &tree, const std::optional<Players> &players)
{
    return GameTextWriter(tree, players).write();
}

Result<TextGame> readGameText(const QString &text, GreatestHeap greatest)
{
    return GameTextReader(text, greatest).read();
}

bool isGameFile(const QString &path)
{
    constexpr qint64 maxLength = 4096;
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QStringLiteral("txt"))
        return ending == gameFileEnding;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QString first = QString::fromUtf8(file.readLine(maxLength)).trimmed();
    return first.contains(u':') && parseWithLargeHeaps(first).ok();
}

Result<TextGame> readGameFile(const QString &path, GreatestHeap greatest)
{
    const Result<QString> text = readTextFile(path);
    if (!text)
        return text.problem();
    Result<TextGame> game = readGameText(*text, greatest);
    if (game)
        return game;
    return Problem::badInput(game.problem().code, ModelText::tr("%1: %2", "a file and what is wrong with it")
                                                      .arg(QFileInfo(path).fileName(), game.problem().message));
}

std::optional<Problem> writeGameFile(const GameTree &tree, const QString &path, const std::optional<Players> &players)
{
    return writeSafely(path, gameText(tree, players).toUtf8());
}

QString markText(MoveMark mark)
{
    return mark == MoveMark::Good ? QStringLiteral(" !") : mark == MoveMark::Mistake ? QStringLiteral(" ?") : QString();
}

} // namespace mexplorer
