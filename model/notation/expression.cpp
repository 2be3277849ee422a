// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/import/graphfile.h"
#include "model/notation/namedgames.h"
#include "model/notation/namedrules.h"
#include "model/own/quickreading.h"
#include "model/own/ruleprogram.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace mexplorer {

namespace {

QString familyNames()
{
    QStringList names;
    for (const Family &family : catalogue())
        names << family.name;
    return names.join(QStringLiteral(", "));
}

/// The rules of "own{NAME}" after the first word, and in \a start the position that its file has.
Result<RulesPtr> ownGameAt(Scanner &scanner, QString &start)
{
    if (!scanner.take(u'{'))
        return scanner.problemHere(
            ModelText::tr("expected '{' and the name of a game of your own, as in own{halves}."));
    const int column = scanner.column();
    const QString name = scanner.takeWhile([](QChar c) { return c != u'}'; }).trimmed().toString();
    const Result<NamedRules> game = ownGame(name);
    if (!game)
        return scanner.problemAt(game.problem().code, column, static_cast<int>(name.size()), game.problem().message);
    if (!scanner.take(u'}'))
        return scanner.problemHere(ModelText::tr("expected '}'."));
    start = game->start;
    return parseRules(game->rules);
}

/// The problem of a name by which people know a game, at \a column of a text that has no such family; std::nullopt if
/// it isn't one.
std::optional<Problem> namedGameProblem(const Scanner &scanner, int column)
{
    const QStringView rest = scanner.text().sliced(column - 1);
    const auto *const end =
        std::ranges::find_if(rest, [](QChar c) { return c == u':' || c == u'{' || c == u'+' || c == u'*'; });
    const QStringView name = rest.first(end - rest.begin()).trimmed();
    const NamedGame *game = findNamedGame(name);
    if (!game)
        return {};
    return scanner.problemAt(
        Problem::Code::UnknownName, column, static_cast<int>(name.size()),
        ModelText::tr("there is no game of this name; write %1. %2").arg(game->expression(), game->says()));
}

/// Also sets \a start to the position of `own{NAME}` without one, if there is one.
Result<RulesPtr> rulesAt(Scanner &scanner, QString &start)
{
    const int column = scanner.column();
    const QStringView name = scanner.takeWhile([](QChar c) { return c.isLetter(); });
    if (name.isEmpty())
        return scanner.problemHere(ModelText::tr("expected the name of a game, such as nim or kayles."));
    if (name.compare(u"own", Qt::CaseInsensitive) == 0)
        return ownGameAt(scanner, start);
    const Family *family = findFamily(name);
    const bool goesOn = !scanner.atEnd() && !QStringLiteral(":{+").contains(scanner.peek());
    if (!family || goesOn) {
        if (const auto problem = namedGameProblem(scanner, column))
            return *problem;
    }
    if (!family) {
        return scanner.problemAt(Problem::Code::UnknownName, column, static_cast<int>(name.size()),
                                 ModelText::tr("there is no game of this name; the games are %1.").arg(familyNames()));
    }
    if (family->parameters == Family::Parameters::None)
        return family->makeRules(scanner);
    if (!scanner.take(u'{'))
        return scanner.problemHere(ModelText::tr("expected '{', as in %1.").arg(family->example));
    Result<RulesPtr> rules = family->makeRules(scanner);
    if (rules && !scanner.take(u'}'))
        return scanner.problemHere(ModelText::tr("expected '}'."));
    return rules;
}

Result<std::vector<Component>> gameAt(Scanner &scanner)
{
    QString start;
    const Result<RulesPtr> rules = rulesAt(scanner, start);
    if (!rules)
        return rules.problem();
    if (scanner.take(u':'))
        return (*rules)->parsePosition(scanner);
    if (start.isEmpty())
        return (*rules)->defaultPosition(scanner);
    Scanner fromFile(start, scanner.greatestHeap());
    fromFile.take(u':');
    return (*rules)->parsePosition(fromFile);
}

/// The count of "3*nim:5"; 1 if there is none.
Result<quint64> countAt(Scanner &scanner)
{
    const int column = scanner.column();
    const auto count =
        scanner.takeNumber(static_cast<quint64>(maxComponents), ModelText::tr("the count of a game is at most %1."));
    if (!count)
        return count.problem();
    if (!count->has_value())
        return quint64(1);
    if (**count == 0)
        return scanner.problemAt(Problem::Code::NumberTooSmall, column, 1,
                                 ModelText::tr("the count of a game is 1 or more."));
    if (!scanner.take(u'*') && !scanner.take(QChar(0xd7)))
        return scanner.problemHere(ModelText::tr("expected '*' and a game, as in 2*kayles:5."));
    return **count;
}

/// True if the text from \a column on follows a position in a game that was copied as text: the players, or a move.
/// Arrows between braces belong to rules.
bool goesOnAsGame(QStringView text, int column)
{
    static const QRegularExpression braces(QStringLiteral("\\{(?:[^{}]++|(?R))*+\\}"));
    static const QRegularExpression form(
        QStringLiteral("#(first|second|name|hint)(\\s|$)|\\s(->|\u2192)\\s|^misere(\\s|$)"));
    if (column <= 1 || column > text.size())
        return false;
    const QStringView before = text.first(column - 1);
    return before.count(u'{') == before.count(u'}') &&
           form.match(text.sliced(column - 1).toString().remove(braces)).hasMatch();
}

Result<Position> sumIn(QStringView text, GreatestHeap greatest)
{
    Scanner scanner(text, greatest);
    Position position;
    do {
        const int column = scanner.column();
        const Result<quint64> count = countAt(scanner);
        if (!count)
            return count.problem();
        const Result<std::vector<Component>> components = gameAt(scanner);
        if (!components)
            return components.problem();
        for (quint64 i = 0; i < *count; ++i)
            position.components.insert(position.components.end(), components->begin(), components->end());
        if (static_cast<qsizetype>(position.components.size()) > maxComponents) {
            return scanner.problemAt(
                Problem::Code::TooMany, column, scanner.column() - column,
                ModelText::tr("a sum has at most %1 components.").arg(groupedNumber(maxComponents)));
        }
    } while (scanner.take(u'+'));
    if (!scanner.atEnd())
        return scanner.problemHere(ModelText::tr("expected '+' or the end."));
    return position;
}

/// The names of the families on heaps.
QStringList heapFamilies()
{
    QStringList names;
    for (const Family &family : catalogue()) {
        const Result<Position> example = parsePosition(family.example);
        if (example && example->components.front().rules->isMultiset())
            names << family.name;
    }
    return names;
}

} // namespace

