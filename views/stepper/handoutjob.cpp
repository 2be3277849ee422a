// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/handoutjob.h"

#include "model/session/session.h"
#include "views/theme/viewtext.h"

#include <QMutex>
#include <QPainter>
#include <QPointer>
#include <QWaitCondition>

namespace mexplorer {

namespace {

/// A picture on its way from the window's thread to a job.
class PictureHandover
{
public:
    void put(std::optional<Drawing> drawing)
    {
        const QMutexLocker lock(&m_mutex);
        m_drawing = std::move(drawing);
        m_isThere = true;
        m_arrived.wakeAll();
    }

    /// Waits for it, or until the job is cancelled.
    std::optional<Drawing> take(const JobControl &control)
    {
        constexpr int pollIntervalMs = 20; // to look whether the job is cancelled
        const QMutexLocker lock(&m_mutex);
        while (!m_isThere && !control.isCancelled())
            m_arrived.wait(&m_mutex, pollIntervalMs);
        return m_drawing;
    }

private:
    QMutex m_mutex;
    QWaitCondition m_arrived;
    std::optional<Drawing> m_drawing;
    bool m_isThere = false;
};

/// A drawing that any thread may paint.
Drawing played(const Drawing &drawing)
{
    return {drawing.title, drawing.size,
            [strokes = recorded(drawing), size = drawing.size](QPainter &painter, const QRectF &target) {
                painter.save();
                painter.translate(target.topLeft());
                painter.scale(target.width() / size.width(), target.height() / size.height());
                playPicture(painter, strokes);
                painter.restore();
            }};
}

std::shared_ptr<WindowPictures> picturesFor(Session *session, const Handout &handout, bool isOnPages)
{
    return WindowPictures::make(session, handout.isBlank,
                                isOnPages ? handout.pictureSize(paperArea(usualPaper())) : StepPictures::usualSize);
}

} // namespace

WindowPictures::WindowPictures(QObject *parent, bool isBlank, QSize size)
    : QObject(parent), m_isBlank(isBlank), m_size(size)
{
}

std::shared_ptr<WindowPictures> WindowPictures::make(Session *session, bool isBlank, QSize size)
{
    auto *pictures = new WindowPictures(session, isBlank, size);
    return {pictures, [guarded = QPointer<WindowPictures>(pictures)](WindowPictures *) {
                if (guarded)
                    guarded->deleteLater();
            }};
}

std::optional<Drawing> WindowPictures::drawing(const TracePtr &trace, int step, const JobControl &control)
{
    StepPictures own(trace, m_isBlank, m_size);
    if (!own.needsWindow())
        return own.drawing(step);
    const auto delivery = std::make_shared<PictureHandover>();
    QMetaObject::invokeMethod(
        this, [this, delivery, trace, step] { delivery->put(draw(trace, step)); }, Qt::QueuedConnection);
    return delivery->take(control);
}

std::optional<Drawing> WindowPictures::draw(const TracePtr &trace, int step)
{
    if (!m_pictures || m_pictures->trace() != trace)
        m_pictures = std::make_unique<StepPictures>(trace, m_isBlank, m_size);
    const std::optional<Drawing> drawing = m_pictures->drawing(step);
    return drawing ? std::optional(played(*drawing)) : std::nullopt;
}

Printable printableHandout(Session *session, const Handout &handout)
{
    return {handout.trace->title().plain(),
            [handout, pictures = picturesFor(session, handout, true)](QSizeF page, JobControl &control) {
                const DrawingOf drawing = [&](std::size_t place) {
                    return pictures->drawing(handout.trace, handout.options.steps[place], control);
                };
                return handoutPages(handout, drawing, page, control);
            }};
}

void saveHandout(Session *session, const Handout &handout, const QString &path)
{
    const bool isHtml = path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive);
    session->jobs()->start(
        session, QStringLiteral("handout ") + path, ViewText::tr("Writing the hand-out"),
        [handout, path, pictures = picturesFor(session, handout, !isHtml)](JobControl &control) {
            const DrawingOf drawing = [&](std::size_t place) {
                return pictures->drawing(handout.trace, handout.options.steps[place], control);
            };
            return writeHandout(handout, drawing, path, control);
        },
        [session](const std::optional<Problem> &problem) {
            if (problem && problem->kind != Problem::Kind::Cancelled)
                session->report(*problem);
        });
}

} // namespace mexplorer
