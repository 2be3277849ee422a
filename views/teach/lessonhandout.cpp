// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/lessonhandout.h"

#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/session/session.h"
#include "model/step/tracebuilder.h"
#include "model/writing/writer.h"
#include "views/step/steppictures.h"
#include "views/theme/viewtext.h"
#include "views/widgets/safepictures.h"

#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr QSize stepPictureSize(600, 300);

QString htmlOf(const LessonText &text)
{
    QTextDocument document;
    document.setResourceProvider([](const QUrl &) { return QVariant(noPicture()); });
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(14);
    document.setDefaultFont(font);
    document.setMarkdown(text.markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                            QTextDocument::MarkdownNoHTML);
    static const QRegularExpression image(QStringLiteral("<img\\b[^>]*>")); // a separate file can't load others
    const QString html = document.toHtml().remove(image);
    const qsizetype begin = html.indexOf(u'>', html.indexOf(QStringLiteral("<body"))) + 1;
    return html.sliced(begin, html.indexOf(QStringLiteral("</body>")) - begin);
}

/// Returns the first and the last step of a scene, or the problem if there are none.
QString htmlOf(const LessonScene &scene, const Solver &solver, JobControl &control)
{
    TraceRequest request;
    request.position = scene.position;
    request.kind = scene.kind;
    const Result<TracePtr> trace = buildTrace(request, solver, control);
    if (!trace)
        return QStringLiteral("<p><i>%1</i></p>").arg(htmlText(trace.problem().message));
    const int end = (*trace)->stepCount() - 1;
    const int first = std::clamp(scene.first, 0, end);
    const int last = std::clamp(scene.last.value_or(end), first, end);
    StepPictures pictures(*trace, false, stepPictureSize);
    Blocks blocks;
    for (const int step : first < last ? std::vector<int>{first, last} : std::vector<int>{first})
        blocks.emplace_back(
            Box{step + 1,
                {Picture{[&pictures, step](WrittenFormat) { return svgElement(pictures.drawing(step)); }},
                 (*trace)->sentence(step)}});
    return QStringLiteral("<p><b>%1</b></p>").arg(formatSentence((*trace)->title(), WrittenFormat::Html)) +
           formatBlocks(blocks, WrittenFormat::Html);
}

std::vector<QString> blocksOf(const Lesson &lesson, const Solver &solver, JobControl &control)
{
    std::vector<QString> blocks;
    for (std::size_t part = 0; part < lesson.parts.size() && !control.isCancelled(); ++part) {
        control.setProgress(part, lesson.parts.size());
        const LessonScene *scene = lesson.scene(part);
        blocks.push_back(scene ? htmlOf(*scene, solver, control) : htmlOf(*lesson.text(part)));
    }
    return blocks;
}

} // namespace

Printable printableLesson(Session *session, const LessonPtr &lesson)
{
    return {lesson->title, [lesson, solver = session->solver()](QSizeF size, JobControl &control) {
                return pagesOfHtml(lesson->title, blocksOf(*lesson, solver, control), size, control);
            }};
}

void saveLesson(Session *session, const LessonPtr &lesson, const QString &path)
{
    if (!path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive)) {
        savePages(session, printableLesson(session, lesson), path);
        return;
    }
    saveByJob(session, ViewText::tr("Writing the lesson"), path,
              [lesson, path, solver = session->solver()](JobControl &control) -> std::optional<Problem> {
                  QString text;
                  for (const QString &block : blocksOf(*lesson, solver, control))
                      text += block + u'\n';
                  return control.isCancelled()
                             ? Problem::cancelled()
                             : writeSafely(path, htmlDocument(lesson->title, ArticleStyle::Lesson, text).toUtf8());
              });
}

} // namespace mexplorer
