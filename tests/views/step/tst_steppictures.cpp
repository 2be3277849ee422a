// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/step/panesamples.h"
#include "views/step/mextray.h"
#include "views/step/nimsumboard.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace mexplorer;
using namespace panesamples;

/// Tests the pictures of a walk-through at each step against values computed by the definition.
class StepPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void trayHoldsWhatIsKnown_data();
    void trayHoldsWhatIsKnown();
    void trayTicksAndFindsTheGap_data() { trayHoldsWhatIsKnown_data(); }
    void trayTicksAndFindsTheGap();
    void boardAgreesWithPlainValues_data();
    void boardAgreesWithPlainValues();
    void boardShowsDigitsAndParities_data() { boardAgreesWithPlainValues_data(); }
    void boardShowsDigitsAndParities();
    void barsGrowWithTheLabels();
    void seekingAndSteppingAgree_data();
    void seekingAndSteppingAgree();
    void marksAreBoundedByTheItems();
    void stripOfTheProofIsChosenFrom();
    void panesFollowTheTheme();
};

void StepPicturesTest::initTestCase()
{
    Theme::instance().setReducedMotion(true);
    Theme::instance().setMode(Theme::Mode::Light);
}

void StepPicturesTest::trayHoldsWhatIsKnown_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5", "kayles:4,2", "grundy:9", "nim:6", "subtraction{1-3}:7", "matrix:101/111",
                             "dawson:6", "wythoff:(1,2)", "chomp:2x3", "divide{2,3}:17"})
        QTest::newRow(game) << game;
}

/// The cards are the followers with their values; from its own step on, a card shows its value, and the slot contains
/// it.
void StepPicturesTest::trayHoldsWhatIsKnown()
{
    QFETCH(QString, game);
    const TracePtr steps = trace(TraceKind::Mex, game);
    PaneOf<MexTray> tray;
    show(tray, {1000, 720});
    tray.showStep(steps, 0, false);
    const QImage first = shot(tray);
    const JoinedPosition joined = join(parsePosition(game).value());
    std::set<QString> followers;
    joined.rules->followers(joined.cells, [&](Cells cells) { followers.insert(expressionText(*joined.rules, cells)); });
    std::set<QString> cards;
    for (int step = 0; step < steps->stepCount(); ++step) {
        tray.showStep(steps, step, false);
        QCOMPARE(tray.accessibleDescription(), steps->sentence(step).plain());
        const QImage now = shot(tray);
        std::map<Value, int> inSlot;
        for (int i = 0; i < tray->itemCount(); ++i) {
            const TrayPicture::Card &card = (*tray->picture().cards)[static_cast<std::size_t>(i)];
            const JoinedPosition shown = join(tray->itemPosition(i));
            cards.insert(expressionText(*shown.rules, shown.cells));
            QCOMPARE(card.value, plainValue(tray->itemPosition(i)));
            const bool known = card.step <= step;
            inSlot[card.value] += known ? 1 : 0;
            const bool changed = part(now, tray->itemRect(i)) != part(first, tray->itemRect(i));
            QVERIFY2(changed == known, qPrintable(card.name));
        }
        for (Value value = 0; !tray->slotRect(value).isEmpty(); ++value) {
            const QRectF inner = tray->slotRect(value).adjusted(10, 10, -10, -10);
            const bool gap = tray->picture().found && value == tray->picture().value;
            QCOMPARE(part(now, inner) != part(first, inner), inSlot[value] > 0 || gap);
        }
    }
    QCOMPARE(cards, followers);
    QCOMPARE(tray->picture().value, plainValue(parsePosition(game).value()));
}

/// Numbers that occur are ticked off from 0 on, and at the end only the mex is marked as the gap.
void StepPicturesTest::trayTicksAndFindsTheGap()
{
    QFETCH(QString, game);
    const TracePtr steps = trace(TraceKind::Mex, game);
    const Value mex = plainValue(parsePosition(game).value());
    PaneOf<MexTray> tray;
    show(tray, {1000, 720});
    const Colors &colors = Theme::instance().colors();
    const qreal em = QFontMetricsF(tray.font()).height();
    for (int step = 0; step < steps->stepCount(); ++step) {
        tray.showStep(steps, step, false);
        const QImage now = shot(tray);
        QCOMPARE(tray->picture().found, step + 1 == steps->stepCount());
        for (Value value = 0; !tray->slotRect(value).isEmpty(); ++value) {
            const QRectF slot = tray->slotRect(value);
            const QRectF above(slot.left() + 8, slot.top() - 1.4 * em, slot.width() - 16, 1.4 * em);
            const bool ticked = value < mex && static_cast<int>(value) < tray->picture().checked;
            QCOMPARE(countOf(part(now, above), colors.hover) > 0, ticked);
            QCOMPARE(countOf(part(now, slot.adjusted(8, 8, -8, -8)), colors.accent) > 0,
                     tray->picture().found && value == mex);
        }
    }
    QVERIFY(!tray->slotRect(mex).isEmpty());
}

