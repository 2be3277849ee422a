// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons are read line by line. A block between two fences "```mexplorer" and "```" consists of keys and values;
// everything else is Markdown, which is stored unchanged, in parts that begin at headings. Lessons may be from
// untrusted sources: text that would take a renderer long (very long lines, lists nested a thousand deep) is refused
// here, and so are files outside of the lesson's folder.

#include "model/teach/lesson.h"

#include "model/core/modeltext.h"
#include "model/core/translations.h"
#include "model/import/graphfile.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"
#include "model/step/tracebuilder.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int deepestNesting = 12;

Problem atLine(int line, const QString &message, Problem::Code code = Problem::Code::FileSyntax)
{
    return Problem::badInput(code, ModelText::tr("Line %1: %2").arg(line).arg(message));
}

/// The number of quotations and lists that a line opens.
int nestingOf(const QString &line)
{
    int depth = 0;
    int spaces = 0;
    for (const QChar c : line) {
        if (c == u'>' || c == u'-' || c == u'*' || c == u'+')
            ++depth;
        else if (c == u' ' || c == u'\t')
            spaces += c == u'\t' ? 4 : 1;
        else if (!c.isDigit() && c != u'.' && c != u')')
            break;
    }
    const bool isRule = line.count(line.trimmed().left(1)) == line.trimmed().size(); // "-----"
    return (isRule && !line.trimmed().startsWith(u'>') ? 0 : depth) + spaces / 4;
}

/// The file of a shipped lesson in the current language; other lessons are unchanged.
QString inPresentLanguage(const QFileInfo &file)
{
    const QString translated =
        QStringLiteral("%1/%2/%3")
            .arg(file.absolutePath(), Translations::codeOf(Translations::current()), file.fileName());
    return isShippedLesson(file.filePath()) && QFile::exists(translated) ? translated : file.filePath();
}

/// Parses one lesson.
class LessonReader
{
public:
    LessonReader(const QString &text, QString folder) : m_lines(text.split(u'\n')), m_folder(std::move(folder)) {}

    Result<LessonPtr> read();

private:
    using Answer = std::optional<Problem>;

    int number() const { return int(m_at) + 1; }
    void endText();
    Answer readLine();
    Answer readBlock();
    Answer readEntry(LessonScene &scene, const QString &line);
    Answer readGame(LessonScene &scene, QString game);
    Answer readSteps(LessonScene &scene, const QString &value) const;
    Answer readSwitch(bool &on, const QString &value) const;
    void findTitle(const QString &markdown);

    QStringList m_lines;
    QString m_folder;
    qsizetype m_at = 0;
    QString m_fence; ///< of code in other languages
    QStringList m_text;
    int m_textLine = 1;
    QStringList m_keys; ///< of the current block
    Lesson m_lesson;
};

Result<LessonPtr> LessonReader::read()
{
    for (; m_at < m_lines.size(); ++m_at) {
        if (Answer problem = readLine())
            return *problem;
        if (qsizetype(m_lesson.parts.size()) > Lesson::maxParts)
            return atLine(
                number(),
                ModelText::tr("a lesson has at most %1 headings and blocks; divide it.").arg(Lesson::maxParts));
    }
    endText();
    if (m_lesson.parts.empty())
        return Problem::badInput(Problem::Code::EmptyFile,
                                 ModelText::tr("The lesson is empty; write a heading and a text."));
    return std::make_shared<const Lesson>(std::move(m_lesson));
}

LessonReader::Answer LessonReader::readLine()
{
    static const QRegularExpression fence(QStringLiteral("^ {0,3}(`{3,}|~{3,})\\s*([\\w-]*)"));
    static const QRegularExpression heading(QStringLiteral("^ {0,3}#{1,6}(\\s|$)"));
    QString &line = m_lines[m_at];
    if (line.endsWith(u'\r'))
        line.chop(1);
    if (line.size() > Lesson::maxLineLength)
        return atLine(
            number(),
            ModelText::tr("it is longer than %1 characters; break it into shorter lines.").arg(Lesson::maxLineLength));
    if (nestingOf(line) > deepestNesting)
        return atLine(number(), ModelText::tr("lists and quotations are nested too deep here."));
    const QRegularExpressionMatch found = fence.match(line);
    if (found.hasMatch() && m_fence.isEmpty() && found.captured(2) == QStringLiteral("mexplorer")) {
        endText();
        return readBlock();
    }
    if (found.hasMatch() && m_fence.isEmpty())
        m_fence = found.captured(1);
    else if (found.hasMatch() && found.captured(1).startsWith(m_fence))
        m_fence.clear();
    else if (m_fence.isEmpty() && heading.match(line).hasMatch())
        endText();
    if (m_text.isEmpty())
        m_textLine = number();
    m_text << line;
    return {};
}

