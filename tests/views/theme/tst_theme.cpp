// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QProxyStyle>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

constexpr double forText = 4.5;     // WCAG 2.1, success criterion 1.4.3 at level AA
constexpr double forGraphics = 3;   // 1.4.11: for parts of a picture that are needed to understand it
constexpr double forHairline = 1.4; // lines that only separate; nothing depends on them

double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// Relative luminance as WCAG 2 defines it.
double luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

/// Returns the difference of two colours: CIE 1976, as the distance in L*a*b* under D65.
double difference(const QColor &a, const QColor &b)
{
    const auto lab = [](const QColor &color) {
        const double red = channel(color.redF());
        const double green = channel(color.greenF());
        const double blue = channel(color.blueF());
        const auto root = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
        const double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
        const double y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        const double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
        return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto p = lab(a);
    const auto q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [less, more] = std::minmax({luminance(a), luminance(b)});
    return (more + 0.05) / (less + 0.05);
}

/// Returns \a below covered by \a above with an \a opacity.
QColor washed(const QColor &below, const QColor &above, double opacity)
{
    const auto mix = [opacity](float x, float y) { return static_cast<float>(x + opacity * (y - x)); };
    return QColor::fromRgbF(mix(below.redF(), above.redF()), mix(below.greenF(), above.greenF()),
                            mix(below.blueF(), above.blueF()));
}

Colors colorsOf(bool dark)
{
    Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    return Theme::instance().colors();
}

/// Returns a colour as seen with protanopia or deuteranopia (Viénot, Brettel and Mollon, 1999), in linear light.
std::array<double, 3> dichromat(const QColor &color, bool protan)
{
    const double r = channel(color.redF());
    const double g = channel(color.greenF());
    const double b = channel(color.blueF());
    const double redGreen = protan ? 0.11238 * r + 0.88762 * g : 0.29275 * r + 0.70725 * g;
    const double blue = protan ? 0.00401 * r - 0.00401 * g + b : -0.02234 * r + 0.02234 * g + b;
    return {redGreen, redGreen, blue};
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void pairsAreReadable_data();
    void pairsAreReadable();
    void readableOnIsTheBetterOfTwo();
    void valuesAreOrdered_data();
    void valuesAreOrdered();
    void aValueHasOneColour();
    void valueScaleIsViridis();
    void outcomesToldApart_data();
    void outcomesToldApart();
    void outcomeColors();
    void modesSwitch_data();
    void modesSwitch();
    void systemModeIsOneOfTheTwo();
    void systemModeFollowsTheDesktop();
    void reducedMotionIsTold();
    void paperStaysLight();
    void widgetsFollowTheStyle_data();
    void widgetsFollowTheStyle();
    void styleSheetIsComplete_data();
    void styleSheetIsComplete();
};

void TestTheme::cleanup()
{
    Theme::instance().setMode(Theme::Mode::Light);
    Theme::instance().setReducedMotion(false);
}

void TestTheme::pairsAreReadable_data()
{
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("back");
    QTest::addColumn<double>("least");
    for (const bool dark : {false, true}) {
        const Colors c = colorsOf(dark);
        const char *shade = dark ? "dark" : "light";
        const auto row = [shade](const char *front, const char *back) -> QByteArray {
            return QByteArray(shade) + ": " + front + " on " + back;
        };
        const std::pair<const char *, QColor> grounds[] = {
            {"window", c.window}, {"surface", c.surface}, {"raised", c.raised}};
        const std::pair<const char *, QColor> letters[] = {
            {"text", c.text}, {"muted text", c.mutedText}, {"P as text", c.pPosition}, {"warning", c.warning}};
        const std::pair<const char *, QColor> marks[] = {{"P", c.pPosition}, {"N", c.nPosition},
                                                         {"draw", c.draw},   {"selection", c.selection},
                                                         {"hover", c.hover}, {"accent", c.accent}};
        for (const auto &[ground, back] : grounds) {
            for (const auto &[name, front] : letters)
                QTest::newRow(row(name, ground).constData()) << front << back << forText;
            for (const auto &[name, front] : marks)
                QTest::newRow(row((QByteArray(name) + " mark").constData(), ground).constData())
                    << front << back << forGraphics;
            QTest::newRow(row("line", ground).constData()) << c.line << back << forHairline;
        }
        // The shades that lists, menus and buttons have under their text.
        const QColor hovered = washed(c.window, c.text, 0.08);
        QTest::newRow(row("text", "hovered").constData()) << c.text << hovered << forText;
        QTest::newRow(row("muted text", "hovered").constData()) << c.mutedText << hovered << forText;
        QTest::newRow(row("text", "pressed").constData()) << c.text << washed(c.window, c.text, 0.16) << forText;
        QTest::newRow(row("text", "selected row").constData())
            << c.text << washed(c.window, c.pPosition, dark ? 0.25 : 0.14) << forText;
        QTest::newRow(row("muted text", "hovered card").constData())
            << c.mutedText << washed(c.raised, c.pPosition, 0.05) << forText;
        QTest::newRow(row("text", "message").constData())
            << c.text << washed(c.window, c.warning, dark ? 0.16 : 0.08) << forText;
        QTest::newRow(row("letters", "P").constData()) << Colors::readableOn(c.pPosition) << c.pPosition << forText;
        QTest::newRow(row("letters", "N").constData()) << Colors::readableOn(c.nPosition) << c.nPosition << forText;
        QTest::newRow(row("letters", "draw").constData()) << Colors::readableOn(c.draw) << c.draw << forText;
        for (quint32 value = 0; value <= 16; ++value) {
            const QColor back = c.value(value);
            QTest::newRow(row("letters", qPrintable(QStringLiteral("value %1").arg(value))).constData())
                << Colors::readableOn(back) << back << forText;
        }
    }
}

void TestTheme::pairsAreReadable()
{
    QFETCH(QColor, front);
    QFETCH(QColor, back);
    QFETCH(double, least);
    const double found = contrast(front, back);
    QVERIFY2(found >= least, qPrintable(QStringLiteral("%1 on %2: %3").arg(front.name(), back.name()).arg(found)));
}

void TestTheme::readableOnIsTheBetterOfTwo()
{
    std::mt19937 random(2026);
    for (int i = 0; i < 5000; ++i) {
        const QColor back(static_cast<QRgb>(random() & 0xffffff));
        const QColor front = Colors::readableOn(back);
        const QColor other = front == QColor(Qt::black) ? QColor(Qt::white) : QColor(Qt::black);
        QVERIFY(front == QColor(Qt::black) || front == QColor(Qt::white));
        QVERIFY2(contrast(front, back) + 0.01 >= contrast(other, back), qPrintable(back.name()));
    }
}

void TestTheme::valuesAreOrdered_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<quint32>("greatest");
    for (const quint32 greatest : {1U, 2U, 7U, 16U, 31U, 100U}) {
        QTest::newRow(qPrintable(QStringLiteral("light, to %1").arg(greatest))) << false << greatest;
        QTest::newRow(qPrintable(QStringLiteral("dark, to %1").arg(greatest))) << true << greatest;
    }
}

