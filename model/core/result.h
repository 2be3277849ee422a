// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace mexplorer {

/// Why a question has no answer, as one sentence that says what to do next. A value, never thrown.
struct Problem
{
    enum class Kind {
        BadInput,  ///< what was given can't be read, or names something that doesn't exist
        Limit,     ///< the question has an answer, but not within the limit that the message names
        Cancelled, ///< a person stopped the work
        File,      ///< a file couldn't be read or written
    };

    /// What stands in the way, for those who need the cause and not the sentence.
    enum class Code : quint8 {
        UnexpectedText, ///< something else is expected in its place
        NumberTooSmall,
        NumberTooLarge,
        TooMany,     ///< components, digits, coins, cells
        UnequalRows, ///< of a board
        UnknownName, ///< of a game, a vertex, a component, a method
        NoMove,      ///< of the position that it is played from
        AmbiguousMove,
        SingleGame, ///< where a sum is needed
        OtherGame,  ///< where a game on heaps or a board of the matrix game is needed
        Unsuitable, ///< a method, steps or a puzzle that the game or the position has no use for
        NoValue,    ///< play need not end, or misère play has none
        UnknownEnding,
        OptionValue,     ///< an option of a command is unknown or takes another value
        OptionConflict,  ///< options that exclude each other
        MissingFileName, ///< a file is needed and none is named
        OtherRules,      ///< than those that the values in a file belong to
        FileSyntax,
        EmptyFile,
        NewerVersion, ///< of the file's format
        Positions,    ///< the limits: how many positions are looked at
        Moves,        ///< how many moves
        Listing,      ///< how many are listed
        HeapSize,
        Memory,
        ThinkingTime,
        FileSize,
        PictureSize,
        TableSize,
        Cancelled,
        NoFile,
        NotAFile, ///< a folder or a device
        UnreadableFile,
        UnwritableFile,
        DiskFull, ///< or something else that ends a file before all is written
        DamagedFile,
        ProgramFault, ///< an exception that nothing expects
    };

    QString message;
    Kind kind = Kind::BadInput;
    int column = 0; ///< where in the text, counted from 1; 0 when the problem has no place
    int length = 0; ///< how many characters of the text it concerns
    Code code = Code::UnexpectedText;

    Problem() = default;
    static Problem badInput(Code code, QString message, int column = 0, int length = 0)
    {
        return Problem(Kind::BadInput, code, std::move(message), column, length);
    }
    static Problem limit(Code code, QString message) { return Problem(Kind::Limit, code, std::move(message)); }
    static Problem file(Code code, QString message) { return Problem(Kind::File, code, std::move(message)); }
    static Problem cancelled();

    bool operator==(const Problem &) const = default;

private:
    /// Private, so that no problem is made without a code.
    Problem(Kind why, Code cause, QString sentence, int from = 0, int count = 0)
        : message(std::move(sentence)), kind(why), column(from), length(count), code(cause)
    {
    }
};

/// A value of type T, or the Problem that stood in its way.
template <class T> class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Problem problem) : m_content(std::move(problem)) {}

    bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }

    const T &value() const & { return std::get<T>(m_content); }
    T &value() & { return std::get<T>(m_content); }
    T &&value() && { return std::get<T>(std::move(m_content)); }
    const T *operator->() const { return &value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::get<T>(std::move(m_content)); }

    const Problem &problem() const { return std::get<Problem>(m_content); }

private:
    std::variant<T, Problem> m_content;
};

} // namespace mexplorer
