// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/positionicon.h"

#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/icons.h"
#include "views/theme/paintediconengine.h"

#include <QPainter>

#include <optional>

namespace mexplorer {

namespace {

class PositionIconEngine final : public PaintedIconEngine
{
public:
    explicit PositionIconEngine(const JoinedPosition &position) : m_position(position) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintPosition(*painter, rect, *m_position.rules, m_position.cells, Theme::instance().colors());
        painter->restore();
    }

    QIconEngine *clone() const override { return new PositionIconEngine(*this); }

private:
    JoinedPosition m_position;
};

} // namespace

QIcon positionIcon(const QString &expression)
{
    if (expression.contains(QStringLiteral("graph{"), Qt::CaseInsensitive) || isSlowToRead(expression))
        return themeIcon(QStringLiteral("explore")); // instead of keeping the window waiting
    const Result<Position> position = parseWithLargeHeaps(expression);
    return position ? QIcon(new PositionIconEngine(join(*position))) : QIcon();
}

QIcon fileIcon(const QString &path)
{
    const bool isSession = path.endsWith(QStringLiteral(".mexp"), Qt::CaseInsensitive);
    return themeIcon(isSession ? QStringLiteral("new") : QStringLiteral("explore"));
}

} // namespace mexplorer
