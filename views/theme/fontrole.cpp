// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/fontrole.h"

#include "views/theme/theme.h"
#include "views/theme/widgetvalues.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>

#include <array>

namespace mexplorer {

namespace {

constexpr std::array scales = {1.0, 1.25, 1.6, 2.0, 1.6, 2.0}; ///< by FontRole

struct Roles
{
    FontRole role;
    FontRole projected;
};

/// The fonts of widgets by their roles. They are set again when the application's font changes, and when a style sheet
/// has restored the font that the widget had when it got its first sheet; Theme::changed reports the sheet of another
/// theme.
class FontRoles final : public WidgetValues<Roles>
{
public:
    void give(QWidget *widget, Roles roles)
    {
        if (!of(widget)) {
            widget->installEventFilter(this);
            connect(&Theme::instance(), &Theme::changed, widget, [this, widget] { apply(widget); });
        }
        set(widget, roles);
        apply(widget);
    }

    void apply(QWidget *widget) const
    {
        if (const std::optional<Roles> roles = of(widget))
            widget->setFont(roleFont(isProjected(widget) ? roles->projected : roles->role, QApplication::font()));
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
            apply(static_cast<QWidget *>(watched));
        return false;
    }
};

FontRoles &fontRoles()
{
    static FontRoles roles;
    return roles;
}

WidgetValues<bool> &projectedWidgets()
{
    static WidgetValues<bool> widgets;
    return widgets;
}

} // namespace

QFont roleFont(FontRole role, const QFont &base)
{
    QFont font(base);
    font.setPointSizeF(base.pointSizeF() * scales[static_cast<std::size_t>(role)]);
    if (role == FontRole::Heading || role == FontRole::Title)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont codeFont(const QFont &base)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(base.pointSizeF());
    return font;
}

double sizeForCapitals(QFont font, double capitals)
{
    while (QFontMetricsF(font).capHeight() < capitals)
        font.setPointSizeF(font.pointSizeF() + 0.25);
    return font.pointSizeF();
}

void setFontRole(QWidget *widget, FontRole role)
{
    setFontRole(widget, role, role);
}

void setFontRole(QWidget *widget, FontRole role, FontRole projected)
{
    fontRoles().give(widget, {role, projected});
}

void setProjected(QWidget *widget, bool projected)
{
    if (projected == (projectedWidgets().of(widget) == true))
        return;
    projectedWidgets().set(widget, projected);
    fontRoles().apply(widget);
    for (QWidget *part : widget->findChildren<QWidget *>())
        fontRoles().apply(part);
}

bool isProjected(const QWidget *widget)
{
    while (widget && projectedWidgets().of(widget) != true)
        widget = widget->parentWidget();
    return widget;
}

} // namespace mexplorer
