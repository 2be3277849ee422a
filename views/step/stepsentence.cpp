// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/stepsentence.h"

#include "model/step/traceformat.h"
#include "model/step/tracewords.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/glossarylinks.h"

#include <QApplication>
#include <QEvent>

namespace mexplorer {

namespace {

/// Returns \a sentence for lines of \a width pixels, with unbroken game expressions.
QString fittedHtml(const Sentence &sentence, const QFontMetrics &metrics, int width)
{
    QString marked;
    for (const Sentence::Run &run : sentence.runs()) {
        const QString arrows = QString(run.text).replace(QStringLiteral(" -> "), QStringLiteral(" → "));
        if (run.kind == Sentence::Kind::Game)
            marked += Sentence::game(unbroken(arrows, metrics, width));
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
        QObject::connect(&Theme::instance(), &Theme::changed, label, &FittedLabel::fit); // for the colour of links
    enableTermLinks(label);
    label->setMaker([label, sentence](const QFontMetrics &, int width) {
        const QString html = fittedHtml(sentence, QFontMetrics(codeFont(label->font())), width);
        label->setToolTip(html.count(u'…') > sentence.plain().count(u'…') ? sentence.plain() : QString());
        return withTerms(html, Theme::instance().colors().text);
    });
}

StepCaption::StepCaption(QWidget *parent) : FittedLabel(parent)
{
    setObjectName(QStringLiteral("stepSentence"));
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignCenter);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setContentsMargins(24, 4, 24, 4);
    connect(&Theme::instance(), &Theme::changed, this, &StepCaption::fitType);
}

void StepCaption::setView(QSize size)
{
    m_view = size;
    fitType();
}

/// After this event, a style sheet restores the font that the widget had when it got its first sheet.
bool StepCaption::event(QEvent *event)
{
    const bool done = FittedLabel::event(event);
    if (event->type() == QEvent::ApplicationFontChange)
        fitType();
    else if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &StepCaption::fitType, Qt::QueuedConnection);
    return done;
}

/// In a presentation capitals are 34 pixels high in a window 1080 pixels high, unless a long sentence would leave too
/// little space to the picture.
void StepCaption::fitType()
{
    const bool projected = isProjected(this);
    const bool isLarge = (m_view.width() >= 1300 && m_view.height() >= 820) || projected;
    QFont type = roleFont(isLarge ? FontRole::Title : FontRole::Heading, QApplication::font());
    type.setWeight(QFont::Normal);
    if (projected)
        type.setPointSizeF(sizeForCapitals(QApplication::font(), 34.0 / 1080 * window()->height()));
    const int lines = 3 * QFontMetrics(type).lineSpacing() + 8;
    if (type == font() && minimumHeight() == lines && !projected)
        return;
    setFont(type);
    setMinimumHeight(lines);
    const double min = type.pointSizeF() * 0.6;
    while (projected && type.pointSizeF() > min && heightForWidth(m_view.width()) > m_view.height() * 2 / 5) {
        type.setPointSizeF(type.pointSizeF() * 0.95);
        setFont(type);
    }
}

} // namespace mexplorer
