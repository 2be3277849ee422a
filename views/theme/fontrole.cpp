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

double scaleOf(FontRole size)
{
    switch (size) {
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

/// Sets a widget's font again whenever the application's font changes, and whenever a style sheet has put back the font
/// that the widget had when it met its first sheet; of the sheet of another theme it hears from the theme.
class FontRoleFollower final : public QObject
{
public:
    FontRoleFollower(QWidget *widget, FontRole size) : QObject(widget), m_widget(widget), m_size(size)
    {
        setObjectName(QStringLiteral("typeKeeper"));
        QApplication::instance()->installEventFilter(this);
        widget->installEventFilter(this);
        connect(&Theme::instance(), &Theme::changed, this, &FontRoleFollower::apply);
        apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if ((event->type() == QEvent::ApplicationFontChange && watched == QApplication::instance()) ||
            (event->type() == QEvent::StyleChange && watched == m_widget))
            apply();
        return false;
    }

private:
    void apply() { m_widget->setFont(roleFont(m_size, QApplication::font())); }

    QWidget *m_widget;
    FontRole m_size;
};

} // namespace

QFont roleFont(FontRole size, const QFont &base)
{
    QFont font(base);
    font.setPointSizeF(base.pointSizeF() * scaleOf(size));
    if (size == FontRole::Heading || size == FontRole::Title)
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

void setFontRole(QWidget *widget, FontRole size)
{
    delete widget->findChild<QObject *>(QStringLiteral("typeKeeper"), Qt::FindDirectChildrenOnly);
    new FontRoleFollower(widget, size);
}

} // namespace mexplorer
