// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/boardhint.h"

#include "model/core/modeltext.h"

#include <QRegularExpression>

namespace mexplorer {

std::optional<BoardHint> boardHint(const QString &text)
{
    static const QRegularExpression row(
        QStringLiteral("\\b(matrix|cram)\\s*:\\s*([01]+)(?![01/xX\\x{d7}\\s]*[/xX\\x{d7}0-9])"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto matches = row.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString cells = match.captured(2);
        for (int side = 3; side <= 8; ++side) {
            if (cells.size() != side * side)
                continue;
            QStringList rows;
            for (int i = 0; i < side; ++i)
                rows << cells.mid(i * side, side);
            const QString square = match.captured(1).toLower() + u':' + rows.join(u'/');
            BoardHint hint;
            hint.side = side;
            hint.expression = QString(text).replace(match.capturedStart(), match.capturedLength(), square);
            hint.sentence = ModelText::tr("%1 is a board of one row of %2 cells; a board of %3 rows is written %4.")
                                .arg(match.captured(0).trimmed())
                                .arg(cells.size())
                                .arg(side)
                                .arg(square);
            return hint;
        }
    }
    return {};
}

} // namespace mexplorer
