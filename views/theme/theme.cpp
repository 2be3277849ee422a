// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include <QApplication>
#include <QPalette>

#include <array>
#include <cmath>

namespace mexplorer {

namespace {

// P and N are the blue and orange of Okabe and Ito (2008), distinct with all common colour-blindnesses.
Colors colorsOf(bool dark)
{
    const auto pick = [dark](QRgb onLight, QRgb onDark) { return QColor(dark ? onDark : onLight); };
    Colors colors;
    colors.dark = dark;
    colors.window = pick(0xf4f5f7, 0x1d2025);
    colors.surface = pick(0xffffff, 0x14161a);
    colors.raised = pick(0xffffff, 0x262a31);
    colors.text = pick(0x1c2026, 0xe8eaee);
    colors.mutedText = pick(0x5c6470, 0xa4acb8);
    colors.line = pick(0xc9ced6, 0x474e59);
    colors.pPosition = pick(0x0072b2, 0x56b4e9);
    colors.nPosition = pick(0xd55e00, 0xe69f00);
    colors.draw = pick(0x808080, 0x9a9a9a);
    colors.selection = pick(0x7a1fa2, 0xd58bf2);
    colors.hover = pick(0x00796b, 0x5fd0c0);
    colors.accent = pick(0xc2185b, 0xff7fae);
    colors.warning = pick(0xb3261e, 0xff8a80);
    colors.firstPlayer = pick(0x00695c, 0x4dd0b1);
    colors.secondPlayer = pick(0x8a5a00, 0xf0b45a);
    return colors;
}

QPalette paletteFor(const Colors &c)
{
    QPalette palette(c.window);
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.surface);
    palette.setColor(QPalette::AlternateBase, c.window);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::Button, c.dark ? c.raised : c.window);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.mutedText);
    palette.setColor(QPalette::Highlight, c.pPosition);
    palette.setColor(QPalette::HighlightedText, Colors::readableOn(c.pPosition));
    palette.setColor(QPalette::Link, c.pPosition);
    palette.setColor(QPalette::Mid, c.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, translucent(c.mutedText, 0.6));
    return palette;
}

/// Returns the relative luminance of WCAG 2.
double luminance(const QColor &color)
{
    const auto linear = [](float value) {
        return value <= 0.04045F ? value / 12.92 : std::pow((double(value) + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Returns the appearance of the desktop. Removes the program's own palette to read it.
bool isSystemDark()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

QColor Colors::outcome(Outcome outcome) const
{
    switch (outcome) {
    case Outcome::P:
        return pPosition;
    case Outcome::N:
        return nPosition;
    case Outcome::Draw:
        return draw;
    case Outcome::Unknown:
        break;
    }
    return mutedText;
}

QColor Colors::value(quint32 value) const
{
    // Each doubling of value + 1 is a step of equal size up to 127; larger values share the rest.
    constexpr double last = 127;
    constexpr double atLast = 0.93;
    if (value <= last)
        return onScale(atLast * std::log2(1.0 + value) / 7);
    return onScale(1 - (1 - atLast) * last / value);
}

QColor Colors::onScale(double value) const
{
    // Viridis (van der Walt and Smith, 2015) at nine points.
    static constexpr std::array<QRgb, 9> viridis = {0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21918c,
                                                    0x28ae80, 0x5ec962, 0xaddc30, 0xfde725};
    const double scaled = (dark ? 1 - 0.85 * value : 0.92 * value) * (viridis.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(scaled), viridis.size() - 2);
    const double part = scaled - double(lower);
    const QColor a(viridis[lower]);
    const QColor b(viridis[lower + 1]);
    return mixed(a, b, part); // not rounded to the 256 levels of a screen, so that no two values are equal
}

QColor mixed(const QColor &a, const QColor &b, qreal part)
{
    const auto blend = [part](float x, float y) { return x + static_cast<float>(part) * (y - x); };
    return QColor::fromRgbF(blend(a.redF(), b.redF()), blend(a.greenF(), b.greenF()), blend(a.blueF(), b.blueF()));
}

QColor translucent(QColor color, qreal opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QColor Colors::readableOn(const QColor &background)
{
    // Contrast with black and with white is equal at the root of 1.05 * 0.05, less 0.05.
    return luminance(background) > 0.1791 ? QColor(Qt::black) : QColor(Qt::white);
}

double Colors::contrast(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

Colors Theme::paperColors()
{
    return colorsOf(false);
}

Theme::Theme()
    : m_colors(colorsOf(false)), m_systemChanged(this, [this] {
          if (m_mode == Mode::System)
              setMode(Mode::System);
      })
{
    const Settings &settings = Settings::instance();
    connect(&settings.theme, &AnySetting::changed, this, [this, &settings] { setMode(settings.theme.value()); });
    connect(&settings.reducedMotion, &AnySetting::changed, this,
            [this, &settings] { setReducedMotion(settings.reducedMotion.value()); });
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange)
        m_systemChanged.schedule();
    return QObject::eventFilter(watched, event);
}

void Theme::setMode(Mode mode)
{
    m_mode = mode;
    qApp->installEventFilter(this); // installed once, even if called repeatedly
    m_colors = colorsOf(mode == Mode::Dark || (mode == Mode::System && isSystemDark()));
    QApplication::setPalette(paletteFor(m_colors));
    emit changed();
}

void Theme::setReducedMotion(bool reduced)
{
    m_reducedMotion = reduced;
    emit changed();
}

} // namespace mexplorer
