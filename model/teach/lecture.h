// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/walkthrough.h"
#include "model/teach/lesson.h"

namespace mexplorer {

class LessonLibrary;
class Presentation;

/// What next() and back() lead through: the steps of the walk-through, and the parts of a lesson around them if one is
/// open. A presentation ends with a card of its own after the last step.
class Lecture : public Part
{
    Q_OBJECT

public:
    Lecture(Exploration *exploration, Walkthrough *walkthrough, Presentation *presentation, LessonLibrary *library,
            QObject *parent = nullptr);

    /// Null while none is open.
    const LessonPtr &lesson() const { return m_lesson; }
    /// The part of the lesson that is read or looked at.
    std::size_t part() const { return m_part; }
    /// True at a part of the lesson that is read.
    bool isAtText() const { return isInLesson() && m_lesson->text(m_part); }
    /// True if a lesson is open and its game is shown. While another game is open, next() and back() lead through the
    /// steps of that one alone.
    bool isInLesson() const;
    /// The scene beside the present part; null if there is none.
    const LessonScene *scene() const;
    /// The card after the last step is shown.
    bool isAtEnd() const { return m_isAtEnd; }
    bool canGoOn() const;
    bool canGoBack() const;

    /// Opens a lesson's file, which is read again whenever it changes. False, and problemFound(), if it can't be read.
    bool openFile(const QString &path);
    /// Reads a lesson of the program in the present language.
    void retranslate() override;

public slots:
    /// Begins with the first part, and counts guesses from 0.
    void open(const mexplorer::LessonPtr &lesson);
    /// The lesson was written anew: shows the same part of it, as far as it has one, and the same step if only its
    /// texts are others.
    void reread(const mexplorer::LessonPtr &lesson);
    void close();
    /// Shows a part; a scene from its first step on.
    void goTo(std::size_t part);
    /// The next step, answer or part; at last the end of a presentation. A black or white screen shows again instead.
    void next();
    /// What next() did, step by step or part by part; a part that was left is shown from its end.
    void back();

signals:
    void lessonChanged();
    /// part() or isAtEnd() changed.
    void placeChanged();

private:
    enum class Entry : quint8 { First, Last };

    void rereadFile(const QString &path);
    void show(std::size_t part, Entry entry);
    void setScene(const LessonScene &scene, Entry entry);
    void followTrace();
    bool isSceneShown() const;
    bool hasSteps() const;
    int firstStep() const;
    int lastStep() const;
    void setAtEnd(bool atEnd);

    Exploration *m_exploration;
    Walkthrough *m_walkthrough;
    Presentation *m_presentation;
    LessonLibrary *m_library;
    LessonPtr m_lesson;
    std::size_t m_part = 0;
    std::optional<std::size_t> m_scene; ///< the part that the walk-through shows
    std::optional<Entry> m_entry;       ///< while the walk-through of the scene is on its way
    int m_waiting = 0;                  ///< calls of next() that came meanwhile
    bool m_isAtEnd = false;
};

} // namespace mexplorer
