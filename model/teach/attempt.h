// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/question.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// A field of an exercise: its question, and the indices of the fields that must be filled in before it.
struct AnswerField
{
    Question question;
    std::vector<int> needs = {};
};

/// An attempt at an exercise, field by field. Each answer is judged at once. The fields may be filled in in any order
/// that AnswerField::needs allows.
class Attempt
{
public:
    struct Verdict
    {
        bool isRight = false;
        bool isTooEarly = false; ///< other fields must be filled in first; the answer doesn't count
        Sentence reason;
    };

    explicit Attempt(ExercisePtr exercise);

    const Exercise &exercise() const { return *m_exercise; }
    int fieldCount() const { return static_cast<int>(m_fields.size()); }
    const AnswerField &field(int index) const { return m_fields[static_cast<std::size_t>(index)]; }
    /// The right answer that was entered or shown; std::nullopt while the field is empty.
    std::optional<Value> entered(int index) const { return m_answers[static_cast<std::size_t>(index)].answer(); }
    /// Returns the answer as marked text, such as "P", "4" or a move; empty while the field is empty.
    QString enteredText(int index) const;
    bool wasShown(int index) const { return m_answers[static_cast<std::size_t>(index)].wasShown(); }
    /// True if all fields that it needs are filled in.
    bool isOpen(int index) const;
    bool isDone() const;
    /// Returns the first empty and open field from \a from on, cyclically; -1 if all are filled in.
    int nextField(int from) const;

    /// Judges an answer. A right one fills in the field. A field that is filled in isn't changed.
    Verdict enter(int index, Value answer);
    /// Fills in a field with a right answer, which doesn't count as right.
    Verdict show(int index);

    /// The number of fields that are filled in, and of those whose first answer was right.
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

/// Returns the fields of an exercise, in an order in which they can be filled in. In a WinningMove exercise, they
/// depend on the answers \a entered in the fields before them.
std::vector<AnswerField> answerFields(const Exercise &exercise, std::span<const Value> entered = {});

/// Returns the number of slots in the tray of a Mex exercise: from 0 to the largest value of a follower plus 1.
int traySlots(const Exercise &exercise);

} // namespace mexplorer
