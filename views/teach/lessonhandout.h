// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/lesson.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

class Session;

/// A lesson on paper: its text, and of each scene the first and the last step with their pictures. A job of \a session
/// makes the pages.
Printable printableLesson(Session *session, const LessonPtr &lesson);

/// Writes it in the background as PDF, or as one file of HTML if \a path ends so; Session::problemFound() if that can't
/// be done.
void saveLesson(Session *session, const LessonPtr &lesson, const QString &path);

} // namespace mexplorer