void LessonReader::endText()
{
    const QString markdown = m_text.join(u'\n').trimmed();
    m_text.clear();
    if (markdown.isEmpty())
        return;
    findTitle(markdown);
    m_lesson.parts.emplace_back(LessonText{markdown, m_textLine});
}

void LessonReader::findTitle(const QString &markdown)
{
    static const QRegularExpression marks(QStringLiteral("[*_`]|^#+\\s*|\\s*#+$"));
    for (const QString &paragraph : markdown.split(QRegularExpression(QStringLiteral("\\n\\s*\\n")))) {
        const QString heading = paragraph.section(u'\n', 0, 0);
        QString rest = paragraph;
        if (heading.startsWith(u'#')) {
            if (m_lesson.title.isEmpty())
                m_lesson.title = QString(heading).remove(marks).trimmed();
            rest = paragraph.section(u'\n', 1);
        }
        if (m_lesson.summary.isEmpty())
            m_lesson.summary = QString(rest).remove(marks).simplified();
    }
}

LessonReader::Answer LessonReader::readBlock()
{
    LessonScene scene;
    scene.line = number();
    m_keys.clear();
    for (++m_at; m_at < m_lines.size(); ++m_at) {
        const QString line = m_lines[m_at].trimmed();
        if (line.startsWith(QStringLiteral("```")) || line.startsWith(QStringLiteral("~~~")))
            break;
        if (line.isEmpty())
            continue;
        if (Answer problem = readEntry(scene, line))
            return problem;
    }
    if (m_at >= m_lines.size())
        return atLine(scene.line, ModelText::tr("the block that begins here has no end; close it with ```."));
    if (!m_keys.contains(QStringLiteral("game")))
        return atLine(scene.line, ModelText::tr("the block names no game; add a line such as game: nim:3,4,5."));
    if (!m_keys.contains(QStringLiteral("kind")))
        scene.kind = defaultTraceKind(scene.position);
    m_lesson.parts.emplace_back(std::move(scene));
    return {};
}

LessonReader::Answer LessonReader::readEntry(LessonScene &scene, const QString &line)
{
    const QString key = line.section(u':', 0, 0).trimmed().toLower();
    const QString value = line.section(u':', 1).trimmed();
    if (m_keys.contains(key))
        return atLine(number(), ModelText::tr("the key '%1' appears twice in this block.").arg(key));
    m_keys << key;
    if (key == QStringLiteral("game"))
        return readGame(scene, value);
    if (key == QStringLiteral("step"))
        return readSteps(scene, value);
    if (key == QStringLiteral("guess"))
        return readSwitch(scene.guess, value);
    if (key == QStringLiteral("board"))
        return readSwitch(scene.board, value);
    if (key != QStringLiteral("kind"))
        return atLine(
            number(),
            ModelText::tr("there is no '%1'; a block has game, kind, step, guess and board.").arg(key.left(40)));
    const std::optional<TraceKind> kind = traceKindFromName(value);
    if (!kind)
        return atLine(number(), ModelText::tr("there is no kind '%1'; there are %2.")
                                    .arg(value.left(40), traceKindNames().join(QStringLiteral(", "))));
    scene.kind = *kind;
    return {};
}

LessonReader::Answer LessonReader::readGame(LessonScene &scene, QString game)
{
    std::optional<QString> missing;
    game = withGraphFiles(game, [&](QString name) -> std::optional<QString> {
        const GraphChoices choices = GraphChoices::takeFrom(name);
        const QString path = fileInFolder(m_folder, name);
        if (path.isEmpty())
            missing = name;
        return path + choices.text();
    });
    if (missing)
        return atLine(number(), ModelText::tr("there is no file '%1' in the lesson's folder.").arg(missing->left(80)));
    if (isSlowToRead(game))
        return atLine(number(),
                      ModelText::tr("reading this position takes too long for a lesson; choose a smaller one."));
    Result<Position> position = parsePosition(game);
    if (!position)
        return atLine(number(), position.problem().message, position.problem().code);
    scene.position = std::move(*position);
    return {};
}

