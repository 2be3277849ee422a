// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/lecture.h"

#include "model/teach/lessonlibrary.h"
#include "model/teach/presentation.h"

#include <algorithm>

namespace mexplorer {

Lecture::Lecture(Exploration *exploration, Walkthrough *walkthrough, Presentation *presentation, LessonLibrary *library,
                 QObject *parent)
    : Part(parent), m_exploration(exploration), m_walkthrough(walkthrough), m_presentation(presentation),
      m_library(library)
{
    connect(walkthrough, &Walkthrough::traceChanged, this, &Lecture::followTrace);
    connect(exploration, &Exploration::startChanged, this, &Lecture::placeChanged);
    connect(walkthrough, &Walkthrough::stepChanged, this, [this] { setAtEnd(false); });
    connect(presentation, &Presentation::changed, this, [this] {
        if (!m_presentation->isOn())
            setAtEnd(false);
    });
    connect(library, &LessonLibrary::fileChanged, this, &Lecture::rereadFile);
}

bool Lecture::openFile(const QString &path)
{
    const Result<LessonPtr> lesson = readLesson(path);
    if (!lesson) {
        emit problemFound(lesson.problem());
        return false;
    }
    m_library->watch((*lesson)->path);
    open(*lesson);
    return true;
}

/// A problem in the changed file is reported, and the previous version of the lesson remains.
void Lecture::rereadFile(const QString &path)
{
    if (!m_lesson || m_lesson->path != path)
        return;
    const Result<LessonPtr> lesson = readLesson(path);
    if (lesson)
        reread(*lesson);
    else
        emit problemFound(lesson.problem());
}

QStringList Lecture::texts() const
{
    QStringList texts;
    if (m_lesson && isShippedLesson(m_lesson->path)) {
        texts << m_lesson->title << m_lesson->summary;
        for (std::size_t part = 0; part < m_lesson->parts.size(); ++part) {
            if (const LessonText *text = m_lesson->text(part))
                texts << text->markdown;
        }
    }
    return texts;
}

void Lecture::retranslate()
{
    if (m_lesson && isShippedLesson(m_lesson->path))
        rereadFile(m_lesson->path);
}

const LessonScene *Lecture::scene() const
{
    const auto beside = m_lesson ? m_lesson->sceneBeside(m_part) : std::nullopt;
    return beside ? m_lesson->scene(*beside) : nullptr;
}

bool Lecture::isInLesson() const
{
    const LessonScene *beside = scene();
    return m_lesson && (!beside || m_exploration->start() == beside->position);
}

void Lecture::open(const LessonPtr &lesson)
{
    m_lesson = lesson;
    m_scene.reset();
    m_part = 0;
    m_walkthrough->resetTotal();
    emit lessonChanged();
    show(0, Entry::First);
}

void Lecture::reread(const LessonPtr &lesson)
{
    if (!m_lesson)
        return open(lesson);
    const bool showsSame = haveSameScenes(*m_lesson, *lesson);
    m_lesson = lesson;
    m_part = std::min(m_part, lesson->parts.size() - 1);
    emit lessonChanged();
    if (showsSame) {
        emit placeChanged();
        return;
    }
    m_scene.reset();
    show(m_part, Entry::First);
}

void Lecture::close()
{
    m_lesson.reset();
    m_scene.reset();
    m_entry.reset();
    m_part = 0;
    emit lessonChanged();
    emit placeChanged();
}

void Lecture::goTo(std::size_t part)
{
    if (m_lesson && part < m_lesson->parts.size())
        show(part, Entry::First);
}

void Lecture::show(std::size_t part, Entry entry)
{
    m_part = part;
    m_isAtEnd = false;
    if (const auto beside = m_lesson->sceneBeside(part);
        beside && (beside != m_scene || beside == part || !isInLesson())) {
        const bool isKnown = beside == m_scene && isSceneShown();
        m_scene = beside;
        const LessonScene &scene = *m_lesson->scene(*beside);
        // A text is shown with the first step of the scene after it, or the last step of the scene before it.
        const Entry at = beside == part ? entry : *beside > part ? Entry::First : Entry::Last;
        if (!isKnown)
            setScene(scene, at);
        else
            m_walkthrough->resume(at == Entry::First ? firstStep() : lastStep(), m_walkthrough->bookmarks());
    }
    emit placeChanged();
}

void Lecture::setScene(const LessonScene &scene, Entry entry)
{
    m_entry = entry;
    m_waiting = 0;
    m_walkthrough->setGuessFirst(scene.guess);
    if (!(m_exploration->start() == scene.position))
        m_exploration->openPosition(scene.position);
    else if (m_exploration->isReady())
        m_exploration->select(GameGraph::root());
    m_walkthrough->setKind(scene.kind);
    if (m_walkthrough->depth() > 0)
        m_walkthrough->stepOutTo(0);
    followTrace();
}

/// Shows the first or last step of the scene once its walk-through is built.
void Lecture::followTrace()
{
    setAtEnd(false);
    if (!m_entry || !m_walkthrough->isActive() || m_walkthrough->isBuilding() || !isSceneShown())
        return;
    const Entry entry = *std::exchange(m_entry, std::nullopt);
    m_walkthrough->resume(entry == Entry::First ? firstStep() : lastStep(), {});
    for (int waiting = std::exchange(m_waiting, 0); waiting > 0; --waiting)
        next();
}

bool Lecture::isSceneShown() const
{
    if (!m_lesson || !m_scene || !m_walkthrough->trace() || m_walkthrough->depth() > 0)
        return false;
    const LessonScene &scene = *m_lesson->scene(*m_scene);
    const PositionId selected = m_exploration->selected();
    const bool isStart = selected == noPosition || selected == GameGraph::root();
    return m_walkthrough->trace()->kind() == scene.kind && m_exploration->start() == scene.position && isStart;
}

int Lecture::firstStep() const
{
    return std::min(m_lesson->scene(*m_scene)->first, std::max(0, m_walkthrough->stepCount() - 1));
}

int Lecture::lastStep() const
{
    const int last = std::max(0, m_walkthrough->stepCount() - 1);
    return std::min(m_lesson->scene(*m_scene)->last.value_or(last), last);
}

/// False before the first game is open: then there is no end either.
bool Lecture::hasSteps() const
{
    return m_lesson || m_walkthrough->trace();
}

bool Lecture::canGoOn() const
{
    if (m_presentation->isOn())
        return !m_isAtEnd && hasSteps();
    return m_walkthrough->canStepForward() || (isInLesson() && m_part + 1 < m_lesson->parts.size());
}

bool Lecture::canGoBack() const
{
    return m_isAtEnd || m_walkthrough->canStepBack() || (isInLesson() && m_part > 0);
}

void Lecture::next()
{
    if (m_presentation->screen() != Presentation::Screen::Picture) {
        m_presentation->setScreen(Presentation::Screen::Picture);
        return;
    }
    if (m_isAtEnd)
        return;
    if (!isAtText()) {
        if (isInLesson() ? m_entry.has_value() : m_walkthrough->isBuilding()) {
            m_waiting += isInLesson() ? 1 : 0;
            return;
        }
        if (m_walkthrough->pendingQuestion()) {
            m_walkthrough->showAnswer();
            return;
        }
        const bool isLast = isInLesson() && isSceneShown() && m_walkthrough->step() >= lastStep();
        if (!isLast && m_walkthrough->canStepForward()) {
            m_walkthrough->pause();
            m_walkthrough->stepForward();
            return;
        }
    }
    if (isInLesson() && m_part + 1 < m_lesson->parts.size())
        show(m_part + 1, Entry::First);
    else
        setAtEnd(m_presentation->isOn() && hasSteps());
}

void Lecture::back()
{
    if (m_presentation->screen() != Presentation::Screen::Picture) {
        m_presentation->setScreen(Presentation::Screen::Picture);
        return;
    }
    if (m_isAtEnd) {
        setAtEnd(false);
        return;
    }
    if (!isAtText()) {
        const bool isFirst = isInLesson() && isSceneShown() && m_walkthrough->step() <= firstStep();
        if (!isFirst && m_walkthrough->canStepBack()) {
            m_walkthrough->stepBack();
            return;
        }
    }
    if (isInLesson() && m_part > 0)
        show(m_part - 1, Entry::Last);
}

void Lecture::setAtEnd(bool atEnd)
{
    if (atEnd != std::exchange(m_isAtEnd, atEnd))
        emit placeChanged();
}

} // namespace mexplorer
