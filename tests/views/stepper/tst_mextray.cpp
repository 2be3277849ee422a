#include "model/notation/expression.h"
#include "model/trace/tracebuilder.h"
#include "views/stepper/mextray.h"

#include <QTest>

using namespace mexplorer;

/// Where the parts of the tray stand, and which of them find room.
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
        QTest::newRow("long ones") << QStringLiteral("kayles:7,7,7,7,7,7,7,7,7,7,7,7,7") << false;
        QTest::newRow("boards") << QStringLiteral("matrix:4x4") << false;
    }
    void allCardsHaveNamesOrNone()
    {
        QFETCH(QString, game);
        QFETCH(bool, fit);
        MexTray tray;
        tray.resize(700, 480);
        tray.showStep(traceOf(game), 0, false);
        tray.show();
        QCOMPARE(tray.nameSize() > 0, fit);
        const QImage image = tray.grab().toImage();
        const QRgb plain = Theme::instance().colors().raised.rgb();
        for (int item = 0; item < tray.itemCount(); ++item) {
            const QRectF card = tray.itemRect(item);
            if (card.top() < 0 || card.bottom() > tray.slotRect(0).top() - 60)
                continue;
            bool isNamed = false;
            for (int y = qRound(card.bottom()) - 22; y < card.bottom() - 8; ++y) {
                for (int x = qRound(card.left()) + 8; x < card.center().x(); ++x)
                    isNamed = isNamed || image.pixel(x, y) != plain;
            }
            QCOMPARE(isNamed, fit);
        }
    }
};

QTEST_MAIN(MexTrayTest)
#include "tst_mextray.moc"
