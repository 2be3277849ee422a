// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/canvas/canvasrenderer.h"

#include "tests/views/support/samples.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

/// Tests pictures painted by a worker thread: which of many requests are answered, and with what.
class TestPictureRenderer : public QObject
{
    Q_OBJECT

private slots:
    void pictureIsThatOfTheRequest()
    {
        PictureRenderer renderer;
        QSignalSpy rendered(&renderer, &PictureRenderer::rendered);
        const PictureRenderer::Request request = requestOf(QStringLiteral("kayles:7"), 20);
        renderer.request(request);
        QVERIFY(renderer.isBusy());
        QTRY_COMPARE(rendered.count(), 1);
        QVERIFY(!renderer.isBusy());
        const auto picture = rendered[0][0].value<RenderedPicture>();
        QImage plain(request.size.toSize(), QImage::Format_RGB32);
        plain.fill(request.picture.colors.surface);
        QPainter painter(&plain);
        paintGraph(painter, {request.picture, request.camera, plain.rect()}, JobControl());
        painter.end();
        QCOMPARE(picture.image, plain);
        QCOMPARE(picture.camera.scale, request.camera.scale);
    }

    /// Of the requests made while a picture is painted, the newest is answered last, with at most one before it.
    void newestRequestIsAnsweredLast()
    {
        for (const bool rests : {false, true}) { // one movement; and one that stops in between
            PictureRenderer renderer;
            QSignalSpy rendered(&renderer, &PictureRenderer::rendered);
            renderer.request(requestOf(QStringLiteral("matrix:3x4"), 30));
            for (int scale = 31; scale < 50; ++scale)
                renderer.request(requestOf(QStringLiteral("kayles:7"), scale));
            QTRY_VERIFY(!rests || rendered.count() > 0);
            renderer.request(requestOf(QStringLiteral("kayles:7"), 50));
            QTRY_VERIFY_WITH_TIMEOUT(!renderer.isBusy(), 60'000);
            QCOMPARE(rendered.last()[0].value<RenderedPicture>().camera.scale, 50.0);
            QVERIFY(rendered.count() <= (rests ? 3 : 2));
        }
    }

    /// When a movement stops, an outdated picture is cancelled and the waiting request is painted at once.
    void restingGivesUpThePast()
    {
        PictureRenderer renderer;
        QSignalSpy rendered(&renderer, &PictureRenderer::rendered);
        PictureRenderer::Request slow = requestOf(QStringLiteral("matrix:4x4"), 40);
        slow.size = {6000, 6000};
        renderer.request(slow);
        renderer.request(requestOf(QStringLiteral("kayles:7"), 20));
        QTRY_VERIFY_WITH_TIMEOUT(!renderer.isBusy(), 60'000);
        QCOMPARE(rendered.last()[0].value<RenderedPicture>().camera.scale, 20.0);
        for (int i = 0; i < rendered.count(); ++i) // the large one is painted whole or not at all
            QVERIFY(rendered[i][0].value<RenderedPicture>().counts.shownPositions > 0);
    }

    void cancelledRequestsAreNotAnswered()
    {
        PictureRenderer renderer;
        QSignalSpy rendered(&renderer, &PictureRenderer::rendered);
        renderer.request(requestOf(QStringLiteral("matrix:3x4"), 30));
        renderer.request(requestOf(QStringLiteral("kayles:7"), 20));
        renderer.cancel();
        QVERIFY(!renderer.isBusy());
        renderer.request(requestOf(QStringLiteral("nim:3"), 25)); // the renderer still works
        QTRY_COMPARE(rendered.count(), 1);
        QCOMPARE(rendered[0][0].value<RenderedPicture>().camera.scale, 25.0);
    }

private:
    PictureRenderer::Request requestOf(const QString &game, qreal scale)
    {
        auto known = m_pictures.find(game);
        if (known == m_pictures.end())
            known = m_pictures.emplace(game, samples::pictureOf(game)).first;
        return {known->second, {known->second.layout->extent().center(), scale}, {600, 400}, 1};
    }

    std::map<QString, GraphPicture> m_pictures;
};

MEXPLORER_TEST(TestPictureRenderer)
#include "tst_picturerenderer.moc"
