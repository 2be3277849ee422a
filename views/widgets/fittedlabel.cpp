// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/fittedlabel.h"

#include "model/core/wordlist.h"

#include <QResizeEvent>
#include <QStringList>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace mexplorer {

QString breakable(const QString &expression)
{
    constexpr QChar zeroWidthSpace(0x200b);
    constexpr qsizetype max = 16; // characters of a name from a file that aren't broken
    qsizetype together = 0;
    QString text;
    for (qsizetype i = 0; i < expression.size(); ++i) {
        text += expression[i];
        ++together;
        const bool ends = i + 1 == expression.size() || expression[i].isSpace() || expression[i + 1].isSpace();
        const bool isLong = !ends && together >= max && !expression[i].isSurrogate() && !expression[i + 1].isMark();
        if (!ends && (isLong || QStringLiteral("/,:}_").contains(expression[i])))
            text += zeroWidthSpace;
        if (ends || text.back() == zeroWidthSpace)
            together = 0;
    }
    return text;
}

QString unbroken(const QString &expression, const QFontMetrics &metrics, int width)
{
    constexpr QChar wordJoiner(0x2060);
    const QString plus = QStringLiteral(" + ");
    const int available = width - metrics.horizontalAdvance(plus);
    QStringList components = expression.split(plus);
    for (QString &component : components) {
        if (available > 0 && metrics.horizontalAdvance(component) > available)
            component = metrics.elidedText(component, Qt::ElideMiddle, available);
        QString joined;
        for (qsizetype i = 0; i < component.size(); ++i) {
            if (i > 0 && !component[i].isLowSurrogate() && !component[i].isMark())
                joined += wordJoiner;
            joined += component[i].isSpace() ? QChar(QChar::Nbsp) : component[i];
        }
        component = joined;
    }
    return components.join(QStringLiteral("\u00a0+ "));
}

QString tipText(const QString &text)
{
    constexpr qsizetype fitsInALine = 200;
    constexpr qsizetype max = 3'000; // more would fill the screen
    if (text.size() <= fitsInALine)
        return text;
    return QStringLiteral("<qt>%1</qt>").arg(breakable(shortened(text, max)).toHtmlEscaped());
}

FittedLabel::FittedLabel(QWidget *parent) : FontAware(parent)
{
    setWordWrap(true);
    FittedLabel::fontChanged();
}

void FittedLabel::setMaker(Maker maker)
{
    m_maker = std::move(maker);
    fit();
}

void FittedLabel::setExpression(const QString &expression)
{
    setAccessibleName(expression);
    setMaker([this, expression](const QFontMetrics &metrics, int width) {
        const QString text = unbroken(expression, metrics, width);
        setToolTip(text.contains(u'…') ? expression : QString());
        return text;
    });
}

QSize FittedLabel::minimumSizeHint() const
{
    constexpr int min = 96;
    const QSize hint = QLabel::minimumSizeHint();
    return {std::min(hint.width(), min), textFormat() == Qt::RichText ? m_codeHeight : fontMetrics().height()};
}

void FittedLabel::fontChanged()
{
    QTextDocument code;
    code.setDocumentMargin(0);
    code.setDefaultFont(font());
    code.setHtml(QStringLiteral("x<code>x\u2060x</code>"));
    m_codeHeight = static_cast<int>(std::ceil(code.size().height()));
    fit();
}

int FittedLabel::heightForWidth(int width) const
{
    return std::max(QLabel::heightForWidth(width), minimumSizeHint().height());
}

void FittedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void FittedLabel::fit()
{
    if (m_maker)
        setText(m_maker(fontMetrics(), contentsRect().width()));
}

} // namespace mexplorer
