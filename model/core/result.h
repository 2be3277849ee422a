// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace mexplorer {

/// An error, as one sentence that tells the user what to do next. A value, never thrown.
struct Problem
{
    enum class Kind {
        BadInput,  ///< the input can't be read, or names something that doesn't exist
        Limit,     ///< the answer exists, but not within the limit that the message names
        Cancelled, ///< the user stopped the work
        File,      ///< a file couldn't be read or written
    };

    /// Machine-readable cause of a problem.
    enum class Code : quint8 {
        UnexpectedText, ///< unexpected character or word
        NumberTooSmall,
        NumberTooLarge,
        TooMany,     ///< components, digits, coins, cells
        UnequalRows, ///< of a board
        UnknownName, ///< of a game, a vertex, a component, a method
        NoMove,      ///< of the position that it is played from
        AmbiguousMove,
        SingleGame, ///< a sum is required
        OtherGame,  ///< a game on heaps or a board of the matrix game is required
        Unsuitable, ///< a method, steps or a puzzle that doesn't apply to the game or the position
        NoValue,    ///< play may be endless, or the convention is misère play
        UnknownEnding,
        OptionValue,     ///< unknown option, or invalid value of one
        OptionConflict,  ///< options that exclude each other
        MissingFileName, ///< a required file name is missing
        OtherRules,      ///< other than those of the values in a file
        FileSyntax,
        EmptyFile,
        NewerVersion, ///< of the file's format
        Positions,    ///< limit of positions to visit
        Moves,        ///< limit of moves
        Listing,      ///< limit of listed moves
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
        DiskFull, ///< or another reason why a file couldn't be written completely
        DamagedFile,
        ProgramFault, ///< an unexpected exception
    };

    QString message;
    Kind kind = Kind::BadInput;
    int column = 0; ///< in the text, counted from 1; 0 if the problem has no place
    int length = 0; ///< number of characters concerned
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
    /// Private, so that every problem has a code.
    Problem(Kind why, Code cause, QString sentence, int from = 0, int count = 0)
        : message(std::move(sentence)), kind(why), column(from), length(count), code(cause)
    {
    }
};

/// A value of type T, or the Problem why there is none.
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
