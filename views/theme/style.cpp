// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/style.h"

#include "model/core/settings.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QKeyEvent>
#include <QMenu>
#include <QStyleFactory>
#include <QWidget>

namespace mexplorer {

namespace {

/// Returns the style sheet with each "@name" replaced by the theme's colour of that name.
QString styleSheet(const Colors &c)
{
    QFile file(QStringLiteral(":/style/mexplorer.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char *, QColor> names[] = {
        {"@window", c.window},
        {"@surface", c.surface},
        {"@raised", c.raised},
        {"@text", c.text},
        {"@muted", c.mutedText},
        {"@line", c.line},
        {"@accentText", Colors::readableOn(c.pPosition)},
        {"@accent", c.pPosition},
        {"@warning", c.warning},
        {"@hover", mixed(c.window, c.text, 0.08)},
        {"@pressed", mixed(c.window, c.text, 0.16)},
        {"@soft", mixed(c.window, c.pPosition, c.dark ? 0.25 : 0.14)},
        {"@handle", mixed(c.line, c.text, 0.15)},
    };
    for (const auto &[name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    const QString shade = c.dark ? QStringLiteral("dark") : QStringLiteral("light");
    sheet.replace(QLatin1String("@check"), QStringLiteral("check-") + shade);
    sheet.replace(QLatin1String("@dot"), QStringLiteral("dot-") + shade);
    sheet.replace(QLatin1String("@up"), QStringLiteral("up-") + shade);
    sheet.replace(QLatin1String("@down"), QStringLiteral("down-") + shade);
    return sheet;
}

/// While an object of this class exists, no widget receives style changes, so that no layout is recomputed.
class NoStyleChange final : public QObject
{
public:
    NoStyleChange() { QCoreApplication::instance()->installEventFilter(this); }

protected:
    bool eventFilter(QObject *, QEvent *event) override { return event->type() == QEvent::StyleChange; }
};

/// Letters typed while a menu is open select its entries: without this, a view's shortcut of one letter would be
/// triggered.
class MenuKeys final : public QObject
{
protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !qobject_cast<QMenu *>(watched))
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isLetter = (key->modifiers() & ~Qt::ShiftModifier) == 0 && !key->text().isEmpty();
        if (isLetter)
            event->accept();
        return isLetter;
    }
};

/// Sets a sheet that differs only in colours from the previous one. If a sheet replaces another, Qt restyles each
/// widget once for itself and again for each of its ancestors; if there was none, just once.
void changeColors(QApplication &app, const QString &sheet)
{
    const NoStyleChange calm;
    app.setStyleSheet({});
    app.setStyleSheet(sheet);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows)
        window->update();
}

} // namespace

void applyStyle(QApplication &app)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    static MenuKeys menuKeys;
    app.installEventFilter(&menuKeys); // installed once, even if called repeatedly
    const auto apply = [&app] {
        const QString sheet = styleSheet(Theme::instance().colors());
        if (app.styleSheet().isEmpty())
            app.setStyleSheet(sheet);
        else if (sheet != app.styleSheet())
            changeColors(app, sheet);
    };
    QObject::disconnect(&Theme::instance(), nullptr, &app, nullptr); // connected once, even if called repeatedly
    QObject::connect(&Theme::instance(), &Theme::changed, &app, apply);
    apply();
}

void setTypeScale(double scale)
{
    QFont font = desktopFont();
    font.setPointSizeF(font.pointSizeF() * scale);
    if (font == QApplication::font())
        return;
    const StyledTogether styled; // a style sheet restores the fonts that widgets had when it was set
    QApplication::setFont(font);
}

double chosenTypeScale()
{
    return Settings::instance().typeSize.value() / 100.0;
}

QFont desktopFont()
{
    static const QFont font = QApplication::font(); // read before it is changed
    return font;
}

StyledTogether::StyledTogether() : m_sheet(qApp->styleSheet())
{
    qApp->setStyleSheet({});
}

StyledTogether::~StyledTogether()
{
    qApp->setStyleSheet(m_sheet);
}

} // namespace mexplorer
