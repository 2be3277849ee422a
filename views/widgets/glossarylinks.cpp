// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/glossarylinks.h"

#include "model/teach/glossary.h"
#include "views/theme/widgetvalues.h"

#include <QColor>
#include <QCursor>
#include <QLabel>
#include <QRegularExpression>
#include <QToolTip>

namespace mexplorer {

namespace {

/// Prevents a line break in "P-position" and "nim-sum".
QString unbroken(const QString &text)
{
    return QString(text)
        .replace(QStringLiteral("-position"), QStringLiteral("\u2011position"))
        .replace(QStringLiteral("nim-sum"), QStringLiteral("nim\u2011sum"));
}

/// Returns a text without tags with the first occurrence of each term as a link that looks like the text around it.
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

WidgetValues<QString> &helpTerms()
{
    static WidgetValues<QString> terms;
    return terms;
}

} // namespace

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

void enableTermLinks(QLabel *label)
{
    if (label->openExternalLinks())
        return;
    label->setTextInteractionFlags(label->textInteractionFlags() | Qt::LinksAccessibleByMouse);
    label->setOpenExternalLinks(true); // WindowHelp opens them
    QObject::connect(label, &QLabel::linkHovered, label, [label](const QString &address) {
        const Glossary &glossary = Glossary::shipped();
        const int entry = glossary.find(termOfAddress(address));
        if (entry >= 0)
            QToolTip::showText(QCursor::pos(), glossary.entries()[static_cast<std::size_t>(entry)].tip(), label);
        else
            QToolTip::hideText();
    });
}

void setHelpTerm(QWidget *widget, const char *term)
{
    helpTerms().set(widget, QLatin1String(term));
}

QString helpTermOf(const QWidget *widget)
{
    while (widget && !helpTerms().of(widget))
        widget = widget->parentWidget();
    return helpTerms().of(widget).value_or(QString());
}

} // namespace mexplorer
