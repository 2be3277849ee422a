// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/fittedlabel.h"

#include "views/widgets/breakable.h"

#include <QEvent>

namespace mexplorer {

FittedLabel::FittedLabel(QWidget *parent) : FontAware(parent)
{
    setWordWrap(true);
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
    return {std::min(hint.width(), min), fontMetrics().height()};
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
