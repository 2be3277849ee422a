// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/play/playedremoteness.h"
#include "model/writing/writer.h"
#include "tests/runningjobs.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/boards/selectingboard.h"
#include "views/explore/positionpanel.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/gamelist.h"
#include "views/play/gameplot.h"
#include "views/play/gameprint.h"
#include "views/play/movevaluelabels.h"
#include "views/play/playactions.h"
#include "views/play/playcommands.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <random>

using namespace mexplorer;

/// Tests the variations of a game in the list and in the plot: their texts, and every way to move through them.
class GameListTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { dropView(); }
    void showsVariationsInline();
    void modelAgreesWithTheTree();
    void keysWalk();
    void commandsWalkAndChange();
    void answersObeyJudging();
    void stripLeadsToAMove();
    void stripKnowsMoreThanTheGraph();
    void remotenessMayBeUnknown();
    void copiesAndPastes();
    void editsNotes();
    void marksMovesAfterHints();
    void everyMoveShowsWhatItLeaves();
    void aFollowerInThePanelIsPlayed();
    void allMovesOpenByM();
    void prints();
    void printsTheCommentsAndVariations();
    void printsSomeDiagrams();
    void previewsThePages();
    void tableOfMovesIsSound();

private:
    void play(const char *move);
    void trigger(CommandId id) { (*m_view->commands())[id]->trigger(); }
    QStringList moves() const;
    GameList *list() const { return m_view->findChild<GameList *>(); }
};

void GameListTest::init()
{
    showView();
    m_match->setSides({Side::Human, Side::Human});
    m_match->solverSettings()->setDelay(0);
}

void GameListTest::play(const char *move)
{
    QVERIFY(m_match->playMove(readMove(m_match->position(), QString::fromUtf8(move), 1000).value()));
}

QStringList GameListTest::moves() const
{
    QStringList texts;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        texts << list()->model()->index(row, GameListModel::MoveColumn).data().toString();
    return texts;
}

void GameListTest::showsVariationsInline()
{
    open("kayles:7");
    play("7 -> 3,3");
    play("3,3 -> 3,1");
    play("3,1 -> 3");
    m_match->goTo(1);
    play("3,3 -> 3,2");
    play("3,2 -> 2,2");
    m_match->goTo(0);
    play("7 -> 6");
    QCOMPARE(moves(), QStringList({"Start", "7 → 3,3", "│ 7 → 6", "3 → 1", "│ 3 → 2", "│ 3 → 2", "1 → 0"}));
    QCOMPARE(list()->currentIndex().row(), 2);
    trigger(PlayCommands::markGood);
    QCOMPARE(moves()[2], QString("│ 7 → 6 !"));
    trigger(PlayCommands::markGood);
    QCOMPARE(moves()[2], QString("│ 7 → 6"));
}

/// After random changes each node has one row, and the model has notified its views of each change.
void GameListTest::modelAgreesWithTheTree()
{
    GameListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(5);
    PlayedGame game(GameTree(parsePosition(u"nim:3,4").value(), Convention::Normal));
    for (int i = 0; i < 400; ++i) {
        const auto found = distinctMoves(game.line().position(game.ply()), 1000);
        const NodeId any{quint32(random() % game.tree().nodeCount())};
        if (random() % 3 == 0 && game.tree().contains(any))
            random() % 4 == 0 ? game.remove(any) : random() % 2 ? void(game.promote(any)) : game.goTo(any);
        else if (!found->empty())
            game.play((*found)[random() % found->size()]);
        model.setGame(game, {});
        QCOMPARE(model.rowCount(), int(game.tree().nodes().size()));
        QSet<quint32> seen;
        for (int row = 0; row < model.rowCount(); ++row) {
            seen.insert(quint32(model.nodeAt(row)));
            QCOMPARE(model.rowOf(model.nodeAt(row)), row);
        }
        QCOMPARE(seen.size(), model.rowCount());
    }
}

void GameListTest::keysWalk()
{
    open("nim:3,4");
    play("0: 3 -> 1");
    play("1: 4 -> 1");
    play("0: 1 -> 0");
    const QString end = m_match->position().text();
    const auto press = [this](Qt::Key key) { QTest::keyClick(list(), key); };
    press(Qt::Key_Up);
    QCOMPARE(m_match->ply(), std::size_t(2));
    press(Qt::Key_Left);
    QCOMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(list()->currentIndex().row(), 1);
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(m_match->position().text(), end);
    press(Qt::Key_Down); // there is none
    QCOMPARE(m_match->position().text(), end);
    press(Qt::Key_Home);
    QCOMPARE(m_match->ply(), std::size_t(0));
    press(Qt::Key_Left);
    QCOMPARE(m_match->ply(), std::size_t(0));
    press(Qt::Key_End);
    QCOMPARE(m_match->position().text(), end);
}

