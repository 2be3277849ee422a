// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepsentence.h"

#include "model/trace/traceformat.h"
#include "model/trace/tracewords.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/breakable.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/termlinks.h"

namespace mexplorer {

namespace {

/// \a sentence for lines of \a width pixels, with its game expressions kept together.
QString fittedHtml(const Sentence &sentence, const QFontMetrics &metrics, int width)
{
    QString marked;
    for (const Sentence::Run &run : sentence.runs()) {
        const QString arrows = QString(run.text).replace(QStringLiteral(" -> "), QStringLiteral(" → "));
        if (run.kind == Sentence::Kind::Game)
            marked += Sentence::game(keptTogether(arrows, metrics, width));
        else
            marked += run.kind == Sentence::Kind::Math ? Sentence::math(run.text) : run.text;
    }
    return formatSentence(Sentence(marked), TraceFormat::Html);
}

} // namespace

QString placeName(const Position &position)
{
    constexpr qsizetype max = 28;
    const QString text = position.text();
    return text.size() <= max ? text : tracewords::shortName(position);
}

void showSentence(FittedLabel *label, const Sentence &sentence)
{
    label->setAccessibleName(sentence.plain());
    if (!label->openExternalLinks())
        QObject::connect(&Theme::instance(), &Theme::changed, label, &FittedLabel::fit); // links keep their colour
    answerTerms(label);
    label->setMaker([label, sentence](const QFontMetrics &, int width) {
        const QString html = fittedHtml(sentence, QFontMetrics(codeFont(label->font())), width);
        label->setToolTip(html.count(u'…') > sentence.plain().count(u'…') ? sentence.plain() : QString());
        return withTerms(html, Theme::instance().colors().text);
    });
}

} // namespace mexplorer
