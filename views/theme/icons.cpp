// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/icons.h"

#include "views/theme/paintediconengine.h"
#include "views/theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace mexplorer {

namespace {

QByteArray svgOf(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Draws the SVG in the theme's colours.
class ThemeIconEngine final : public PaintedIconEngine
{
public:
    explicit ThemeIconEngine(const QString &name) : m_name(name), m_svg(svgOf(name)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        QByteArray svg = m_svg;
        svg.replace("#000000", color(mode, state).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        painter->save();
        painter->setOpacity(mode == QIcon::Disabled ? 0.4 : 1);
        renderer.render(painter, rect);
        painter->restore();
    }

    QIconEngine *clone() const override { return new ThemeIconEngine(*this); }
    bool isNull() override { return m_svg.isEmpty(); }
    QString iconName() override { return m_name; }

private:
    static QColor color(QIcon::Mode mode, QIcon::State state)
    {
        const Colors &colors = Theme::instance().colors();
        return state == QIcon::On && mode != QIcon::Disabled ? colors.pPosition : colors.text;
    }

    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon themeIcon(const QString &name)
{
    return QIcon(new ThemeIconEngine(name));
}

} // namespace mexplorer
