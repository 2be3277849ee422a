// SPDX-License-Identifier: GPL-3.0-or-later
// How large pictures in files are: in pixels, in bytes, and in what an SVG file says only once.
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/pictureexport.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>

using namespace mexplorer;

namespace {

/// Writes pictures of one graph.
class GraphFiles
{
public:
    explicit GraphFiles(const QString &game, Convention convention = Convention::Normal)
        : explored(samples::explored(game, convention)), layout(samples::layoutOf(explored))
    {
    }

    WrittenPicture write(const QString &ending, const PictureOptions &options)
    {
        JobControl control;
        const auto written = exportPicture(explored, layout, path(ending), options, control);
        return written ? *written : WrittenPicture();
    }
    QImage png(const PictureOptions &options)
    {
        write(QStringLiteral("png"), options);
        return QImage(path(QStringLiteral("png")));
    }
    QByteArray svg(const PictureOptions &options)
    {
        write(QStringLiteral("svg"), options);
        QFile file(path(QStringLiteral("svg")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    const ExploredGraph explored;
    const LayoutPtr layout;

private:
    QString path(const QString &ending) const { return m_folder.filePath(QStringLiteral("graph.") + ending); }

    QTemporaryDir m_folder;
};

PictureOptions dark()
{
    const auto restored = qScopeGuard([] { Theme::instance().setMode(Theme::Mode::Light); });
    Theme::instance().setMode(Theme::Mode::Dark);
    PictureOptions options;
    options.colors = Theme::instance().colors();
    return options;
}

/// Returns the mean difference of two pictures' colours, from 0 to 255.
double meanDifference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb first = a.pixel(x, y);
            const QRgb second = b.pixel(x, y);
            sum += std::abs(qRed(first) - qRed(second)) + std::abs(qGreen(first) - qGreen(second)) +
                   std::abs(qBlue(first) - qBlue(second));
        }
    }
    return sum / 3 / a.width() / a.height();
}

/// What an SVG file has, by the tag and the attributes of its group: parts of paths, or elements.
struct SvgContent
{
    explicit SvgContent(const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes attributes = reader.attributes();
            if (reader.name() == QStringLiteral("g"))
                group = attributes;
            else
                add(reader.name().toString(), attributes.value(QStringLiteral("d")).toString());
        }
        isGood = !reader.hasError();
    }

    void add(const QString &tag, const QString &path)
    {
        const auto value = [this](const char *name) { return group.value(QLatin1StringView(name)).toString(); };
        const bool isLine = tag == QStringLiteral("path") && value("fill").isEmpty();
        const bool isRound = value("stroke-linecap") == QStringLiteral("round"); // below a terminal position
        if (isLine && !isRound)
            lines[value("stroke")] += path.count(u'M');
        else if (tag == QStringLiteral("path") && value("stroke").isEmpty())
            fills[value("fill")] += path.count(u'M');
        else
            ++elements[tag];
    }

    QXmlStreamAttributes group;
    std::map<QString, qsizetype> lines; ///< by colour
    std::map<QString, qsizetype> fills; ///< by colour
    std::map<QString, int> elements;    ///< by tag
    bool isGood = false;
};

} // namespace

