// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QIcon>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;

namespace {

/// The pixels that were painted, with the colour of the paint.
struct Ink
{
    int pixels = 0;
    double opacity = 0; ///< the greatest
    double total = 0;   ///< the sum of opacities
    QColor color;       ///< where it is strongest
};

Ink inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    Ink ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            ink.pixels += at.alpha() > 0;
            ink.total += at.alphaF();
            if (at.alphaF() > ink.opacity) {
                ink.opacity = at.alphaF();
                ink.color = QColor(at.rgb());
            }
        }
    }
    return ink;
}

bool isNearly(const QColor &a, const QColor &b, int slack = 4)
{
    return std::abs(a.red() - b.red()) <= slack && std::abs(a.green() - b.green()) <= slack &&
           std::abs(a.blue() - b.blue()) <= slack;
}

QStringList iconNames()
{
    QStringList names;
    for (const QString &file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")})) {
        if (!file.startsWith(QStringLiteral("org."))) // the program's own icon has fixed colours
            names << file.chopped(4);
    }
    return names;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Theme::instance().setMode(Theme::Mode::Light); }
    void iconsAreOfOneHand_data() { everyIcon(); }
    void iconsAreOfOneHand();
    void iconsAreTinted_data() { everyIcon(); }
    void iconsAreTinted();
    void iconsOfTheProgramExist();
    void buttonsFollowTheTheme();
    void sizesAndShapes();
    void unknownIconIsNull();

private:
    static void everyIcon();
};

void TestIcons::everyIcon()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : iconNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestIcons::iconsAreOfOneHand()
{
    QFETCH(QString, name);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());
    QVERIFY(svg.contains(QStringLiteral("viewBox=\"0 0 24 24\"")));
    static const QRegularExpression width(QStringLiteral("stroke-width=\"([^\"]*)\""));
    int widths = 0;
    for (auto match = width.globalMatch(svg); match.hasNext(); ++widths)
        QCOMPARE(match.next().captured(1), QStringLiteral("1.6"));
    QVERIFY(widths > 0);
    // Any other colour than the one that is replaced would be unchanged in a dark theme.
    static const QRegularExpression color(QStringLiteral("(?:fill|stroke)=\"([^\"]*)\""));
    for (auto match = color.globalMatch(svg); match.hasNext();) {
        const QString found = match.next().captured(1);
        QVERIFY2(found == QStringLiteral("none") || found == QStringLiteral("#000000"), qPrintable(found));
    }
}

void TestIcons::iconsAreTinted()
{
    QFETCH(QString, name);
    const QIcon icon = themeIcon(name); // the same icon in both themes
    for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::instance().setMode(mode);
        const Colors &colors = Theme::instance().colors();
        const QSize size(48, 48);
        const Ink normal = inkOf(icon.pixmap(size));
        QVERIFY(normal.pixels > 40);
        QVERIFY(normal.opacity > 0.95);
        QVERIFY2(isNearly(normal.color, colors.text), qPrintable(normal.color.name()));
        const Ink on = inkOf(icon.pixmap(size, QIcon::Normal, QIcon::On));
        QVERIFY2(isNearly(on.color, colors.pPosition), qPrintable(on.color.name()));
        const Ink disabled = inkOf(icon.pixmap(size, QIcon::Disabled));
        const double part = disabled.total / normal.total; // 0.4, and more where strokes cross
        QVERIFY2(part > 0.35 && part < 0.6, qPrintable(QString::number(part)));
        const Ink disabledOn = inkOf(icon.pixmap(size, QIcon::Disabled, QIcon::On));
        QVERIFY(isNearly(disabledOn.color, colors.text, 8));
        const Ink selected = inkOf(icon.pixmap(size, QIcon::Selected));
        QVERIFY(isNearly(selected.color, colors.text)); // rows that are selected have a pale background
    }
}

void TestIcons::iconsOfTheProgramExist()
{
    const QStringList names = iconNames();
    QVERIFY(names.size() >= 40);
    static const QRegularExpression use(QStringLiteral("themeIcon\\(QStringLiteral\\(\"([a-z-]+)\"\\)"));
    int uses = 0;
    for (const char *folder : {"views", "app"}) {
        QDirIterator sources(paths::source(QLatin1String(folder)), {QStringLiteral("*.cpp")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile file(sources.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto match = use.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext(); ++uses) {
                const QString name = match.next().captured(1);
                QVERIFY2(names.contains(name), qPrintable(file.fileName() + QStringLiteral(" asks for ") + name));
            }
        }
    }
    QVERIFY(uses >= 20);
}

void TestIcons::buttonsFollowTheTheme()
{
    QToolButton button;
    button.setIcon(themeIcon(QStringLiteral("add")));
    button.setIconSize({32, 32});
    button.setAutoRaise(true);
    button.resize(48, 48);
    button.show();
    QVERIFY(waitForWindowExposed(&button));
    for (const auto mode : {Theme::Mode::Dark, Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::instance().setMode(mode);
        const QColor text = Theme::instance().colors().text;
        const QImage image = button.grab().toImage();
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += isNearly(image.pixelColor(x, y), text, 12);
        }
        QVERIFY(found > 10);
    }
}

void TestIcons::sizesAndShapes()
{
    const QIcon icon = themeIcon(QStringLiteral("add"));
    for (const int size : {14, 16, 20, 24, 64}) {
        const QPixmap pixmap = icon.pixmap(QSize(size, size));
        QCOMPARE(pixmap.size(), QSize(size, size));
        QVERIFY(inkOf(pixmap).pixels > 0);
    }
    // In a wide area it isn't stretched: the plus sign's arms have equal lengths.
    const QImage wide = icon.pixmap(QSize(96, 32)).toImage();
    int left = wide.width();
    int right = -1;
    int top = wide.height();
    int bottom = -1;
    for (int y = 0; y < wide.height(); ++y) {
        for (int x = 0; x < wide.width(); ++x) {
            if (qAlpha(wide.pixel(x, y)) > 127) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
        }
    }
    QVERIFY(right > left);
    QVERIFY(std::abs((right - left) - (bottom - top)) <= 1);
    QVERIFY(std::abs((right + left) / 2 - 48) <= 1);
}

void TestIcons::unknownIconIsNull()
{
    QVERIFY(themeIcon(QStringLiteral("no-such-icon")).isNull());
    QVERIFY(!themeIcon(QStringLiteral("add")).isNull());
    QCOMPARE(themeIcon(QStringLiteral("add")).name(), QStringLiteral("add"));
}

MEXPLORER_TEST(TestIcons)
#include "tst_icons.moc"