/// The commands also work on the boards: back, forward, and to the other moves.
void GameListTest::commandsWalkAndChange()
{
    open("nim:3,4");
    play("0: 3 -> 1");
    const NodeId first = m_match->node();
    trigger(PlayCommands::back);
    play("0: 3 -> 2");
    const NodeId second = m_match->node();
    m_view->activateWindow();
    m_view->findChild<BoardArea *>()->takeFocus();
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_view.get(), key, Qt::ControlModifier); };
    press(Qt::Key_Up);
    QCOMPARE(m_match->node(), first);
    press(Qt::Key_Down);
    QCOMPARE(m_match->node(), second);
    press(Qt::Key_Left);
    QCOMPARE(m_match->node(), rootNode);
    m_match->goToNode(second);
    trigger(PlayCommands::promote);
    QVERIFY(m_match->tree().isOnMainLine(second));
    QVERIFY(!(*m_view->commands())[PlayCommands::promote]->isEnabled());
    trigger(PlayCommands::removeVariation);
    QVERIFY(!m_match->tree().contains(second));
    QCOMPARE(m_match->node(), rootNode);
    trigger(PlayCommands::undo);
    QCOMPARE(m_match->node(), second);
    trigger(PlayCommands::undo);
    QVERIFY(!m_match->tree().isOnMainLine(second));
    press(Qt::Key_Y);
    QVERIFY(m_match->tree().isOnMainLine(second));
}

/// Tests the list and the plot of a game with a mistake, judged never, after the game, or at once.
void GameListTest::answersObeyJudging()
{
    open("nim:3");
    const auto cell = [this](int row, int column) { return list()->model()->index(row, column).data().toString(); };
    auto *strip = m_view->findChild<GamePlot *>();
    for (const Judging judging : {Judging::Never, Judging::AfterGame, Judging::AtOnce}) {
        m_session->hints()->setJudging(judging);
        m_match->restart();
        play("3 -> 1");
        QTRY_VERIFY(m_match->record().assessment(1).isMade() && m_match->record().assessment(0).isMade());
        const bool atOnce = judging == Judging::AtOnce;
        QCOMPARE(cell(1, GameListModel::ValueColumn), QString(atOnce ? "1 · N ?" : "–"));
        QCOMPARE(strip->isVisible(), atOnce);
        QVERIFY(!list()->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains("winning move was"));
        play("1 -> 0");
        QTRY_VERIFY(m_match->record().assessment(2).isMade());
        QCOMPARE(cell(1, GameListModel::ValueColumn), QString(judging == Judging::Never ? "–" : "1 · N ?"));
        QCOMPARE(strip->isVisible(), judging != Judging::Never);
        QCOMPARE(list()->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains("The winning move was 3 → 0."),
                 judging != Judging::Never);
    }
}

