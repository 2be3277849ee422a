// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/pseudocodepane.h"

#include "views/glyphs/positionpainter.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace mexplorer {

namespace {

constexpr int pseudocodeMargin = 12;

} // namespace

PseudocodePane::PseudocodePane(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("Pseudocode"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    hide();
}

void PseudocodePane::showLine(const std::optional<PseudocodeLine> &line)
{
    m_line = line;
    m_lines = line ? pseudocodeLines(line->algorithm) : QStringList();
    if (line)
        setAccessibleDescription(m_lines[line->line].trimmed());
    setVisible(line.has_value());
    updateGeometry();
    update();
}

QSize PseudocodePane::sizeHint() const
{
    const QFontMetrics metrics(codeFont(font()));
    int width = 0;
    for (const QString &line : m_lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return {width + 2 * pseudocodeMargin + 8,
            static_cast<int>(m_lines.size()) * metrics.lineSpacing() + 2 * pseudocodeMargin};
}

void PseudocodePane::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(codeFont(font()));
    const int height = painter.fontMetrics().lineSpacing();
    for (int i = 0; i < m_lines.size(); ++i) {
        const QRect area(pseudocodeMargin, pseudocodeMargin + i * height, width() - 2 * pseudocodeMargin, height);
        const bool isLit = m_line && m_line->line == i;
        if (isLit)
            paintBox(painter, area.adjusted(-4, 0, 4, 0), Qt::NoPen, translucent(colors.accent, 0.18), 4);
        painter.setPen(isLit ? colors.text : colors.mutedText);
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, m_lines[i]);
    }
}

} // namespace mexplorer
