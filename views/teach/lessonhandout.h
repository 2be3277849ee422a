// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

class Session;

/// Returns a lesson for printing: its text, and for each scene the first and the last step with their pictures. A job
/// of \a session makes the pages.
Printable printableLesson(Session *session, const LessonPtr &lesson);

/// Writes a lesson in the background as PDF, or as one HTML file if \a path has that ending; emits
/// Session::problemFound() if that fails.
void saveLesson(Session *session, const LessonPtr &lesson, const QString &path);

} // namespace mexplorer
