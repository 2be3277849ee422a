#include "views/widgets/breakable.h"

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

} // namespace mexplorer
