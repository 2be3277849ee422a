#include "model/notation/expression.h"
#include "views/canvas/pictureexport.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

struct Sample
{
    ExploredGraph explored;
    LayoutPtr layout;
};

Sample sample(const QString &game)
{
    JobControl control;
    Sample s;
    s.explored.start = parsePosition(game).value();
    s.explored.graph = buildGraph(s.explored.start, {}, control);
    s.explored.labels = label(*s.explored.graph, Convention::Normal, control);
    s.explored.predecessors = std::make_shared<const Predecessors>(*s.explored.graph);
    s.layout = layOut(*s.explored.graph, *s.explored.labels, *s.explored.predecessors, {}, control);
    return s;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPictureExport : public QObject
{
    Q_OBJECT

private slots:
    void svgHoldsEveryMove()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const Sample s = sample(QStringLiteral("kayles:7"));
        const Result<PaintedCounts> counts = exportPicture(s.explored, s.layout, path);
        QVERIFY2(counts.ok(), "it was not written");
        QCOMPARE(counts->drawnMoves, quint64(s.explored.graph->moveCount()));
        QVERIFY(!counts->asDensity);
        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        QVERIFY(image.width() > 300 && image.height() > 300);
        // The terminal position's disc is where the layout puts it.
        const PositionId terminal = s.layout->layer(s.layout->layerCount() - 1).front();
        const QRectF extent = s.layout->extent();
        const QPointF share = (s.layout->point(terminal) - extent.topLeft());
        const QPoint at(int(share.x() / extent.width() * image.width()),
                        int(share.y() / extent.height() * image.height()));
        const QColor disc = image.pixelColor(at + QPoint(10, 0));
        QVERIFY2(disc.blue() > 120 && disc.red() < 60, qPrintable(disc.name()));
    }

    void pdfAndPngAreWhatTheySay()
    {
        QTemporaryDir folder;
        const Sample s = sample(QStringLiteral("nim:2,3"));
        const QString pdf = folder.filePath(QStringLiteral("graph.pdf"));
        const QString png = folder.filePath(QStringLiteral("graph.png"));
        QVERIFY(exportPicture(s.explored, s.layout, pdf).ok());
        QVERIFY(exportPicture(s.explored, s.layout, png).ok());
        QVERIFY(contentOf(pdf).startsWith("%PDF"));
        const QImage image(png);
        QVERIFY(!image.isNull());
        const QSizeF size = s.layout->extent().size();
        QVERIFY(std::abs(qreal(image.width()) / image.height() - size.width() / size.height()) < 0.02);
    }

    void largeGraphsAreRefusedAsVectors()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("graph.svg"));
        const Sample large = sample(QStringLiteral("kayles:32"));
        const Result<PaintedCounts> counts = exportPicture(large.explored, large.layout, path);
        QVERIFY(!counts.ok());
        QCOMPARE(counts.problem().kind, Problem::Kind::Limit);
        QVERIFY(counts.problem().message.contains(QStringLiteral("60,000")));
        PictureOptions small;
        small.unit = 4;
        QVERIFY(exportPicture(large.explored, large.layout, folder.filePath(QStringLiteral("graph.png")), small).ok());
    }

    void namesThatCannotBe()
    {
        const Sample s = sample(QStringLiteral("nim:2"));
        QCOMPARE(exportPicture(s.explored, s.layout, QStringLiteral("graph.gif")).problem().kind,
                 Problem::Kind::BadInput);
        const Result<PaintedCounts> nowhere =
            exportPicture(s.explored, s.layout, QStringLiteral("/nowhere/at/all/graph.svg"));
        QCOMPARE(nowhere.problem().kind, Problem::Kind::File);
        QVERIFY(nowhere.problem().message.contains(QStringLiteral("graph.svg")));
    }
};

QTEST_MAIN(TestPictureExport)
#include "tst_pictureexport.moc"