void TestTheme::valuesAreOrdered()
{
    QFETCH(bool, dark);
    QFETCH(quint32, greatest);
    const Colors colors = colorsOf(dark);
    for (quint32 value = 1; value <= greatest; ++value) {
        const double before = luminance(colors.number(value - 1, greatest));
        const double here = luminance(colors.number(value, greatest));
        QVERIFY2(dark ? here < before : here > before, qPrintable(QString::number(value)));
    }
    QCOMPARE(colors.number(greatest + 5, greatest), colors.number(greatest, greatest));
    QCOMPARE(colors.number(0, 0), colors.number(0, greatest));
}

/// A value has one colour in every picture, whatever the largest value: small ones are distinct, and all are in order.
void TestTheme::aValueHasOneColour()
{
    constexpr double atAGlance = 2; // the difference of CIE 1976 that is noticed at a glance
    for (const bool dark : {false, true}) {
        const Colors colors = colorsOf(dark);
        QCOMPARE(colors.value(0), colors.number(0, 1));
        for (quint32 value = 1; value <= 500; ++value) {
            const QColor before = colors.value(value - 1);
            const QColor here = colors.value(value);
            const QByteArray at = QByteArray::number(value);
            QVERIFY2(dark ? luminance(here) < luminance(before) : luminance(here) > luminance(before), at.constData());
            const double seen = difference(before, here);
            QVERIFY2(value > 16 || seen > atAGlance, at.constData());
            QVERIFY2(value > 8 || seen > 2 * atAGlance, at.constData());
        }
        QVERIFY(difference(colors.value(9), colors.value(64)) > 10 * atAGlance);
        QVERIFY(difference(colors.value(1'000'000), colors.number(1, 1)) < atAGlance);
    }
}

