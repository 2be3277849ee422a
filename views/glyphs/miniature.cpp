// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/glyphs/miniature.h"

#include <QPainter>

namespace mexplorer {

Miniature::Miniature(int height, QWidget *parent) : QWidget(parent), m_height(height)
{
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Miniature::showPosition(RulesPtr rules, Cells cells)
{
    m_rules = std::move(rules);
    m_cells.assign(cells.begin(), cells.end());
    m_isMark = false;
    update();
}

void Miniature::showMark(Outcome outcome, bool terminal, const QString &value)
{
    m_outcome = outcome;
    m_terminal = terminal;
    m_value = value;
    m_isMark = true;
    update();
}

void Miniature::clear()
{
    m_rules.reset();
    m_isMark = false;
    update();
}

void Miniature::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = Theme::instance().colors();
    if (m_isFramed) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintBox(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), colors.line, colors.surface);
    }
    const int margin = m_isFramed ? 12 : 2;
    const QRectF area = rect().adjusted(margin, margin, -margin, -margin);
    if (m_isMark)
        paintMark(painter, area.center() - QPointF(0, m_terminal ? 2 : 0), 0.4 * area.height(), m_outcome, m_terminal,
                  m_value, colors);
    else if (m_rules)
        paintPosition(painter, area, *m_rules, m_cells, colors, m_isFramed ? 28 : 20);
}

} // namespace mexplorer