Result<Position> parsePosition(QStringView text, GreatestHeap greatest)
{
    Result<Position> position = sumIn(text, greatest);
    if (position || !goesOnAsGame(text, position.problem().column))
        return position;
    return Problem::badInput(Problem::Code::UnexpectedText,
                             ModelText::tr("This is a copied game, with more than a position. Save the text in a file "
                                           "that ends in .mexgame, and open the file."),
                             position.problem().column, position.problem().length);
}

/// The moves of a user's rules are tried for large heaps, too, so that they can be listed.
Result<Position> parseWithLargeHeaps(const QString &text)
{
    Result<Position> position = parsePosition(text);
    if (position || position.problem().code != Problem::Code::NumberTooLarge)
        return position;
    Result<Position> heaps = parsePosition(text, GreatestHeap::Large);
    if (!heaps)
        return heaps;
    for (const Component &component : heaps->components) {
        const auto *own = hasLargeHeap(component) ? movesOf<OwnMoves>(*component.rules) : nullptr;
        const auto problem = own ? own->program->readingProblem(component.cells) : std::nullopt;
        if (problem)
            return *problem;
        if (own && own->mayGrow) // from some smaller heap
            return position;
    }
    return heaps;
}

Result<RulesPtr> parseRules(QStringView text)
{
    Scanner scanner(text);
    QString start;
    Result<RulesPtr> rules = rulesAt(scanner, start);
    if (rules && !scanner.atEnd())
        return scanner.problemHere(ModelText::tr("expected the end."));
    return rules;
}

Result<RulesPtr> parseHeapRules(QStringView text)
{
    Result<RulesPtr> rules = parseRules(text);
    if (!rules || (*rules)->isMultiset())
        return rules;
    return Problem::badInput(
        Problem::Code::OtherGame,
        ModelText::tr("%1 is not a game on heaps, so it has no sequence G(0), G(1), ...; ask for %2.")
            .arg((*rules)->text(), heapFamilies().join(QStringLiteral(", "))));
}

QString withGraphFiles(const QString &expression,
                       const std::function<std::optional<QString>(const QString &parameters)> &change)
{
    if (!expression.contains(u'{')) // like nearly all of them
        return expression;
    static const QRegularExpression graph(QStringLiteral("\\bgraph[\\s\\p{Z}\\x{85}]*(\\{((?:[^{}]++|(?1))*+)\\})"),
                                          QRegularExpression::CaseInsensitiveOption);
    QString result;
    qsizetype end = 0;
    for (auto matches = graph.globalMatch(expression); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto changed = change(match.captured(2).trimmed());
        result += QStringView(expression).sliced(end, match.capturedStart(2) - end);
        result += changed.value_or(match.captured(2));
        end = match.capturedEnd(2);
    }
    result += QStringView(expression).sliced(end);
    return result;
}

QStringList graphFilesIn(const QString &expression)
{
    QStringList files;
    withGraphFiles(expression, [&files](const QString &parameters) {
        files << parameters;
        return std::nullopt;
    });
    return files;
}

bool readsFile(const QString &expression)
{
    // White space is what QChar::isSpace() says.
    static const QRegularExpression form(QStringLiteral("(?:graph|own)[\\s\\p{Z}\\x{85}]*\\{"),
                                         QRegularExpression::CaseInsensitiveOption);
    return expression.contains(form);
}

bool isSlowToRead(QStringView text)
{
    const QStringList files = graphFilesIn(text.toString());
    const bool isLarge = std::ranges::any_of(files, [](QString path) {
        GraphChoices::takeFrom(path);
        return QFileInfo(path).size() > maxSyncGraphFileBytes;
    });
    if (isLarge || (!text.contains(u"->") && !readsFile(text.toString())))
        return isLarge;
    const QuickReading quick;
    const Result<Position> position = parseWithLargeHeaps(text.toString());
    return !position && position.problem().code == Problem::Code::ThinkingTime;
}

} // namespace mexplorer