void StepPicturesTest::boardAgreesWithPlainValues_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14", "nim:1,2,3", "nim:7,4,1",
          "kayles:7 + grundy:8", "kayles:3 + matrix:11/11 + nim:5", "dawson:7 + wythoff:(1,2)", "nim:6 + nim:6"})
        QTest::newRow(game) << game;
}

/// Values, nim-sum, leading column, targets and winning moves are those of the definition.
void StepPicturesTest::boardAgreesWithPlainValues()
{
    QFETCH(QString, game);
    const Position sum = parsePosition(game).value();
    Value total = 0;
    for (const Component &component : sum.components)
        total ^= plainValue(Position{{component}});
    const TracePtr steps = trace(TraceKind::NimSum, game);
    PaneOf<NimSumBoard> board;
    show(board, {1000, 700});
    int valued = 0;
    for (int step = 0; step < steps->stepCount(); ++step) {
        board.showStep(steps, step, false);
        QCOMPARE(board.accessibleDescription(), steps->sentence(step).plain());
        const ColumnsPicture &picture = board->picture();
        QCOMPARE(board->itemCount(), static_cast<int>(sum.components.size()));
        int now = 0;
        for (int i = 0; i < board->itemCount(); ++i) {
            const auto &row = picture.rows[static_cast<std::size_t>(i)];
            now += row.state == ColumnsPicture::RowState::Valued ? 1 : 0;
            QCOMPARE(row.value, plainValue(board->itemPosition(i)));
            if (row.target)
                QCOMPARE(*row.target, row.value ^ total);
        }
        QVERIFY(now >= valued); // a known value remains known
        valued = now;
        if (picture.resultShown)
            QCOMPARE(picture.result, total);
        if (picture.leadingColumn >= 0)
            QCOMPARE(total >> picture.leadingColumn, Value(1));
    }
    QCOMPARE(valued, board->itemCount());
    QVERIFY(board->picture().resultShown);
    for (int i = 0; i < board->itemCount(); ++i) {
        const auto &row = board->picture().rows[static_cast<std::size_t>(i)];
        const bool wins = total != 0; // a move may raise a component's value, too
        const Component &component = sum.components[static_cast<std::size_t>(i)];
        int winning = 0;
        std::set<CellVector> followers;
        component.rules->followers(component.cells,
                                   [&](Cells cells) { followers.emplace(cells.begin(), cells.end()); });
        for (const CellVector &follower : followers)
            winning += wins && plainValue(Position{{{component.rules, follower}}}) == (row.value ^ total) ? 1 : 0;
        QCOMPARE(static_cast<int>(row.moves.size()), winning);
    }
}

/// Digits are drawn when a row has its value, a filled dot is below odd columns only, and the result below it.
void StepPicturesTest::boardShowsDigitsAndParities()
{
    QFETCH(QString, game);
    const TracePtr steps = trace(TraceKind::NimSum, game);
    PaneOf<NimSumBoard> board;
    show(board, {1000, 700});
    for (int step = 0; step < steps->stepCount(); ++step) {
        board.showStep(steps, step, false);
        const QImage now = shot(board);
        const ColumnsPicture &picture = board->picture();
        const int rows = board->itemCount();
        for (int exponent = 0; exponent < picture.width; ++exponent) {
            int ones = 0;
            for (int row = 0; row < rows; ++row) {
                const auto &entry = picture.rows[static_cast<std::size_t>(row)];
                const QImage digit = part(now, board->digitRect(row, exponent).adjusted(6, 6, -6, -6));
                QCOMPARE(!isUniform(digit), entry.state == ColumnsPicture::RowState::Valued);
                ones += static_cast<int>((entry.value >> exponent) & 1);
            }
            const QRectF last = board->digitRect(rows - 1, exponent);
            const QPoint dot(qRound(last.center().x()), qRound(last.bottom() + last.height() / 2));
            const bool known = exponent >= picture.parityFrom;
            QCOMPARE(now.pixelColor(dot) == Theme::instance().colors().nPosition, known && ones % 2 == 1);
            const QImage below = part(now, board->digitRect(rows, exponent).adjusted(6, 6, -6, -6));
            QCOMPARE(!isUniform(below), known);
        }
    }
}