LessonReader::Answer LessonReader::readSteps(LessonScene &scene, const QString &value) const
{
    static const QRegularExpression steps(QStringLiteral("^(\\d{1,6})\\s*(-\\s*(\\d{1,6})?)?$"));
    if (value == QStringLiteral("all"))
        return {};
    if (value == QStringLiteral("last")) {
        scene.first = std::numeric_limits<int>::max();
        return {};
    }
    const QRegularExpressionMatch match = steps.match(value);
    const int first = match.captured(1).toInt();
    const int last = match.hasCaptured(2) ? match.captured(3).toInt() : first;
    if (!match.hasMatch() || first < 1 || (match.hasCaptured(3) && last < first))
        return atLine(number(), ModelText::tr("'%1' names no steps; write 4, 2-6, 3- or last.").arg(value.left(40)));
    scene.first = first - 1;
    if (!match.hasCaptured(2) || match.hasCaptured(3))
        scene.last = last - 1;
    return {};
}

LessonReader::Answer LessonReader::readSwitch(bool &on, const QString &value) const
{
    if (value != QStringLiteral("yes") && value != QStringLiteral("no"))
        return atLine(number(), ModelText::tr("'%1' is neither yes nor no.").arg(value.left(40)));
    on = value == QStringLiteral("yes");
    return {};
}

} // namespace

bool LessonScene::showsSameAs(const LessonScene &other) const
{
    return position == other.position && kind == other.kind && first == other.first && last == other.last &&
           guess == other.guess && board == other.board;
}

std::optional<std::size_t> Lesson::sceneBeside(std::size_t part) const
{
    for (std::size_t at = part; at < parts.size(); ++at) {
        if (scene(at))
            return at;
        if (at > part && text(at)->markdown.startsWith(u'#'))
            break;
    }
    for (std::size_t at = part; at-- > 0;) {
        if (scene(at))
            return at;
    }
    for (std::size_t at = part; at < parts.size(); ++at) {
        if (scene(at))
            return at;
    }
    return {};
}

Result<LessonPtr> parseLesson(const QString &text, const QString &folder)
{
    if (text.size() > Lesson::maxCharacters)
        return Problem::limit(Problem::Code::FileSize,
                              ModelText::tr("A lesson has at most %1 characters, and this text has more; divide it.")
                                  .arg(Lesson::maxCharacters));
    return LessonReader(text, folder).read();
}

Result<LessonPtr> readLesson(const QString &path)
{
    const QFileInfo file(path);
    if (file.size() > 4 * Lesson::maxCharacters)
        return Problem::limit(Problem::Code::FileSize,
                              ModelText::tr("%1 is too large for a lesson.").arg(file.fileName()));
    const Result<QString> text = readTextFile(inPresentLanguage(file));
    if (!text)
        return text.problem();
    const Result<LessonPtr> read = parseLesson(*text, file.absolutePath());
    if (!read) {
        Problem problem = read.problem();
        problem.message = ModelText::tr("%1: %2").arg(file.fileName(), problem.message);
        return problem;
    }
    auto lesson = std::make_shared<Lesson>(**read);
    lesson->path = file.absoluteFilePath();
    if (lesson->title.isEmpty())
        lesson->title = file.completeBaseName();
    return LessonPtr(std::move(lesson));
}

bool haveSameScenes(const Lesson &a, const Lesson &b)
{
    const auto showSame = [](const LessonPart &one, const LessonPart &other) {
        const auto *scene = std::get_if<LessonScene>(&one);
        const auto *otherScene = std::get_if<LessonScene>(&other);
        return scene && otherScene ? scene->showsSameAs(*otherScene) : !scene && !otherScene;
    };
    return std::ranges::equal(a.parts, b.parts, showSame);
}

bool isShippedLesson(const QString &path)
{
    return path.startsWith(u':');
}

bool isLessonFile(const QString &path)
{
    return path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
}

QString fileInFolder(const QString &folder, const QString &name)
{
    if (folder.isEmpty() || name.isEmpty() || QDir::isAbsolutePath(name) || name.contains(QStringLiteral("://")))
        return {};
    const QString root = QFileInfo(folder).canonicalFilePath();
    const QFileInfo file(QFileInfo(QDir(folder), name).canonicalFilePath());
    const bool isInside = !root.isEmpty() && file.isFile() && file.filePath().startsWith(root + u'/');
    return isInside ? file.filePath() : QString();
}

} // namespace mexplorer
