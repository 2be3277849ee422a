// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/play/boardarea.h"
#include "views/play/playcommands.h"
#include "views/theme/touch.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <map>

using namespace mexplorer;

/// What is pressed on the boards is large enough for a finger, where there is room for that.
class TargetsTest : public QObject, private samples::PlayBench
{
    Q_OBJECT

private slots:
    void init() { showView(); }
    void cleanup() { dropView(); }
    void piecesAreLarge_data();
    void piecesAreLarge();
    void buttonsAboveTheBoardsAreLarge_data();
    void buttonsAboveTheBoardsAreLarge();

private:
    /// What windows of 1024x700 and 1400x900 leave to the workspace, with their panels closed.
    static constexpr QSize small{1024, 600};
    static constexpr QSize large{1400, 800};
};

void TargetsTest::piecesAreLarge_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {small, large}) {
        for (const Family &family : catalogue()) {
            if (parsePosition(family.start()))
                QTest::addRow("%s %d", qPrintable(family.name), size.width()) << family.start() << size;
        }
        QTest::addRow("grid %d", size.width()) << QStringLiteral("matrix:4x5") << size;
        QTest::addRow("sum %d", size.width()) << QStringLiteral("kayles:4 + matrix:3x3 + nim:3,4") << size;
    }
}

/// All pieces are, or they are too many in a line for that: fewer pixels than each needs, and what stands around a board.
void TargetsTest::piecesAreLarge()
{
    constexpr int around = 220; // of each board: title, value, sentence, borders and numbers
    QFETCH(QString, game);
    QFETCH(QSize, size);
    m_view->resize(size);
    QVERIFY(m_session->exploration()->open(game));
    QCoreApplication::processEvents();
    const auto *area = m_view->findChild<BoardArea *>();
    qreal least = touchSize;
    int rows = 0;
    int columns = 0;
    for (const BoardCard *card : area->cards()) {
        const BoardWidget *board = card->board();
        std::map<int, int> inColumn;
        std::map<int, int> inRow;
        for (int piece = 0; piece < board->pieceCount(); ++piece) {
            const QRectF rect = board->pieceRect(piece);
            if (rect.isEmpty())
                continue;
            least = std::min({least, rect.width(), rect.height()});
            ++inColumn[qRound(rect.center().x())];
            ++inRow[qRound(rect.center().y())];
        }
        for (const auto &[x, count] : inColumn)
            rows = std::max(rows, count);
        int widest = 0;
        for (const auto &[y, count] : inRow)
            widest = std::max(widest, count);
        columns += widest;
    }
    const int boards = static_cast<int>(area->cards().size());
    const bool hasRoom =
        rows * touchSize + around <= area->height() && columns * touchSize + boards * around <= area->width();
    QVERIFY2(least >= touchSize || !hasRoom, qPrintable(QStringLiteral("%1 pixels").arg(least)));
}

void TargetsTest::buttonsAboveTheBoardsAreLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << small;
    QTest::newRow("large") << large;
}

void TargetsTest::buttonsAboveTheBoardsAreLarge()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    m_match->setSides({Side::Human, Side::Human});
    open("nim:1");
    const auto height = [this](const char *name) {
        const auto *widget = m_view->findChild<QWidget *>(QLatin1String(name));
        return widget->isVisible() ? widget->height() : 0;
    };
    QVERIFY(height("typedMove") >= touchSize);
    QVERIFY(height("allMoves") >= touchSize);
    QVERIFY(m_match->play(0, {}));
    QCoreApplication::processEvents();
    QVERIFY(height("playAgain") >= touchSize);
    (*m_view->commands())[PlayCommands::edit]->trigger();
    QCoreApplication::processEvents();
    for (const char *name : {"positionLine", "positionAccept", "positionCancel"})
        QVERIFY2(height(name) >= touchSize, name);
}

MEXPLORER_TEST(TargetsTest)
#include "tst_targets.moc"