/// The lengths of the bars of a labelling are the known shares.
void StepPicturesTest::barsGrowWithTheLabels()
{
    const auto bars = makeStepPainter(LabelsPicture());
    const auto lengths = [&bars](quint32 outcomes, quint32 values) {
        const Colors &colors = Theme::instance().colors();
        QImage now(900, 90, QImage::Format_RGB32);
        now.fill(colors.surface);
        QPainter painter(&now);
        bars->setPicture(LabelsPicture{outcomes, values, 200});
        bars->layOut(now.size(), QApplication::font());
        bars->paint(painter, colors);
        const QColor ink = colors.pPosition;
        std::pair<int, int> found = {0, 0};
        for (int y = 0; y < now.height(); ++y) {
            int &longest = y < now.height() / 2 ? found.first : found.second;
            longest = std::max(longest, countOf(now.copy(0, y, now.width(), 1), ink));
        }
        return found;
    };
    const int whole = lengths(200, 0).first;
    QVERIFY(whole > 200);
    for (const quint32 outcomes : {0U, 20U, 50U, 120U, 200U}) {
        for (const quint32 values : {0U, 33U, 100U, 200U}) {
            const auto [upper, lower] = lengths(outcomes, values);
            QVERIFY(std::abs(upper - whole * static_cast<int>(outcomes) / 200) <= 3);
            QVERIFY(std::abs(lower - whole * static_cast<int>(values) / 200) <= 3);
        }
    }
}

void StepPicturesTest::seekingAndSteppingAgree_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("game");
    QTest::newRow("mex") << static_cast<int>(TraceKind::Mex) << "kayles:6";
    QTest::newRow("nim-sum") << static_cast<int>(TraceKind::NimSum) << "nim:7,4,1 + kayles:5";
    QTest::newRow("proof") << static_cast<int>(TraceKind::Proof) << "nim:7,4,1 + kayles:5";
    QTest::newRow("period") << static_cast<int>(TraceKind::Period) << "subtraction{1-3}:9";
    QTest::newRow("table") << static_cast<int>(TraceKind::Table) << "kayles:14";
    QTest::newRow("tree") << static_cast<int>(TraceKind::Tree) << "subtraction{1-3}:4";
    QTest::newRow("symmetry") << static_cast<int>(TraceKind::Symmetry) << "kayles:8";
    QTest::newRow("symmetry of a board") << static_cast<int>(TraceKind::Symmetry) << "cram:2x4";
    QTest::newRow("symmetry of pairs") << static_cast<int>(TraceKind::Symmetry) << "wythoff:(1,2) + wythoff:(1,2)";
    QTest::newRow("bouton") << static_cast<int>(TraceKind::Bouton) << "nim:1,2,2";
    QTest::newRow("code") << static_cast<int>(TraceKind::Code) << "octal{4.07}:9";
    QTest::newRow("misere") << static_cast<int>(TraceKind::Misere) << "kayles:6";
}

/// A step looks the same if it is reached forwards, backwards or by a jump, and no two consecutive steps have the same
/// picture and sentence.
void StepPicturesTest::seekingAndSteppingAgree()
{
    QFETCH(int, kind);
    QFETCH(QString, game);
    const TracePtr steps = trace(static_cast<TraceKind>(kind), game);
    PicturePane pane;
    show(pane, {1200, 900});
    std::vector<QImage> forwards;
    for (int step = 0; step < steps->stepCount(); ++step) {
        pane.showStep(steps, step, false);
        forwards.push_back(shot(pane));
        if (step > 0)
            QVERIFY(forwards[static_cast<std::size_t>(step)] != forwards[static_cast<std::size_t>(step - 1)] ||
                    steps->sentence(step) != steps->sentence(step - 1));
    }
    QVERIFY(std::any_of(forwards.begin(), forwards.end(), [&](const QImage &at) { return at != forwards.front(); }));
    for (int step = steps->stepCount() - 1; step >= 0; --step) {
        pane.showStep(steps, step, false);
        QCOMPARE(shot(pane), forwards[static_cast<std::size_t>(step)]);
    }
    std::mt19937 random(8);
    for (int jump = 0; jump < 30; ++jump) {
        const int step = static_cast<int>(random() % static_cast<unsigned>(steps->stepCount()));
        pane.showStep(steps, step, true);
        QCOMPARE(shot(pane), forwards[static_cast<std::size_t>(step)]);
    }
}