class TestPictureSizes : public QObject
{
    Q_OBJECT

private slots:
    void pngIsOfUsualSize_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("hasCaption");
        for (const char *game :
             {"nim:2", "nim:60", "kayles:7", "kayles:20", "kayles:30", "subtraction{1}:600", "subtraction{1}:20000"}) {
            QTest::newRow(game) << QString::fromLatin1(game) << 2.0 << false;
            QTest::addRow("%s with caption", game) << QString::fromLatin1(game) << 2.0 << true;
        }
        QTest::newRow("fine") << QStringLiteral("kayles:16") << 3.0 << true;
        QTest::newRow("coarse") << QStringLiteral("kayles:24") << 0.5 << true;
    }

    /// A large picture fills the usual size, and a small one isn't blown up.
    void pngIsOfUsualSize()
    {
        QFETCH(QString, game);
        QFETCH(double, ratio);
        QFETCH(bool, hasCaption);
        GraphFiles files(game);
        PictureOptions options;
        options.pixelRatio = ratio;
        options.hasCaption = hasCaption;
        const QSize size = files.png(options).size();
        const int longest = std::max(size.width(), size.height());
        QVERIFY2(longest <= usualPngPixels, qPrintable(QString::number(longest)));
        const QSize readable = pictureSize(files.explored, files.layout, options);
        if (std::max(readable.width(), readable.height()) * ratio <= usualPngPixels)
            QCOMPARE(size, (QSizeF(readable) * ratio).toSize());
        else
            QVERIFY2(longest > usualPngPixels - 8 * ratio, qPrintable(QString::number(longest)));
        const QSizeF extent = files.layout->extent().size();
        if (game == QStringLiteral("kayles:30") && !hasCaption)
            QVERIFY(std::abs(qreal(size.width()) / size.height() / (extent.width() / extent.height()) - 1) < 0.01);
    }

    void widthIsObeyed_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {minPictureWidth, 1'000, usualPngPixels, 6'001})
            QTest::newRow(qPrintable(QString::number(width))) << width;
    }
    void widthIsObeyed()
    {
        QFETCH(int, width);
        GraphFiles files(QStringLiteral("kayles:14"));
        PictureOptions options;
        options.width = width;
        QCOMPARE(files.png(options).size(), QSize(width, heightFor(width, *files.layout)));
        options.hasCaption = true;
        QCOMPARE(files.png(options).width(), width);
    }

    void lackingTextsAreSaid_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("hasLetters");
        for (const char *game : {"kayles:30", "kayles:24", "kayles:20", "subtraction{1}:600"})
            QTest::newRow(game) << QString::fromLatin1(game) << false;
        QTest::newRow("letters") << QStringLiteral("kayles:24") << true;
    }

    /// The width that a picture without values names has room for them, and a narrower one has not.
    void lackingTextsAreSaid()
    {
        QFETCH(QString, game);
        QFETCH(bool, hasLetters);
        GraphFiles files(game);
        PictureOptions options;
        options.hasLetters = hasLetters;
        const QString png = QStringLiteral("png");
        const WrittenPicture usual = files.write(png, options);
        const int width = widthForTexts(files.explored, files.layout, options);
        QVERIFY(width > 0);
        QCOMPARE(usual.widthForTexts, usual.lacksTexts ? width : 0);
        options.width = width;
        QVERIFY(!files.write(png, options).lacksTexts);
        constexpr int step = 100; // of widths that are named
        options.width = static_cast<int>(0.95 * (width - step));
        if (options.width >= minPictureWidth)
            QVERIFY(files.write(png, options).lacksTexts);
        const bool fits =
            files.explored.graph->positionCount() + files.explored.graph->moveCount() <= maxPictureElements;
        if (usual.lacksTexts && fits) {
            QCOMPARE(usual.hasRoomAsShapes, !files.write(QStringLiteral("svg"), options).lacksTexts);
        } else {
            QVERIFY(!usual.hasRoomAsShapes);
        }
    }

    /// Marks that are to be filled in lack nothing.
    void blankMarksLackNothing()
    {
        GraphFiles files(QStringLiteral("kayles:30"));
        PictureOptions options;
        options.answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        QVERIFY(!files.write(QStringLiteral("png"), options).lacksTexts);
        QCOMPARE(widthForTexts(files.explored, files.layout, options), 0);
    }

    void svgHasEachMarkAndMove_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("isBlank");
        for (const char *game : {"kayles:7", "kayles:20", "kayles:24", "nim:3,4,5", "matrix:2x3", "matrix:3x4"}) {
            QTest::addRow("%s", game) << QString::fromLatin1(game) << false;
            QTest::addRow("%s blank", game) << QString::fromLatin1(game) << true;
        }
    }

    /// Each position is a circle with a text, and each move is a line with a head of its colour.
    void svgHasEachMarkAndMove()
    {
        QFETCH(QString, game);
        QFETCH(bool, isBlank);
        GraphFiles files(game);
        PictureOptions options;
        options.unit = 24; // without miniatures
        if (isBlank)
            options.answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        SvgContent content(files.svg(options));
        QVERIFY(content.isGood);
        const GameGraph &graph = *files.explored.graph;
        QCOMPARE(content.elements[QStringLiteral("circle")], int(graph.positionCount()));
        QCOMPARE(content.elements[QStringLiteral("text")], isBlank ? 0 : int(graph.positionCount()));
        QCOMPARE(content.elements[QStringLiteral("image")], 0);
        qsizetype lines = 0;
        for (const auto &[color, count] : content.lines) {
            lines += count;
            QCOMPARE(content.fills[color], count);
        }
        QCOMPARE(lines, qsizetype(graph.moveCount()));
        QCOMPARE(content.lines.size(), isBlank ? 1U : 2U);
    }

    void svgLooksAsThePng_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("look");
        for (const char *game : {"kayles:7", "kayles:14", "nim:2,3", "matrix:2x3", "kayles:3 + nim:2"}) {
            for (const char *look : {"values", "letters", "blank", "misere", "by value", "by remoteness", "dark",
                                     "highlighted", "with rings", "with caption"})
                QTest::addRow("%s %s", game, look) << QString::fromLatin1(game) << QString::fromLatin1(look);
        }
    }

    void svgLooksAsThePng()
    {
        QFETCH(QString, game);
        QFETCH(QString, look);
        const auto is = [&look](const char *name) { return look == QLatin1StringView(name); };
        GraphFiles files(game, is("misere") ? Convention::Misere : Convention::Normal);
        PictureOptions options;
        if (is("dark"))
            options = dark();
        options.pixelRatio = 1;
        options.unit = 40;
        options.hasLetters = is("letters");
        options.hasCaption = is("with caption");
        if (is("blank"))
            options.answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        if (is("by value") || is("by remoteness"))
            options.colorBy = is("by value") ? ColorBy::SgValue : ColorBy::Remoteness;
        const PositionId count = files.explored.graph->positionCount();
        if (is("highlighted")) {
            const auto some = std::make_shared<ShownSet>(count);
            for (PositionId id = 0; id < count; id += 2)
                some->insert(ShownId(id));
            options.highlighted = some;
        }
        if (is("with rings"))
            options.marks.matches = {ShownId(0), ShownId(count - 1)};
        const QImage png = files.png(options);
        QSvgRenderer renderer(files.svg(options));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox(), png.rect());
        QImage image(png.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter, QRectF(image.rect()));
        painter.end();
        const double difference = meanDifference(png, image);
        QVERIFY2(difference < 1.5, qPrintable(QString::number(difference)));
    }

    void svgIsShort_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:20", "kayles:24", "matrix:3x4"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void svgIsShort()
    {
        QFETCH(QString, game);
        GraphFiles files(game);
        const double bytes = double(files.svg({}).size());
        const GameGraph &graph = *files.explored.graph;
        const double each =
            bytes / double(graph.moveCount() + 2 * graph.positionCount()); // a mark is a disc and a text
        QVERIFY2(each < 70, qPrintable(QString::number(each)));
    }
};

MEXPLORER_TEST(TestPictureSizes)
#include "tst_picturesizes.moc"
