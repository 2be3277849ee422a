// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/fontrole.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QWidget>

namespace mexplorer {

namespace {

double scaleOf(FontRole role)
{
    switch (role) {
    case FontRole::Body:
        return 1;
    case FontRole::Lead:
        return 1.25;
    case FontRole::Heading:
    case FontRole::Caption:
        return 1.6;
    case FontRole::Title:
    case FontRole::Sentence:
        break;
    }
    return 2;
}

const char *const fromAfarProperty = "isReadFromAfar";
const QString followerName = QStringLiteral("fontRole");

/// Sets a widget's font again whenever the application's font changes, and whenever a style sheet has put back the font
/// that the widget had when it met its first sheet; Theme::changed reports the sheet of another theme.
class FontRoleFollower final : public QObject
{
public:
    FontRoleFollower(QWidget *widget, FontRole role, FontRole fromAfar)
        : QObject(widget), m_widget(widget), m_role(role), m_fromAfar(fromAfar)
    {
        setObjectName(followerName);
        widget->installEventFilter(this);
        connect(&Theme::instance(), &Theme::changed, this, &FontRoleFollower::apply);
        apply();
    }

    void apply() { m_widget->setFont(roleFont(isReadFromAfar(m_widget) ? m_fromAfar : m_role, QApplication::font())); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
            apply();
        return false;
    }

private:
    QWidget *m_widget;
    FontRole m_role;
    FontRole m_fromAfar;
};

} // namespace

QFont roleFont(FontRole role, const QFont &base)
{
    QFont font(base);
    font.setPointSizeF(base.pointSizeF() * scaleOf(role));
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

void setFontRole(QWidget *widget, FontRole role, FontRole fromAfar)
{
    delete widget->findChild<QObject *>(followerName, Qt::FindDirectChildrenOnly);
    new FontRoleFollower(widget, role, fromAfar);
}

void setReadFromAfar(QWidget *widget, bool isFromAfar)
{
    if (isFromAfar == widget->property(fromAfarProperty).toBool())
        return;
    widget->setProperty(fromAfarProperty, isFromAfar);
    for (QObject *follower : widget->findChildren<QObject *>(followerName))
        static_cast<FontRoleFollower *>(follower)->apply();
}

bool isReadFromAfar(const QWidget *widget)
{
    while (widget && !widget->property(fromAfarProperty).toBool())
        widget = widget->parentWidget();
    return widget;
}

} // namespace mexplorer
