// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/step/trace.h"

#include <QStringList>

namespace mexplorer {

/// A part of a lesson that is read.
struct LessonText
{
    QString markdown;
    int line = 1; ///< where it begins in the file, counted from 1
};

/// A part of a lesson that is looked at: some steps of a walk-through, and a board to move on if wanted.
struct LessonScene
{
    Position position;
    TraceKind kind = TraceKind::Mex;
    int first = 0;           ///< the first step; the last one of the walk-through if there are fewer
    std::optional<int> last; ///< the last step; nothing for that of the walk-through
    bool guess = false;      ///< the class is asked before the steps show
    bool board = false;
    int line = 1;

    /// The same in each but the line.
    bool showsSameAs(const LessonScene &other) const;
};

using LessonPart = std::variant<LessonText, LessonScene>;

/// A lesson: a text in Markdown whose fenced blocks of the language "mexplorer" say what is shown beside it, a line
/// "key: value" each:
///
///     game: kayles:5       an expression; files of graphs lie in the lesson's folder
///     kind: mex            the kind of walk-through; the one that suits the game if it is left out
///     step: 2-6            the steps to walk through: 4, 2-6, 3- or last; all if it is left out
///     guess: yes           ask before the answers show
///     board: yes           a board to move on
///
/// A heading begins another part of the text. Constant once read.
struct Lesson
{
    static constexpr qsizetype maxCharacters = 250'000;
    static constexpr qsizetype maxLineLength = 4'000;
    static constexpr qsizetype maxParts = 1'000;

    QString title;   ///< the first heading
    QString summary; ///< the first paragraph
    QString path;
    std::vector<LessonPart> parts; ///< at least one

    /// The number of the scene that stands beside a part: itself, the next one before another heading, the one
    /// before, or the first one ahead; nothing if there is none.
    std::optional<std::size_t> sceneBeside(std::size_t part) const;
    const LessonScene *scene(std::size_t part) const { return std::get_if<LessonScene>(&parts[part]); }
    const LessonText *text(std::size_t part) const { return std::get_if<LessonText>(&parts[part]); }
};

using LessonPtr = std::shared_ptr<const Lesson>;

/// True if all that differs between them is what is written: a lesson and its translation.
bool haveSameScenes(const Lesson &a, const Lesson &b);

/// Reads a lesson from its text; files that it names are looked for in \a folder and nowhere else. A problem names the
/// line.
Result<LessonPtr> parseLesson(const QString &text, const QString &folder);
/// Reads a lesson from a file; one that comes with the program in the present language, if it is there in it.
Result<LessonPtr> readLesson(const QString &path);

/// True for the lessons that come with the program; their translations lie in folders named by the language's code.
bool isShippedLesson(const QString &path);
/// True for the names of lessons' files: "nim.md".
bool isLessonFile(const QString &path);
/// The path of a file that a lesson names, if it lies in \a folder; empty otherwise.
QString fileInFolder(const QString &folder, const QString &name);

} // namespace mexplorer
