// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/step/trace.h"

#include <QStringList>

namespace mexplorer {

/// A text part of a lesson.
struct LessonText
{
    QString markdown;
    int line = 1; ///< first line in the file, counted from 1
};

/// A scene of a lesson: a range of steps of a walk-through, with an optional board.
struct LessonScene
{
    Position position;
    TraceKind kind = TraceKind::Mex;
    int first = 0;           ///< the first step; the last one if the walk-through has fewer
    std::optional<int> last; ///< the last step; std::nullopt for that of the walk-through
    bool guess = false;      ///< each step shows its question first
    bool board = false;
    int line = 1;

    /// True if the scenes differ at most in their lines.
    bool showsSameAs(const LessonScene &other) const;
};

using LessonPart = std::variant<LessonText, LessonScene>;

/// A lesson: a text in Markdown with fenced blocks of the language "mexplorer", which describe the scenes, with one
/// line "key: value" each:
///
///     game: kayles:5       an expression; graph files are in the lesson's folder
///     kind: mex            the kind of walk-through; default: the one that suits the game
///     step: 2-6            the steps to walk through: 4, 2-6, 3- or last; default: all
///     guess: yes           ask before the answers are shown
///     board: yes           a board to move on
///
/// A heading starts another part of the text. Immutable once read.
struct Lesson
{
    static constexpr qsizetype maxCharacters = 250'000;
    static constexpr qsizetype maxLineLength = 4'000;
    static constexpr qsizetype maxParts = 1'000;

    QString title;   ///< the first heading
    QString summary; ///< the first paragraph
    QString path;
    std::vector<LessonPart> parts; ///< at least one

    /// The index of the scene shown with a part: the part itself, the next scene before another heading, the previous
    /// one, or the first one after it; std::nullopt if there is none.
    std::optional<std::size_t> sceneBeside(std::size_t part) const;
    const LessonScene *scene(std::size_t part) const { return std::get_if<LessonScene>(&parts[part]); }
    const LessonText *text(std::size_t part) const { return std::get_if<LessonText>(&parts[part]); }
};

using LessonPtr = std::shared_ptr<const Lesson>;

/// True if the lessons differ only in their texts, as a lesson and its translation do.
bool haveSameScenes(const Lesson &a, const Lesson &b);

/// Parses a lesson; the files that it names must be in \a folder. A problem names the line.
Result<LessonPtr> parseLesson(const QString &text, const QString &folder);
/// Reads a lesson from a file; a shipped one in the current language, if it is translated.
Result<LessonPtr> readLesson(const QString &path);

/// True for the lessons that are part of the program. Their translations are in folders named by the language's code.
bool isShippedLesson(const QString &path);
/// True for the file names of lessons: "nim.md".
bool isLessonFile(const QString &path);
/// The path of a file named in a lesson, if it is in \a folder; empty otherwise.
QString fileInFolder(const QString &folder, const QString &name);

} // namespace mexplorer
