// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/steppainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The picture of a code: its digits in a row, and below the current one, for each part of its sum, a row of tokens
/// before and after such a move; parts that the digit doesn't have are pale.
class CodeDigits final : public PainterOf<CodePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::CodeDigits)

public:
    CodeDigits() : PainterOf(tr("The digits of the code")) {}

protected:
    void arrange() override
    {
        if (!m_picture.digits)
            return;
        const auto digits = static_cast<int>(m_picture.digits->size());
        const qreal available = width() - 3 * em();
        const qreal side =
            std::clamp(available / (digits + 1), 1.2 * em(), std::max(1.3 * em(), std::min(5 * em(), height() * 0.2)));
        m_digit = QRectF((width() - side * digits) / 2, height() * 0.06, side, side);
        const qreal top = m_digit.bottom() + 0.6 * side;
        const qreal h = std::min((height() - top - em()) / m_picture.partCount(), 4.5 * em());
        const qreal w = std::min(available, 46 * em());
        m_part = QRectF((width() - w) / 2, top, w, h);
    }

    void draw(QPainter &painter) override
    {
        if (!m_picture.digits)
            return;
        paintDigits(painter);
        for (int part = 0; part < m_picture.partCount(); ++part)
            paintPart(painter, part);
    }

private:
    void paintDigits(QPainter &painter) const
    {
        for (int k = 0; k < static_cast<int>(m_picture.digits->size()); ++k) {
            const QRectF area = m_digit.translated(k * m_digit.width(), 0);
            const bool isCurrent = k == m_picture.current;
            if (isCurrent) {
                const qreal besidePoint = 0.16 * area.width();
                paintBox(painter, area.adjusted(besidePoint, 2, -besidePoint, -2), markPen());
            }
            const Type type{area.height() * 0.6, isCurrent ? colors().accent : colors().text, true};
            const int digit = (*m_picture.digits)[static_cast<std::size_t>(k)];
            write(painter, area, QString::number(digit, 16).toUpper(), type);
            if (k == 0)
                write(painter, area.translated(area.width() / 2, 0), QStringLiteral("."), type);
            write(painter, QRectF(area.left(), area.bottom(), area.width(), em()), QString::number(k),
                  {std::min(0.8 * em(), area.width() * 0.45), colors().mutedText});
        }
    }

    /// Paints "1", what it allows, and the picture of such a move; if there is no current digit, all look alike.
    void paintPart(QPainter &painter, int part) const
    {
        const std::array<QString, 4> captions = {tr("nothing is left"), tr("one heap is left"),
                                                 tr("two heaps are left"), tr("three heaps are left")};
        const int bit = 1 << part;
        const bool has =
            m_picture.current >= 0 && ((*m_picture.digits)[static_cast<std::size_t>(m_picture.current)] & bit) != 0;
        const QRectF area = m_part.translated(0, part * m_part.height());
        painter.setOpacity(m_picture.current < 0 ? 1 : has ? 0.4 + 0.6 * progress() : 0.25);
        write(painter, QRectF(area.left(), area.top(), 2.5 * em(), area.height()), QString::number(bit),
              {std::min(area.height() * 0.5, 1.8 * em()), has ? colors().accent : colors().text, true});
        const qreal caption = std::min(area.width() * 0.34, 12 * em());
        write(painter, QRectF(area.left() + 2.5 * em(), area.top(), caption, area.height()),
              captions[static_cast<std::size_t>(part)],
              {.size = std::min(area.height() * 0.4, em()),
               .color = colors().text,
               .alignment = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap});
        const qreal left = area.left() + 3 * em() + caption;
        paintTokens(painter, QRectF(left, area.top(), area.right() - left, area.height()), m_picture.row(part));
        painter.setOpacity(1);
    }

    /// Paints a row in which the taken tokens are outlines: all of it, at an end, or between the remaining heaps. Heaps
    /// that are only split have a bar between them.
    void paintTokens(QPainter &painter, const QRectF &area, const CodePicture::Row &row) const
    {
        const qreal side = std::min(area.width() / (row.tokens + 1), area.height() * 0.7);
        for (int i = 0; i < row.tokens; ++i) {
            const QRectF token(area.left() + i * side + 1.5, area.center().y() - side / 2 + 1.5, side - 3, side - 3);
            const bool isTaken = row.isTaken(i);
            painter.setBrush(isTaken ? QBrush(Qt::NoBrush) : QBrush(colors().text));
            painter.setPen(isTaken ? QPen(colors().nPosition, 2, Qt::DashLine) : QPen(Qt::NoPen));
            painter.drawEllipse(token);
            if (row.isSplit(i)) {
                painter.setPen(QPen(colors().nPosition, 2.5));
                painter.drawLine(QPointF(token.left() - 1.5, token.top() - 3),
                                 QPointF(token.left() - 1.5, token.bottom() + 3));
            }
        }
    }

    QRectF m_digit; ///< of the first
    QRectF m_part;  ///< of the first
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const CodePicture &)
{
    return std::make_unique<CodeDigits>();
}

} // namespace mexplorer
