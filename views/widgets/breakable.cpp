#include "views/widgets/breakable.h"

#include <QStringList>

namespace mexplorer {

QString breakable(const QString &expression)
{
    constexpr QChar zeroWidthSpace(0x200b);
    QString text;
    for (qsizetype i = 0; i < expression.size(); ++i) {
        text += expression[i];
        const bool ends = i + 1 == expression.size() || expression[i + 1].isSpace();
        if (!ends && QStringLiteral("/,:}").contains(expression[i]))
            text += zeroWidthSpace;
    }
    return text;
}

QString keptTogether(const QString &expression, const QFontMetrics &metrics, int width)
{
    constexpr QChar wordJoiner(0x2060);
    const QString plus = QStringLiteral(" + ");
    const int room = width - metrics.horizontalAdvance(plus);
    QStringList components = expression.split(plus);
    for (QString &component : components) {
        if (room > 0 && metrics.horizontalAdvance(component) > room)
            component = metrics.elidedText(component, Qt::ElideMiddle, room);
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

} // namespace mexplorer