void GameListTest::stripLeadsToAMove()
{
    open("nim:3,4,5");
    m_session->hints()->setValuesShown(true);
    for (const char *move : {"0: 3 -> 2", "1: 4 -> 3", "2: 5 -> 1", "1: 3 -> 0"})
        play(move);
    auto *strip = m_view->findChild<GamePlot *>();
    QTRY_VERIFY(strip->isVisible());
    QTRY_VERIFY(m_match->record().assessment(4).isMade());
    QCoreApplication::processEvents();
    const QRectF plot = strip->chart()->plotArea();
    for (const int ply : {1, 3, 0, 4}) {
        const QPointF at(plot.left() + plot.width() * ply / 4, plot.center().y());
        QTest::mouseClick(strip->viewport(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(m_match->ply(), std::size_t(ply));
    }
}

/// A graph of four positions contains few of the positions played: the solver computes the remoteness of the others.
void GameListTest::stripKnowsMoreThanTheGraph()
{
    m_session->exploration()->setLimits(4, 1000);
    open("nim:5,6,7");
    m_session->hints()->setValuesShown(true);
    for (const char *move : {"0: 5 -> 2", "1: 6 -> 5", "2: 7 -> 0"})
        play(move);
    QTRY_VERIFY(m_session->exploration()->isReady());
    Jobs jobs;
    Exploration whole(m_session->solver(), &jobs);
    QVERIFY(whole.open("nim:5,6,7"));
    QTRY_VERIFY(whole.isReady());
    const PlayedRemoteness graphed(m_session->solver(), m_match, &whole, &jobs);
    PlayedRemoteness asked(m_session->solver(), m_match, m_session->exploration(), &jobs);
    QVERIFY(!asked.at(1) && !asked.isUnknown(1));
    connect(&asked, &PlayedRemoteness::changed, &asked, &PlayedRemoteness::ask);
    for (std::size_t ply = 0; ply <= 3; ++ply)
        QTRY_VERIFY(m_match->record().assessment(ply).isMade());
    asked.ask();
    for (std::size_t ply = 0; ply <= 3; ++ply) {
        QTRY_VERIFY(asked.at(ply));
        QCOMPARE(asked.at(ply), graphed.at(ply));
    }
}

/// The remoteness is unknown in a graph that is too large, and known in the small one that play reaches; a draw has
/// none.
void GameListTest::remotenessMayBeUnknown()
{
    m_match->solverSettings()->setThinkingTimeMs(1000);
    open("nim:300,299,298");
    m_session->hints()->setValuesShown(true);
    for (const char *move : {"0: 300 -> 0", "2: 298 -> 0", "1: 299 -> 1"})
        play(move);
    Jobs jobs;
    const Exploration none(m_session->solver(), &jobs);
    PlayedRemoteness asked(m_session->solver(), m_match, &none, &jobs);
    connect(&asked, &PlayedRemoteness::changed, &asked, &PlayedRemoteness::ask);
    for (std::size_t ply = 0; ply <= 3; ++ply)
        QTRY_VERIFY_WITH_TIMEOUT(m_match->record().assessment(ply).isMade(), 120'000);
    asked.ask();
    QTRY_VERIFY_WITH_TIMEOUT(asked.at(3), 120'000);
    QCOMPARE(*asked.at(3), quint32(1));
    QVERIFY(!asked.isUnknown(3));
    QVERIFY(asked.isUnknown(0) && !asked.at(0));
    auto *strip = m_view->findChild<GamePlot *>();
    const auto tip = [strip] {
        const QRectF plot = strip->chart()->plotArea();
        const QPoint at = QPointF(plot.left() + 1, plot.center().y()).toPoint();
        QHelpEvent help(QEvent::ToolTip, at, strip->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(strip->viewport(), &help);
        return QToolTip::text();
    };
    QTRY_VERIFY_WITH_TIMEOUT(tip().contains("remoteness unknown"), 120'000);

    QTemporaryDir folder;
    const QString file = samples::written(folder.filePath("loop.dot"), "digraph { a -> b; b -> a; a -> c; c -> d }");
    open(QStringLiteral("graph{%1}:a").arg(file));
    PlayedRemoteness ofDraw(m_session->solver(), m_match, &none, &jobs);
    QSignalSpy changes(&ofDraw, &PlayedRemoteness::changed);
    ofDraw.ask();
    QTRY_VERIFY(!changes.empty());
    QVERIFY(!ofDraw.at(0) && !ofDraw.isUnknown(0));
}

void GameListTest::copiesAndPastes()
{
    open("kayles:7");
    play("7 -> 3,3");
    play("3,3 -> 3,1");
    m_match->goTo(1);
    play("3,3 -> 3,2");
    m_match->setNames({"Ann", "Bob"});
    const QString text = gameText(m_match->tree());
    trigger(PlayCommands::copyGame);
    QCOMPARE(QGuiApplication::clipboard()->text(), gameText(m_match->tree(), m_match->players()));
    open("nim:2");
    m_match->setSides({Side::Human, Side::Solver});
    m_match->setNames({});
    trigger(PlayCommands::pasteGame);
    QCOMPARE(gameText(m_match->tree()), text);
    QCOMPARE(m_match->names(), (PlayerNames{"Ann", "Bob"}));
    QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Human}));
    QCOMPARE(m_session->exploration()->expression(), QString("kayles:7"));
    QSignalSpy problems(m_session.get(), &Session::problemFound);
    QGuiApplication::clipboard()->setText("not a game");
    trigger(PlayCommands::pasteGame);
    QCOMPARE(problems.count(), 1);
    QCOMPARE(gameText(m_match->tree()), text);
}

void GameListTest::editsNotes()
{
    open("nim:3");
    play("3 -> 1");
    trigger(PlayCommands::note);
    auto *dialog = m_view->findChild<QDialog *>("noteDialog");
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>("lineName")->setText("Trap");
    dialog->findChild<QPlainTextEdit *>("moveComment")->setPlainText("leaves one");
    dialog->accept();
    QCOMPARE(moves()[1], QString("Trap: 3 → 1  leaves one"));
    trigger(PlayCommands::undo);
    QCOMPARE(moves()[1], QString("3 → 1"));
}

void GameListTest::marksMovesAfterHints()
{
    open("nim:3,4");
    m_session->hints()->showMore();
    QTRY_COMPARE(m_session->hints()->stage(), Hints::Stage::Verdict);
    QCOMPARE(m_match->tree().hintStage(rootNode), 1);
    m_session->hints()->showMore();
    QCOMPARE(m_match->tree().hintStage(rootNode), 2);
    play("1: 4 -> 3");
    const QModelIndex who = list()->model()->index(1, GameListModel::WhoColumn);
    QVERIFY(!who.data(Qt::DecorationRole).isNull());
    QVERIFY(who.data(Qt::AccessibleTextRole).toString().contains("after a hint"));
    QVERIFY(gameText(m_match->tree()).contains("#hint 2"));
}

/// The values of all moves are shown on their labels and in the line below the board.
void GameListTest::everyMoveShowsWhatItLeaves()
{
    open("nim:3 + kayles:4");
    auto *labels = m_view->findChild<MoveValueLabels *>();
    QVERIFY(!labels->isVisible());
    trigger(PlayCommands::values);
    const std::size_t count = distinctMoves(m_match->position(), 100)->size();
    QTRY_COMPARE(m_session->hints()->moveValues().size(), count);
    QVERIFY(labels->isVisible());
    auto *heap = m_view->findChild<SelectingBoard *>("board0");
    heap->setFocus();
    QTest::keyClick(heap, Qt::Key_Up);
    QTest::keyClick(heap, Qt::Key_Down);
    QVERIFY(heap->selectedMove());
    auto *message = m_view->findChild<QWidget *>("boardCard0")->findChild<QLabel *>("boardMessage");
    QVERIFY2(message->text().contains("The move leaves value"), qPrintable(message->text()));
    play("0: 3 -> 2");
    QTRY_VERIFY(m_session->hints()->moveValues().size() < count && !m_session->hints()->moveValues().empty());
    trigger(PlayCommands::values);
    QVERIFY(m_session->hints()->moveValues().empty() && !labels->isVisible());
}

/// Enter plays it; a click only selects it.
void GameListTest::aFollowerInThePanelIsPlayed()
{
    open("nim:2,1");
    PositionPanel panel(m_session.get());
    panel.show();
    auto *followers = panel.findChild<QTreeWidget *>("followerList");
    QTRY_VERIFY(followers->topLevelItemCount() > 0 && followers->topLevelItem(0)->childCount() == 3);
    QTreeWidgetItem *item = followers->topLevelItem(0)->child(0);
    emit followers->itemClicked(item, 0);
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QString("nim:2,1"));
    emit followers->itemActivated(item, 0);
    QCOMPARE(m_match->ply(), std::size_t(1));
}

void GameListTest::allMovesOpenByM()
{
    open("nim:2,1 + kayles:3");
    m_view->activateWindow();
    m_view->findChild<BoardArea *>()->takeFocus();
    trigger(PlayCommands::allMoves);
    auto *dialog = m_view->findChild<QDialog *>("allMovesDialog");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE((*m_view->commands())[PlayCommands::allMoves]->shortcut(), QKeySequence(Qt::Key_M));
    for (const BoardCard *card : m_view->findChild<BoardArea *>()->cards())
        QVERIFY(card->findChild<QToolButton *>("allMoves")->shortcut().isEmpty());
}

void GameListTest::prints()
{
    open("matrix:11/11 + kayles:3");
    play("1: 3 -> 1");
    play("0: 11/11 -> 00/11");
    m_match->goTo(1);
    play("1: 1 -> 0");
    m_match->annotate(m_match->node(), {"", "<why>", MoveMark::Mistake});
    JobControl control;
    QTextDocument pages;
    const auto fill = [&](bool isJudged) {
        QString html;
        for (const QString &piece :
             printedPieces(gameArticle(m_match->tree(), m_match->commentary(), isJudged, control)))
            html += piece;
        QCOMPARE(html.count("<svg"), 4); // a diagram of each position
        pages.setHtml(html);
    };
    fill(false);
    const QString text = pages.toPlainText();
    QVERIFY2(text.contains("1. The first player: component 2: 3 → 1"), qPrintable(text));
    QVERIFY(text.contains("<why>") && !text.contains(" · "));
    for (std::size_t node = 0; node < m_match->tree().nodeCount(); ++node)
        QTRY_VERIFY(m_match->tree().assessment(NodeId(quint32(node))).isMade());
    fill(true);
    QVERIFY(pages.toPlainText().contains(" · "));
}

void GameListTest::printsTheCommentsAndVariations()
{
    open("nim:3");
    play("3 -> 1");
    play("1 -> 0");
    m_match->goTo(0);
    play("3 -> 2");
    m_match->annotate(rootNode, {"", "Who wins?", MoveMark::None});
    m_match->annotate(m_match->node(), {"Trap", "<why>\n\n  because", MoveMark::Mistake});
    JobControl control;
    const Article article = gameArticle(m_match->tree(), m_match->commentary(), false, control);
    QCOMPARE(formatArticle(article, WrittenFormat::Text), QString("nim:3\nnormal play\n\n"
                                                                  "  Who wins?\n"
                                                                  "1. The first player: 3 → 1\n"
                                                                  "  1. The first player: 3 → 2 ?  Trap\n"
                                                                  "      <why>\n"
                                                                  "      \n"
                                                                  "        because\n"
                                                                  "2. The second player: 1 → 0\n"));
    const std::vector<QString> pieces = printedPieces(article);
    QCOMPARE(pieces.size(), std::size_t(6)); // heading, diagram and comment of the start, moves
    QVERIFY(pieces[3].contains("<b>1. The first player: 3 → 1</b>"));
    QVERIFY(pieces[4].contains("<i>&lt;why&gt;<br/>") && !pieces[4].contains("<b>"));
    control.cancel();
    for (const QString &piece : printedPieces(article))
        QVERIFY(!piece.contains("<svg"));
}

void GameListTest::printsSomeDiagrams()
{
    GameTree tree(parsePosition(u"nim:450").value(), Convention::Normal);
    NodeId node = rootNode;
    for (int heap = 449; heap >= 0; --heap)
        node = tree.add(node, readMove(tree.position(node), QString("%1 -> %2").arg(heap + 1).arg(heap), 1000).value());
    const JobControl control;
    const Article article = gameArticle(tree, Commentary(Sides{Side::Human, Side::Human}), false, control);
    const auto &moves = std::get<Outline>(article.blocks.back()).lines;
    QCOMPARE(moves.size(), std::size_t(450));
    QCOMPARE(std::ranges::count_if(moves, [](const Outline::Line &line) { return !line.blocks.empty(); }), 399);
}

/// The preview's pages are made in the background, and the same pages are printed.
void GameListTest::previewsThePages()
{
    open("kayles:40");
    while (!m_match->isOver())
        m_match->playMove(distinctMoves(m_match->position(), 1000)->front());
    trigger(PlayCommands::previewGame);
    QVERIFY(isRunning(m_session->jobs(), QStringLiteral("Making the pages")));
    QTRY_VERIFY(m_view->findChild<QPrintPreviewDialog *>());
    const auto *preview = m_view->findChild<QPrintPreviewWidget *>();
    JobControl control;
    const PaperPages pages =
        printableGame(m_match->tree(), m_match->commentary(), false).make(paperArea(usualPaper()), control);
    QVERIFY(pages.pages.size() > 3);
    QTRY_COMPARE(preview->pageCount(), static_cast<int>(pages.pages.size()));
    delete m_view->findChild<QPrintPreviewDialog *>();
    trigger(PlayCommands::printGame);
    QVERIFY(m_view->findChild<QPrintDialog *>());
    delete m_view->findChild<QPrintDialog *>();
}

void GameListTest::tableOfMovesIsSound()
{
    GameListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    GameRecord record(parsePosition(u"nim:3,4").value(), Convention::Normal);
    model.setGame(PlayedGame(record), {});
    QCOMPARE(model.rowCount(), 1);
    GameRecord longer = record;
    for (const char *text : {"3 -> 1", "4 -> 2", "2 -> 0"})
        longer =
            longer.played(longer.length(), readMove(longer.position(longer.length()), QString(text), 1000).value());
    model.setGame(PlayedGame(longer), {});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(3, GameListModel::MoveColumn).data().toString(), QString("2: 2 → 0"));
    QCOMPARE(model.index(2, GameListModel::WhoColumn).data().toString(), QString("Solver"));
    QCOMPARE(model.index(2, GameListModel::ValueColumn).data().toString(), QString("…"));
    model.setGame(PlayedGame(longer), Players{{Side::Human, Side::Human}});
    QCOMPARE(model.index(2, GameListModel::WhoColumn).data().toString(), QString("Second"));
    model.setGame(PlayedGame(record), {});
    QCOMPARE(model.rowCount(), 1);
}

MEXPLORER_TEST(GameListTest)
#include "tst_gamelist.moc"
