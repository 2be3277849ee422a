// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercise.h"

#include <functional>

namespace mexplorer {

/// A place of an exercise that is to be filled in.
struct AnswerField
{
    enum class Input : quint8 {
        Number,
        Digit,   ///< 0 or 1
        YesNo,   ///< 0 for no, 1 for yes
        Outcome, ///< 0 for P, 1 for N
        Choice,  ///< the index of one of the choices
    };

    Input input = Input::Number;
    Sentence prompt;             ///< "What is g(3+1)?"
    std::vector<int> needs = {}; ///< fields that come before it
    QStringList choices = {};    ///< marked
    std::vector<quint32> right;  ///< all right answers, at least one
    /// Why an answer, right or wrong, is so; of a right one without the word, and empty if there is nothing to add.
    std::function<Sentence(quint32 answer)> reason;
};

/// An exercise as it is worked on, field by field: each answer is judged at once, any right one is taken, and
/// fields may be filled in in any legal order. Free of pictures.
class Attempt
{
public:
    struct Verdict
    {
        bool isRight = false;
        bool isTooEarly = false; ///< other fields come first; it doesn't count
        Sentence reason;
    };

    explicit Attempt(ExercisePtr exercise);

    const Exercise &exercise() const { return *m_exercise; }
    int fieldCount() const { return static_cast<int>(m_fields.size()); }
    const AnswerField &field(int index) const { return m_fields[static_cast<std::size_t>(index)]; }
    /// What was found or shown; nothing while the field is empty.
    std::optional<quint32> entered(int index) const { return m_states[static_cast<std::size_t>(index)].entered; }
    /// "P", "4", or a choice, marked; empty while the field is.
    QString enteredText(int index) const;
    bool wasShown(int index) const { return m_states[static_cast<std::size_t>(index)].isShown; }
    /// True if all that comes before is filled in.
    bool isOpen(int index) const;
    bool isDone() const;
    /// The first empty field from \a from on, in a circle, that is open; -1 when all are filled in.
    int nextField(int from) const;

    /// Judges an answer. A right one fills the field in; a filled one stays as it is, and a wrong answer counts as a
    /// mistake.
    Verdict enter(int index, quint32 answer);
    /// Fills a field in with a right answer, which doesn't count as found.
    Verdict show(int index);

    /// How many fields were found with the first answer.
    int foundAtOnce() const;
    /// Answers that were wrong.
    int mistakes() const { return m_mistakes; }

private:
    struct State
    {
        std::optional<quint32> entered;
        bool isShown = false;
        bool hadMistake = false;
    };

    void take(int index, quint32 answer);
    Sentence neededFirst(int index) const;
    /// Why the answer that a field has is right.
    Sentence reason(int index) const;

    ExercisePtr m_exercise;
    std::vector<AnswerField> m_fields;
    std::vector<State> m_states;
    int m_mistakes = 0;
};

/// The fields of an exercise, in an order in which they can be filled in. Those of winning moves depend on the answers
/// \a entered in the fields before them.
std::vector<AnswerField> answerFields(const Exercise &exercise, std::span<const quint32> entered = {});

/// How many slots the tray of an exercise about a mex has: one more than there are values.
int traySlots(const Exercise &exercise);

} // namespace mexplorer