void TestTheme::valueScaleIsViridis()
{
    // The table of viridis at its ends and in the middle, as published with matplotlib.
    const Colors light = colorsOf(false);
    QCOMPARE(light.number(0, 92), QColor(0x44, 0x01, 0x54));
    const QColor middle = light.number(50, 92); // 0.92 * 50 / 92 is half of the scale
    QVERIFY(std::abs(middle.red() - 0x21) + std::abs(middle.green() - 0x91) + std::abs(middle.blue() - 0x8c) <= 3);
    const Colors dark = colorsOf(true);
    QCOMPARE(dark.number(0, 10), QColor(0xfd, 0xe7, 0x25));
}

void TestTheme::outcomesToldApart_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("protan");
    QTest::newRow("light, protanopia") << false << true;
    QTest::newRow("light, deuteranopia") << false << false;
    QTest::newRow("dark, protanopia") << true << true;
    QTest::newRow("dark, deuteranopia") << true << false;
}

void TestTheme::outcomesToldApart()
{
    QFETCH(bool, dark);
    QFETCH(bool, protan);
    const Colors colors = colorsOf(dark);
    const auto distance = [protan](const QColor &a, const QColor &b) {
        const auto x = dichromat(a, protan);
        const auto y = dichromat(b, protan);
        return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
    };
    QVERIFY(distance(colors.pPosition, colors.nPosition) > 0.2);
    QVERIFY(distance(colors.pPosition, colors.draw) > 0.05);
    QVERIFY(distance(colors.nPosition, colors.draw) > 0.05);
}

void TestTheme::outcomeColors()
{
    for (const bool dark : {false, true}) {
        const Colors colors = colorsOf(dark);
        QCOMPARE(colors.outcome(Outcome::P), colors.pPosition);
        QCOMPARE(colors.outcome(Outcome::N), colors.nPosition);
        QCOMPARE(colors.outcome(Outcome::Draw), colors.draw);
        QCOMPARE(colors.outcome(Outcome::Unknown), colors.mutedText);
        QCOMPARE(colors.dark, dark);
    }
}

void TestTheme::modesSwitch_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << int(Theme::Mode::Light) << false;
    QTest::newRow("dark") << int(Theme::Mode::Dark) << true;
}

void TestTheme::modesSwitch()
{
    QFETCH(int, mode);
    QFETCH(bool, dark);
    Theme &theme = Theme::instance();
    theme.setMode(dark ? Theme::Mode::Light : Theme::Mode::Dark);
    QSignalSpy changed(&theme, &Theme::changed);
    QColor seen; // a view that follows the signal would paint with this
    const auto follow = connect(&theme, &Theme::changed, this, [&] { seen = theme.colors().surface; });
    theme.setMode(static_cast<Theme::Mode>(mode));
    disconnect(follow);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(int(theme.mode()), mode);
    const Colors &colors = theme.colors();
    QCOMPARE(colors.dark, dark);
    QCOMPARE(seen, colors.surface);
    QVERIFY(dark == (luminance(colors.window) < 0.18));
    const QPalette palette = QApplication::palette();
    QCOMPARE(palette.color(QPalette::Window), colors.window);
    QCOMPARE(palette.color(QPalette::Base), colors.surface);
    QCOMPARE(palette.color(QPalette::Text), colors.text);
    QCOMPARE(palette.color(QPalette::WindowText), colors.text);
    QCOMPARE(palette.color(QPalette::PlaceholderText), colors.mutedText);
    QCOMPARE(palette.color(QPalette::Highlight), colors.pPosition);
    QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= forText);
    QVERIFY(contrast(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)) >= forText);
    QVERIFY(contrast(palette.color(QPalette::ButtonText), palette.color(QPalette::Button)) >= forText);
    QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Active, QPalette::Text));
}

void TestTheme::systemModeIsOneOfTheTwo()
{
    Theme &theme = Theme::instance();
    const QColor light = colorsOf(false).window;
    const QColor dark = colorsOf(true).window;
    theme.setMode(Theme::Mode::System);
    const QColor first = theme.colors().window;
    QVERIFY(first == light || first == dark);
    // The desktop's theme doesn't change because the program was light or dark in between.
    for (const auto mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
        theme.setMode(mode);
        theme.setMode(Theme::Mode::System);
        QCOMPARE(theme.colors().window, first);
        QVERIFY(theme.mode() == Theme::Mode::System);
    }
}

/// A style with the desktop's palette, dark or light.
class DesktopStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;
    static inline bool dark = false;
    using QProxyStyle::polish;
    void polish(QPalette &palette) override { palette = QPalette(dark ? QColor(0x202020) : QColor(0xf0f0f0)); }
};

