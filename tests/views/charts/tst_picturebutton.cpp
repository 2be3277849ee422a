// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/charts/copiedpicture.h"
#include "views/charts/picturebutton.h"

#include <QAction>
#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

using namespace mexplorer;

namespace {

/// Records the data instead of dragging them.
class DraggedButton : public PictureButton
{
public:
    using PictureButton::PictureButton;
    QStringList texts;

protected:
    void execute(QDrag *drag) override
    {
        texts << drag->mimeData()->text();
        QVERIFY(!drag->pixmap().isNull());
        drag->deleteLater();
    }
};

CopiedPicture square(QSize size = {60, 40})
{
    return {{QStringLiteral("A <square> & more"), size,
             [](QPainter &painter) { painter.fillRect(10, 10, 20, 20, Qt::red); }},
            QStringLiteral("nim:1,2")};
}

} // namespace

/// Tests a picture for other programs, copied by a click and dragged from its button.
class PictureButtonTest : public QObject
{
    Q_OBJECT

private slots:
    void dataHasPixelsShapesAndText();
    void largeDrawingsHaveFewerPixels();
    void clicksCopyAndDragsDrag();
    void nothingIsDraggedWithoutAPicture();
};

void PictureButtonTest::dataHasPixelsShapesAndText()
{
    CopiedPicture picture = square();
    picture.csv = "n,value\n0,0\n";
    const std::unique_ptr<QMimeData> data = mimeData(picture);
    const auto image = data->imageData().value<QImage>();
    QCOMPARE(image.size(), QSize(120, 80));
    QCOMPARE(image.pixelColor(40, 40), QColor(Qt::red));
    QCOMPARE(image.pixelColor(4, 4), QColor(Qt::white));
    QXmlStreamReader svg(data->data(QStringLiteral("image/svg+xml")));
    QStringList elements;
    while (!svg.atEnd()) {
        if (svg.readNext() == QXmlStreamReader::StartElement)
            elements << svg.name().toString();
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    QVERIFY(elements.startsWith(QStringLiteral("svg")) && elements.contains(QStringLiteral("rect")));
    QCOMPARE(data->text(), QStringLiteral("nim:1,2"));
    QCOMPARE(data->data(QStringLiteral("text/csv")), picture.csv);
}

void PictureButtonTest::largeDrawingsHaveFewerPixels()
{
    for (const QSize size : {QSize(30'000, 30'000), QSize(100'000, 10), QSize(1, 1)}) {
        const auto image = mimeData(square(size))->imageData().value<QImage>();
        QVERIFY(!image.isNull());
        QVERIFY(qint64(image.width()) * image.height() <= 25'000'000);
    }
}

void PictureButtonTest::clicksCopyAndDragsDrag()
{
    QAction copy(QStringLiteral("Copy Picture"));
    int copied = 0;
    connect(&copy, &QAction::triggered, this, [&copied] { ++copied; });
    DraggedButton button(&copy, [] { return mimeData(square()); });
    button.resize(40, 40);
    button.show();
    QVERIFY(waitForWindowExposed(&button));
    QTest::mouseClick(&button, Qt::LeftButton);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(copied, 2);
    QVERIFY(button.texts.isEmpty());
    const auto press = [&button](QPoint at) { QTest::mousePress(&button, Qt::LeftButton, {}, at); };
    const auto moveTo = [&button](QPoint at, Qt::MouseButtons buttons) {
        QMouseEvent move(QEvent::MouseMove, at, button.mapToGlobal(at), Qt::NoButton, buttons, {});
        QApplication::sendEvent(&button, &move);
    };
    press({20, 20});
    moveTo({21, 20}, Qt::LeftButton); // a small, unintended movement
    QVERIFY(button.texts.isEmpty());
    moveTo({-40, 20}, Qt::LeftButton);
    QCOMPARE(button.texts, QStringList{QStringLiteral("nim:1,2")});
    moveTo({-80, 20}, Qt::LeftButton);
    QTest::mouseRelease(&button, Qt::LeftButton, {}, {20, 20});
    QCOMPARE(button.texts.size(), 1);
    QCOMPARE(copied, 2); // a drag doesn't copy
    moveTo({80, 20}, Qt::NoButton);
    QCOMPARE(button.texts.size(), 1);
}

void PictureButtonTest::nothingIsDraggedWithoutAPicture()
{
    QAction copy(QStringLiteral("Copy Picture"));
    DraggedButton button(&copy, [] { return std::unique_ptr<QMimeData>(); });
    button.resize(40, 40);
    button.show();
    QVERIFY(waitForWindowExposed(&button));
    QTest::mousePress(&button, Qt::LeftButton, {}, {20, 20});
    QMouseEvent move(QEvent::MouseMove, QPointF(90, 20), button.mapToGlobal(QPointF(90, 20)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(&button, &move);
    QVERIFY(button.texts.isEmpty() && !button.isDown());
}

MEXPLORER_TEST(PictureButtonTest)
#include "tst_picturebutton.moc"
