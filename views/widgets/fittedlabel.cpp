// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/fittedlabel.h"

#include "views/widgets/breakable.h"

#include <QResizeEvent>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace mexplorer {

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
        const QString text = keptTogether(expression, metrics, width);
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