/// A number is chosen by a click or by its digits, E chooses all, and each leads to its own step.
void StepPicturesTest::stripOfTheProofIsChosenFrom()
{
    const TracePtr steps = trace(TraceKind::Proof, QStringLiteral("nim:9,4,1"));
    PaneOf<NimSumBoard> board;
    show(board, {1000, 700});
    board.setFocus();
    board.showStep(steps, 0, false);
    QSignalSpy asked(&board, &PicturePane::stepRequested);
    QTest::keyClick(&board, Qt::Key_1);
    QCOMPARE(asked.size(), 0); // no numbers yet
    board.showStep(steps, 3, false);
    const auto strip = std::get<ColumnsPicture>(steps->picture(3)).strip;
    QCOMPARE(strip.end, Value(12));
    for (Value number = 0; number < 12; ++number) {
        const QRectF cell = board->numberRect(number);
        QVERIFY(QRectF(board.rect()).contains(cell));
        QTest::mouseClick(&board, Qt::LeftButton, {}, cell.center().toPoint());
        QCOMPARE(asked.takeLast().front().toInt(), (*strip.cells)[number].step);
    }
    QTest::mouseClick(&board, Qt::LeftButton, {}, board->numberRect(12).center().toPoint());
    QCOMPARE(asked.size(), 0); // b itself can't be chosen
    for (const char digit : {'1', '1'})
        QTest::keyClick(&board, digit);
    QCOMPARE(asked.takeLast().front().toInt(), (*strip.cells)[11].step);
    QTest::keyClick(&board, Qt::Key_E);
    QCOMPARE(asked.takeLast().front().toInt(), strip.allStep);
}

/// Up and Down mark one item after the other and stop at the ends; a click next to all items removes the mark.
void StepPicturesTest::marksAreBoundedByTheItems()
{
    PaneOf<MexTray> tray;
    show(tray, {1000, 720});
    tray.showStep(trace(TraceKind::Mex, QStringLiteral("kayles:5")), 0, false);
    tray.setFocus();
    QSignalSpy activated(&tray, &PicturePane::positionActivated);
    QTest::keyClick(&tray, Qt::Key_Return); // nothing is marked yet
    QCOMPARE(activated.count(), 0);
    for (int press = 0; press < tray->itemCount() + 3; ++press) {
        QTest::keyClick(&tray, Qt::Key_Down);
        QTest::keyClick(&tray, Qt::Key_Enter);
        QCOMPARE(activated.last()[0].value<Position>(), tray->itemPosition(std::min(press, tray->itemCount() - 1)));
    }
    for (int press = tray->itemCount() - 2; press > -3; --press) {
        QTest::keyClick(&tray, Qt::Key_Up);
        QTest::keyClick(&tray, Qt::Key_Enter);
        QCOMPARE(activated.last()[0].value<Position>(), tray->itemPosition(std::max(press, 0)));
    }
    const auto before = activated.count();
    QTest::mouseClick(&tray, Qt::LeftButton, {}, QPoint(3, 3));
    QTest::keyClick(&tray, Qt::Key_Enter);
    QTest::mouseDClick(&tray, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(activated.count(), before);
}

void StepPicturesTest::panesFollowTheTheme()
{
    const std::map<TraceKind, QString> walks = {{TraceKind::Mex, QStringLiteral("kayles:5")},
                                                {TraceKind::NimSum, QStringLiteral("nim:7,4,1")},
                                                {TraceKind::Period, QStringLiteral("kayles:5")},
                                                {TraceKind::Labels, QStringLiteral("kayles:5")}};
    for (const auto &[kind, game] : walks) {
        PicturePane pane;
        show(pane, {800, 600});
        const TracePtr steps = trace(kind, game);
        pane.showStep(steps, steps->stepCount() - 1, false);
        const QImage light = shot(pane);
        QCOMPARE(light.pixelColor(2, 2), Theme::instance().colors().surface);
        Theme::instance().setMode(Theme::Mode::Dark);
        const QImage dark = shot(pane);
        QCOMPARE(dark.pixelColor(2, 2), Theme::instance().colors().surface);
        QVERIFY(dark.pixelColor(2, 2).lightness() < light.pixelColor(2, 2).lightness());
        QVERIFY(!isUniform(dark));
        Theme::instance().setMode(Theme::Mode::Light);
        QCOMPARE(shot(pane), light);
    }
}

MEXPLORER_TEST(StepPicturesTest)
#include "tst_steppictures.moc"
