// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/handout/pageprinting.h"
#include "views/stepper/stephandout.h"

#include <QObject>

namespace mexplorer {

/// Draws pictures of steps for jobs: on the window's thread what only that can draw, one at a time between other
/// events. Belongs to that thread.
class WindowPictures : public QObject
{
    Q_OBJECT

public:
    /// Goes with its last user, whichever thread that is on, and with \a session at the latest.
    static std::shared_ptr<WindowPictures> make(Session *session, bool isBlank, QSize size);

    /// The picture of a step, which any thread may paint; nothing if it has none, or when the job is cancelled
    /// meanwhile. For the job's thread.
    std::optional<Drawing> drawing(const TracePtr &trace, int step, const JobControl &control);

private:
    WindowPictures(QObject *parent, bool isBlank, QSize size);
    std::optional<Drawing> draw(const TracePtr &trace, int step);

    bool m_isBlank;
    QSize m_size;
    std::unique_ptr<StepPictures> m_pictures; ///< of the walk-through that was drawn last
};

/// The pages of a hand-out for a job to make.
Printable printableHandout(Session *session, const Handout &handout);

/// Writes a hand-out in the background; Session::problemFound() if that can't be done.
void saveHandout(Session *session, const Handout &handout, const QString &path);

} // namespace mexplorer