void TestTheme::systemModeFollowsTheDesktop()
{
    Theme &theme = Theme::instance();
    QApplication::setStyle(new DesktopStyle(QStyleFactory::create(QStringLiteral("Fusion"))));
    QWidget window;
    window.show();
    theme.setMode(Theme::Mode::System);
    QVERIFY(!theme.colors().dark);
    QSignalSpy changed(&theme, &Theme::changed);
    const auto desktopTurns = [&window](bool dark) {
        DesktopStyle::dark = dark;
        QEvent event(QEvent::ThemeChange); // like those that the platform sends to each window
        QApplication::sendEvent(window.windowHandle(), &event);
        QApplication::sendEvent(window.windowHandle(), &event);
    };
    desktopTurns(true);
    QTRY_VERIFY(theme.colors().dark);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme.colors().window);
    desktopTurns(false);
    QTRY_VERIFY(!theme.colors().dark);
    // A theme chosen by the user doesn't change with the desktop.
    theme.setMode(Theme::Mode::Light);
    changed.clear();
    desktopTurns(true);
    QApplication::processEvents();
    QCOMPARE(changed.size(), 0);
    QVERIFY(!theme.colors().dark);
    theme.setMode(Theme::Mode::System);
    QVERIFY(theme.colors().dark);
    DesktopStyle::dark = false;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestTheme::reducedMotionIsTold()
{
    Theme &theme = Theme::instance();
    const QColor window = theme.colors().window;
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setReducedMotion(true);
    QVERIFY(theme.reducedMotion());
    QCOMPARE(changed.size(), 1);
    theme.setReducedMotion(false);
    QVERIFY(!theme.reducedMotion());
    QCOMPARE(changed.size(), 2);
    QCOMPARE(theme.colors().window, window);
}

void TestTheme::paperStaysLight()
{
    colorsOf(true);
    const Colors paper = Theme::paperColors();
    QVERIFY(!paper.dark);
    QVERIFY(paper.surface == QColor(Qt::white));
    QVERIFY(paper.text != Theme::instance().colors().text);
    QCOMPARE(paper.text, colorsOf(false).text);
}

void TestTheme::widgetsFollowTheStyle_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestTheme::widgetsFollowTheStyle()
{
    QFETCH(bool, dark);
    applyStyle(*qApp);
    QPushButton button(QStringLiteral("Open"));
    button.setDefault(true);
    button.resize(160, 48);
    button.show();
    QVERIFY(waitForWindowExposed(&button));
    const Colors colors = colorsOf(dark); // created after the button, which has to follow
    const QImage image = button.grab().toImage();
    QCOMPARE(image.pixelColor(20, 24), colors.pPosition);
    const Colors other = colorsOf(!dark);
    QCOMPARE(button.grab().toImage().pixelColor(20, 24), other.pPosition);
    qApp->setStyleSheet({});
}

void TestTheme::styleSheetIsComplete_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestTheme::styleSheetIsComplete()
{
    QFETCH(bool, dark);
    applyStyle(*qApp);
    colorsOf(dark);
    static const QRegularExpression comment(QStringLiteral("/\\*.*?\\*/"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const QString sheet = qApp->styleSheet().remove(comment);
    QVERIFY(sheet.size() > 1000);
    QVERIFY2(!sheet.contains(u'@'), qPrintable(sheet.mid(sheet.indexOf(u'@'), 40))); // a name that wasn't replaced
    static const QRegularExpression url(QStringLiteral("url\\(([^)]*)\\)"));
    int pictures = 0;
    for (auto match = url.globalMatch(sheet); match.hasNext(); ++pictures) {
        const QString path = match.next().captured(1);
        QVERIFY2(QFile::exists(path), qPrintable(path));
        QVERIFY(path.contains(dark ? QStringLiteral("-dark") : QStringLiteral("-light")));
    }
    QVERIFY(pictures >= 3);
    // Outside of braces '#' begins an object's name.
    static const QRegularExpression block(QStringLiteral("\\{[^}]*\\}"));
    static const QRegularExpression color(QStringLiteral("#[0-9a-zA-Z]+"));
    int colors = 0;
    for (auto rule = block.globalMatch(sheet); rule.hasNext();) {
        for (auto match = color.globalMatch(rule.next().captured(0)); match.hasNext(); ++colors)
            QVERIFY(QColor::isValidColor(match.next().captured(0)));
    }
    QVERIFY(colors > 10);
    qApp->setStyleSheet({});
}

MEXPLORER_TEST(TestTheme)
#include "tst_theme.moc"
