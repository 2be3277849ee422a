// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepsentence.h"

#include "model/lessons/glossary.h"
#include "model/trace/traceformat.h"
#include "model/trace/tracewords.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/breakable.h"
#include "views/widgets/fittedlabel.h"

#include <QCursor>
#include <QRegularExpression>
#include <QToolTip>

namespace mexplorer {

namespace {

/// "P-position" and "nim-sum" stay on one line.
QString unbroken(const QString &text)
{
    return QString(text)
        .replace(QStringLiteral("-position"), QStringLiteral("\u2011position"))
        .replace(QStringLiteral("nim-sum"), QStringLiteral("nim\u2011sum"));
}

/// The terms of a piece of text without tags, each where it first comes, as links that look like what is around them.
QString linkedText(const QString &text, const QColor &color, std::vector<bool> &linked)
{
    const Glossary &glossary = Glossary::shipped();
    QString html;
    qsizetype at = 0;
    for (const Glossary::Mention &mention : glossary.mentions(text, true)) {
        const GlossaryEntry &entry = glossary.entries()[mention.entry];
        const bool isFormula = text.sliced(mention.from + mention.length).startsWith(u'{');
        if (entry.isCommon || isFormula || linked[mention.entry])
            continue;
        linked[mention.entry] = true;
        html += unbroken(text.sliced(at, mention.from - at)) +
                QStringLiteral("<a href=\"%1\" style=\"color: %2; text-decoration: none\">%3</a>")
                    .arg(glossaryAddress(entry.names.front()), color.name(),
                         unbroken(text.sliced(mention.from, mention.length)));
        at = mention.from + mention.length;
    }
    return html + unbroken(text.sliced(at));
}

/// Terms in \a html lead to the glossary; not those in code.
QString withTerms(const QString &html, const QColor &color)
{
    static const QRegularExpression tag(QStringLiteral("<code>.*?</code>|<[^>]*>"));
    std::vector<bool> linked(Glossary::shipped().entries().size());
    QString result;
    qsizetype at = 0;
    for (auto match = tag.globalMatch(html); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        result += linkedText(html.sliced(at, one.capturedStart() - at), color, linked) + one.captured();
        at = one.capturedEnd();
    }
    return result + linkedText(html.sliced(at), color, linked);
}

/// What a term means shows while the pointer is on it; a click opens the glossary there.
void answerTerms(FittedLabel *label)
{
    if (label->openExternalLinks())
        return;
    label->setTextInteractionFlags(label->textInteractionFlags() | Qt::LinksAccessibleByMouse);
    label->setOpenExternalLinks(true);                                               // the window answers them
    QObject::connect(&Theme::instance(), &Theme::changed, label, &FittedLabel::fit); // links keep their colour
    QObject::connect(label, &QLabel::linkHovered, label, [label](const QString &address) {
        const Glossary &glossary = Glossary::shipped();
        const int entry = glossary.find(termOfAddress(address));
        if (entry >= 0)
            QToolTip::showText(QCursor::pos(), glossary.entries()[static_cast<std::size_t>(entry)].tip(), label);
        else
            QToolTip::hideText();
    });
}

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
    answerTerms(label);
    label->setMaker([label, sentence](const QFontMetrics &, int width) {
        const QString html = fittedHtml(sentence, QFontMetrics(codeFont(label->font())), width);
        label->setToolTip(html.count(u'…') > sentence.plain().count(u'…') ? sentence.plain() : QString());
        return withTerms(html, Theme::instance().colors().text);
    });
}

} // namespace mexplorer
