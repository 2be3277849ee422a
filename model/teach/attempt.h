// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/question.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// A field of an exercise: its question, and the fields that have to be filled in before it.
struct AnswerField
{
    Question question;
    std::vector<int> needs = {};
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
    /// The answer that was found or shown; std::nullopt while the field is empty.
    std::optional<Value> entered(int index) const { return m_answers[static_cast<std::size_t>(index)].answer(); }
    /// The answer as text, such as "P", "4" or a move, marked; empty while the field is.
    QString enteredText(int index) const;
    bool wasShown(int index) const { return m_answers[static_cast<std::size_t>(index)].wasShown(); }
    /// True if all that comes before is filled in.
    bool isOpen(int index) const;
    bool isDone() const;
    /// The first empty field from \a from on, in a circle, that is open; -1 when all are filled in.
    int nextField(int from) const;

    /// Judges an answer. A right one fills in the field; an answer to a field that is filled in changes nothing.
    Verdict enter(int index, Value answer);
    /// Fills in a field with a right answer, which doesn't count as found.
    Verdict show(int index);

    /// The fields that are filled in, and those of them whose first answer was right.
    Score score() const;
    /// The number of wrong answers.
    int mistakes() const;

private:
    Sentence neededFirst(int index) const;
    void updateFields();

    ExercisePtr m_exercise;
    std::vector<AnswerField> m_fields;
    std::vector<Answering> m_answers; ///< by field
};

/// The fields of an exercise, in an order in which they can be filled in. Those of winning moves depend on the answers
/// \a entered in the fields before them.
std::vector<AnswerField> answerFields(const Exercise &exercise, std::span<const Value> entered = {});

/// How many slots the tray of an exercise about a mex has: one more than there are values.
int traySlots(const Exercise &exercise);

} // namespace mexplorer
