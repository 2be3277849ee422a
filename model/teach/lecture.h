// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/walkthrough.h"
#include "model/teach/lesson.h"

namespace mexplorer {

class LessonLibrary;
class Presentation;

/// Navigation by next() and back(): through the steps of the walk-through, and through the parts of a lesson if one is
/// open. A presentation ends with a separate card after the last step.
class Lecture : public Part
{
    Q_OBJECT

public:
    Lecture(Exploration *exploration, Walkthrough *walkthrough, Presentation *presentation, LessonLibrary *library,
            QObject *parent = nullptr);

    /// The open lesson; null if there is none.
    const LessonPtr &lesson() const { return m_lesson; }
    /// The current part of the lesson.
    std::size_t part() const { return m_part; }
    /// True if the current part is a text.
    bool isAtText() const { return isInLesson() && m_lesson->text(m_part); }
    /// True if a lesson is open and its game is shown. While another game is open, next() and back() only navigate its
    /// steps.
    bool isInLesson() const;
    /// The scene shown with the current part; null if there is none.
    const LessonScene *scene() const;
    /// True if the card after the last step is shown.
    bool isAtEnd() const { return m_isAtEnd; }
    bool canGoOn() const;
    bool canGoBack() const;

    /// Opens a lesson's file, which is read again when it changes. Returns false and emits problemFound() if it can't
    /// be read.
    bool openFile(const QString &path);
    QStringList texts() const override;
    /// Reads a lesson of the program in the current language.
    void retranslate() override;

public slots:
    /// Opens a lesson at its first part, and resets the score.
    void open(const mexplorer::LessonPtr &lesson);
    /// Replaces the lesson by a changed version: shows the same part, if it still exists, and the same step if only
    /// texts have changed.
    void reread(const mexplorer::LessonPtr &lesson);
    void close();
    /// Shows a part; a scene at its first step.
    void goTo(std::size_t part);
    /// Goes on by one: unblanks the screen, or shows the pending answer, the next step, the next part, or the end card
    /// of a presentation.
    void next();
    /// Goes back by one: unblanks the screen, or shows the last step, the previous step, or the end of the previous
    /// part.
    void back();

signals:
    void lessonChanged();
    /// Emitted when part() or isAtEnd() changed.
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
    std::optional<std::size_t> m_scene; ///< the part of the scene in the walk-through
    std::optional<Entry> m_entry;       ///< set while the walk-through of the scene is being built
    int m_waiting = 0;                  ///< number of calls of next() in the meantime
    bool m_isAtEnd = false;
};

} // namespace mexplorer
