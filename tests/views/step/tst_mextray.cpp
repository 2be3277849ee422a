// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/step/tracebuilder.h"
#include "tests/testprogram.h"
#include "tests/views/step/panesamples.h"
#include "views/step/mextray.h"

#include <QTest>

using namespace mexplorer;
using panesamples::PaneOf;

/// Tests the arrangement of the tray, and which of its parts fit.
class MexTrayTest : public QObject
{
    Q_OBJECT

private:
    static TracePtr traceOf(const QString &game)
    {
        TraceRequest request;
        request.kind = TraceKind::Mex;
        request.position = parsePosition(game).value();
        const Solver solver;
        JobControl control;
        return buildTrace(request, solver, control).value();
    }

private slots:
    void initTestCase()
    {
        Theme::instance().setReducedMotion(true);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void allCardsHaveNamesOrNone_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("fit");
        QTest::newRow("short") << QStringLiteral("kayles:7") << true;
        QTest::newRow("long ones") << QStringLiteral("60*kayles:7") << false;
        QTest::newRow("boards") << QStringLiteral("matrix:4x4") << false;
    }
    void allCardsHaveNamesOrNone()
    {
        QFETCH(QString, game);
        QFETCH(bool, fit);
        PaneOf<MexTray> tray;
        tray.resize(700, 480);
        tray.showStep(traceOf(game), 0, false);
        tray.show();
        QCOMPARE(tray->nameSize() > 0, fit);
        if (!fit)
            return; // miniatures use the space of the names
        const QImage image = tray.grab().toImage();
        const QRgb plain = Theme::instance().colors().raised.rgb();
        for (int item = 0; item < tray->itemCount(); ++item) {
            const QRectF card = tray->itemRect(item);
            if (card.top() < 0 || card.bottom() > tray->slotRect(0).top() - 60)
                continue;
            bool isNamed = false;
            for (int y = qRound(card.bottom()) - 22; y < card.bottom() - 8; ++y) {
                for (int x = qRound(card.left()) + 8; x < card.center().x(); ++x)
                    isNamed = isNamed || image.pixel(x, y) != plain;
            }
            QVERIFY(isNamed);
        }
    }

    void piecesAreLegible_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"kayles:7", "matrix:4x4", "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14",
              "kayles:7 + matrix:0110/0000/0000/0001 + nim:3,4", "kayles:9,8,7 + nim:3,4,5,6", "8*nim:7",
              "12*matrix:3x3"})
            QTest::newRow(game) << game;
    }
    // However many followers there are, cards scroll before the pieces on them become too small.
    void piecesAreLegible()
    {
        QFETCH(QString, game);
        const TracePtr trace = traceOf(game);
        for (const QSize size : {QSize(460, 320), QSize(700, 480), QSize(1000, 600)}) {
            PaneOf<MexTray> tray;
            tray.resize(size);
            tray.showStep(trace, 0, false);
            tray.show();
            QVERIFY2(tray->miniatureUnit() >= 3.5, qPrintable(QString::number(tray->miniatureUnit())));
            for (int item = 0; item < tray->itemCount(); ++item) {
                QVERIFY(tray->itemRect(item).left() >= 0);
                QVERIFY(tray->itemRect(item).right() <= size.width());
            }
        }
    }

    // With the large type of a presentation and in a low pane, the tray with its numbers is still whole.
    void trayStandsWhole()
    {
        for (const double points : {8.0, 10.0, 14.0, 18.0}) {
            for (const int height : {250, 310, 400, 700}) {
                const TracePtr trace = traceOf(QStringLiteral("kayles:7"));
                QFont font = QApplication::font();
                font.setPointSizeF(points);
                MexTray tray;
                tray.setPicture(trace->picture(trace->stepCount() - 1));
                QImage image(680, height, QImage::Format_RGB32);
                image.fill(Theme::instance().colors().surface);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                tray.layOut(image.size(), font);
                tray.paint(painter, Theme::instance().colors());
                const QRectF slot = tray.slotRect(0);
                const QRgb plain = image.pixel(1, 1);
                // Below each slot are its number and its count; neither touches the edge.
                for (int x = 0; x < image.width() - 16; ++x)
                    QVERIFY2(image.pixel(x, image.height() - 1) == plain,
                             qPrintable(QStringLiteral("%1 points, %2 high").arg(points).arg(height)));
                QVERIFY(slot.bottom() < height && slot.height() > 20);
            }
        }
    }
};

MEXPLORER_TEST(MexTrayTest)
#include "tst_mextray.moc"
