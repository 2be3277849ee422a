// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/program/gameprogram.h"

#include <QMap>
#include <QStringList>

#include <initializer_list>
#include <set>
#include <utility>

namespace mexplorer {

/// Replaces each $NAME in \a text.
QString filled(const char *text, std::initializer_list<std::pair<const char *, QString>> names = {});

/// Lines of a program, indented by their blocks, in either language.
class ProgramLines
{
public:
    explicit ProgramLines(ProgramLanguage language, int indent = 0) : m_language(language), m_indent(indent) {}

    bool isPython() const { return m_language == ProgramLanguage::Python; }
    /// A statement, without the semicolon of C++.
    void statement(const QString &text) { line(isPython() ? text : text + u';'); }
    void constant(const QString &name, const QString &number);
    /// An empty list, to which numbers are added.
    void list(const QString &name);
    void comment(const QString &sentence);

    // Each opens a block; end() closes the last one.
    void forRange(const QString &name, const QString &first, const QString &last, bool isLastIncluded);
    void forIn(const QString &name, const QString &list);
    void ifHolds(const QString &condition);
    void end();
    /// The number of open blocks.
    int depth() const { return m_depth; }
    void endTo(int depth)
    {
        while (m_depth > depth)
            end();
    }

    /// Adds lines that were written for the same depth, in a block of their own if they declare a name for the rest of
    /// this one.
    void add(const ProgramLines &lines);

    const QString &text() const { return m_text; }

private:
    void line(const QString &text);
    void open(const QString &python, const QString &cpp);

    ProgramLanguage m_language;
    int m_indent;
    int m_depth = 0;
    bool m_declares = false; ///< outside of all of its blocks
    QString m_text;
};

/// Functions that programs share; each is written only if it is used.
enum class ProgramHelper : quint8 {
    Mex,
    FloorDivide,
    FloorModulo,
    Power,
    Lcm,
    DigitSum,
    BitCount,
    Divides,
    IsPrime,
    IsSquare,
    IsPower,
    HasDigit,
    Matches,
    Replaced,
};

/// The components of equal rules, in a program.
struct ProgramGroup
{
    const Rules *rules = nullptr;
    std::vector<CellVector> positions{};
    QString function{};                                 ///< the name of the function that returns a value
    QString argumentType = QStringLiteral("long long"); ///< in C++
    QStringList arguments{};                            ///< the positions, as constants
    quint64 largestHeap() const;                        ///< of heaps
    QString constantName(const char *ending) const;     ///< "KAYLES_PERIOD"
    QString nameWith(const char *ending) const;         ///< "kayles_table"
};

/// A program while it is written.
class ProgramDraft
{
public:
    explicit ProgramDraft(ProgramLanguage language) : m_language(language) {}

    ProgramLanguage language() const { return m_language; }
    bool isPython() const { return m_language == ProgramLanguage::Python; }

    /// Adds "math" or "<vector>".
    void use(const char *module) { m_modules.insert(QString::fromLatin1(module)); }
    /// As above, of one of the languages.
    void usePython(const char *module)
    {
        if (isPython())
            use(module);
    }
    void useCpp(const char *module)
    {
        if (!isPython())
            use(module);
    }
    void use(ProgramHelper helper);
    /// Recursion may be deep: in Python it needs a stack of its own, and in C++ a comment says so.
    void recurseDeeply() { m_isDeep = true; }

    /// Adds definitions to the program.
    void define(const QString &text) { m_definitions << text; }
    void comment(const QString &sentence);
    /// Defines a constant list.
    void defineNumbers(const QString &name, const std::vector<quint64> &numbers);

    /// Defines a function for the values of heaps up to the group's largest, from a table: \a body adds to "seen" the
    /// values of the followers of a heap n, from those of smaller heaps in "g".
    void defineTable(ProgramGroup &group, const QString &body);
    /// Defines a function with memory. \a setUp are lines before \a body, which adds to "seen".
    void defineRecursion(const ProgramGroup &group, const QString &parameter, const QString &body,
                         bool mayRepeat = false);

    /// The whole program.
    QString text(const Position &position, const std::vector<ProgramGroup> &groups) const;

private:
    QString mainText(const std::vector<ProgramGroup> &groups) const;

    ProgramLanguage m_language;
    std::set<QString> m_modules;
    std::set<ProgramHelper> m_helpers;
    QStringList m_definitions;
    bool m_isDeep = false;
};

/// A comment of lines with at most 80 characters, each after "# " or "// ".
QString commentText(const QString &sentence, bool isPython);

// What writes the games. Each fills in the group's arguments and defines its function, or fails saying why not.

std::optional<Problem> writeHeapProgram(ProgramDraft &draft, ProgramGroup &group, JobControl &control);
std::optional<Problem> writeTupleProgram(ProgramDraft &draft, ProgramGroup &group);
std::optional<Problem> writeBoardProgram(ProgramDraft &draft, ProgramGroup &group);
std::optional<Problem> writeCellProgram(ProgramDraft &draft, ProgramGroup &group);

class RuleProgram;
/// The loops over the choices of rules on heaps: adds to "seen" what \a valueOf returns for a heap.
Result<QString> heapMovesText(ProgramDraft &draft, const RuleProgram &program, const QString &before,
                              const QString &after, int indent);
/// True if each heap that a move leaves is a fraction of the heap before: few heaps are reached.
bool dividesHeaps(const RuleProgram &program);

} // namespace mexplorer
