// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/settings.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "model/workbench/ruleexamples.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/canvas/badges.h"
#include "views/canvas/graphpicture.h"
#include "views/theme/theme.h"
#include "views/widgets/linklabel.h"
#include "views/workbench/rulefield.h"
#include "views/workbench/rulesdialog.h"
#include "views/workbench/smallgraphpicture.h"
#include "views/workbench/valuestrip.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mexplorer;

/// Tests the workbench in which a user writes rules.
class RulesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void exampleIsLookedAt();
    void everyExampleIsLookedAt();
    void typingRenewsTheValues();
    void mistakesStandWhereTheyAre();
    void unfinishedRulesOpenNothing();
    void whatIsOutdatedIsFaint();
    void largePositionsHaveNoAnswer();
    void sentencesBelongToTheirRules();
    void expressionsArePasted();
    void positionsAreWithinThePicture();
    void graphsFollowTheRules();
    void followersBecomeThePosition();
    void openAsksForTheGame();
    void proofsAreShownInStep();
    void savedGamesAreListed();
    void replacingIsAskedFor();
    void whatIsWrittenIsKept();
    void helpIsOfTheWordAtTheCursor();
    void wordsAreCompleted();
    void everythingByTab();
    void themesShowTheSame();

private:
    template <class Widget> Widget *find(const char *name)
    {
        return m_dialog->findChild<Widget *>(QLatin1String(name));
    }
    RuleField *field() { return find<RuleField>("rulesField"); }
    QString note() { return find<QLabel>("rulesNote")->text(); }
    void write(const QString &rules, const QString &position) { m_dialog->load({{}, {}, rules, position}); }
    bool isQuiet()
    {
        return QTest::qWaitFor([this] { return m_session->jobs()->running().isEmpty(); }, 60'000);
    }

    QTemporaryDir m_home;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<RulesDialog> m_dialog;
};

void RulesDialogTest::initTestCase()
{
    QVERIFY(m_home.isValid());
    qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8()); // not that of other tests
    qputenv("XDG_CONFIG_HOME", m_home.filePath(QStringLiteral("config")).toUtf8());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("config")));
}

void RulesDialogTest::init()
{
    QVERIFY(QDir(ownGamesFolder()).removeRecursively());
    m_session = std::make_unique<Session>();
    m_dialog = std::make_unique<RulesDialog>(m_session.get());
    m_dialog->show();
    QVERIFY(waitForWindowExposed(m_dialog.get()));
}

void RulesDialogTest::cleanup()
{
    m_dialog.reset();
    m_session.reset();
    Settings::instance().writtenRules.reset();
    QVERIFY(QDir(ownGamesFolder()).removeRecursively());
}

void RulesDialogTest::exampleIsLookedAt()
{
    write(QStringLiteral("rules{n -> n-k : k in {1,3,4}}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    QVERIFY(find<QLabel>("rulesWords")->text().contains(u"n-k"));
    QCOMPARE(find<QListWidget>("rulesFollowers")->count(), 3);
    QVERIFY(find<QLabel>("rulesAnswer")->text().contains(QStringLiteral("P:")) ==
            (*m_session->solver().value(*parsePosition(m_dialog->expression()), *std::make_unique<JobControl>()) == 0));
    QVERIFY(find<ValueStrip>("rulesValues")->accessibleDescription().startsWith(QStringLiteral("0, 1, 0, 1, 2")));
    QVERIFY(find<QLabel>("rulesKnown")->text().contains(u'7'));
    QVERIFY(note().isEmpty());
}

void RulesDialogTest::everyExampleIsLookedAt()
{
    auto *games = find<QComboBox>("rulesGames");
    for (const RuleExample &example : ruleExamples()) {
        const int index = games->findText(example.title);
        QVERIFY(index > 0);
        games->setCurrentIndex(index);
        emit games->activated(index);
        QCOMPARE(m_dialog->expression(), example.rules + example.start);
        QVERIFY(isQuiet());
        QVERIFY2(note().isEmpty(), qPrintable(note()));
        QVERIFY(find<QPushButton>("rulesOpen")->isEnabled());
        QVERIFY(find<QListWidget>("rulesFollowers")->count() > 0);
        QVERIFY(!find<QLabel>("rulesAnswer")->text().isEmpty());
    }
}

void RulesDialogTest::typingRenewsTheValues()
{
    write(QStringLiteral("rules{n -> n-k : k in {1,2}}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    QVERIFY(find<ValueStrip>("rulesValues")->accessibleDescription().startsWith(QStringLiteral("0, 1, 2, 0, 1, 2")));
    field()->moveCursor(QTextCursor::End);
    field()->moveCursor(QTextCursor::PreviousCharacter);
    field()->moveCursor(QTextCursor::PreviousCharacter);
    QTest::keyClicks(field(), QStringLiteral(",3"));
    QCOMPARE(field()->toPlainText(), QStringLiteral("rules{n -> n-k : k in {1,2,3}}"));
    QVERIFY(isQuiet());
    QVERIFY(find<ValueStrip>("rulesValues")->accessibleDescription().startsWith(QStringLiteral("0, 1, 2, 3, 0, 1, 2")));
    find<QLineEdit>("rulesPosition")->setText(QStringLiteral("2"));
    QVERIFY(isQuiet());
    QCOMPARE(find<QListWidget>("rulesFollowers")->count(), 2);
}

void RulesDialogTest::mistakesStandWhereTheyAre()
{
    write(QStringLiteral("rules{n -> n-k : prim(k)}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    const auto read = parsePosition(m_dialog->expression());
    QVERIFY(!read);
    QVERIFY(read.problem().message.endsWith(note()));
    QVERIFY2(note().startsWith(QStringLiteral("'prim' at column 18")), qPrintable(note()));
    QVERIFY(!find<QPushButton>("rulesOpen")->isEnabled());
    QVERIFY(!find<QPushButton>("rulesSave")->isEnabled());
    QCOMPARE(find<QLabel>("rulesNote")->palette().color(QPalette::WindowText), Theme::instance().colors().warning);
}

void RulesDialogTest::unfinishedRulesOpenNothing()
{
    for (const char *text : {"", "r", "rules", "rules{", "rules{n", "rules{n -> n-1", "kayles"}) {
        write(QString::fromLatin1(text), {});
        QVERIFY(isQuiet());
        QVERIFY2(!find<QPushButton>("rulesOpen")->isEnabled(), text);
        QVERIFY2(!note().isEmpty(), text);
    }
}

/// What belongs to earlier rules doesn't look as if it belonged to those that are written, and can't be used.
void RulesDialogTest::whatIsOutdatedIsFaint()
{
    const QList<const char *> names = {"rulesWords",  "rulesAnswer", "rulesFollowers",
                                       "rulesValues", "rulesGraph",  "rulesKnown"};
    const auto areAll = [&](bool isEnabled) {
        return std::ranges::all_of(names,
                                   [&](const char *name) { return find<QWidget>(name)->isEnabled() == isEnabled; });
    };
    for (const char *wrong : {"rules{n -> 2n}", "rules{n -> n-k : k in 1..3", "row{11 -> 00", "kayles"}) {
        write(QStringLiteral("rules{n -> n-k : k in {1,3,4}}"), QStringLiteral(":9"));
        QVERIFY(isQuiet());
        QVERIFY2(areAll(true), wrong);
        write(QString::fromLatin1(wrong), QStringLiteral(":9"));
        QTRY_VERIFY2(areAll(false), wrong);
    }
    write(QStringLiteral("rules{n -> n-k : k in {1,3,4}}"), QStringLiteral("x"));
    QTRY_VERIFY(!find<QWidget>("rulesAnswer")->isEnabled());
    QTest::qWait(400); // what comes later doesn't come for what is right again
    find<QLineEdit>("rulesPosition")->setText(QStringLiteral("9"));
    QVERIFY(isQuiet());
    QVERIFY(areAll(true));
}

/// A position with too many choices has no answer of another one; of its rules all is shown.
void RulesDialogTest::largePositionsHaveNoAnswer()
{
    write(QStringLiteral("rules{n -> n-k : prime(k)}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    write(QStringLiteral("rules{n -> n-k : 1 <= k <= n/2}"), QStringLiteral(":1000000000"));
    QVERIFY(find<QLabel>("rulesAnswer")->text().isEmpty());
    QVERIFY(isQuiet());
    QVERIFY(find<QLabel>("rulesAnswer")->text().isEmpty());
    QCOMPARE(find<QListWidget>("rulesFollowers")->count(), 0);
    QVERIFY(find<QLabel>("rulesWords")->text().contains(QStringLiteral("n/2")));
    QVERIFY(find<ValueStrip>("rulesValues")->accessibleDescription().startsWith(QStringLiteral("0, 0, 1, 0, 2, 1, 3")));
    QVERIFY(find<ValueStrip>("rulesValues")->isEnabled());
    QVERIFY(!note().isEmpty());
    QVERIFY(find<QPushButton>("rulesOpen")->isEnabled());
    QVERIFY(find<QPushButton>("rulesSave")->isEnabled());
    // Its choices are too many at any size.
    write(QStringLiteral("rules{n -> n-a : a in 1..1000000000, b in 1..1000000000, a = b}"), QStringLiteral(":20"));
    QTRY_VERIFY(!find<ValueStrip>("rulesValues")->isEnabled());
    QVERIFY(find<QLabel>("rulesAnswer")->text().isEmpty());
}

/// The sentence of an example isn't saved with other rules.
void RulesDialogTest::sentencesBelongToTheirRules()
{
    auto *says = find<QLineEdit>("rulesSays");
    m_dialog->load(
        {{}, QStringLiteral("Take one or two."), QStringLiteral("rules{n -> n-k : k in {1,2}}"), QStringLiteral(":9")});
    QCOMPARE(says->text(), QStringLiteral("Take one or two."));
    field()->setPlainText(QStringLiteral("rules{n->n-k:k in {1,2}}")); // the same
    QCOMPARE(says->text(), QStringLiteral("Take one or two."));
    field()->setPlainText(QStringLiteral("rules{n -> n-k : k in {1,3}}"));
    QVERIFY(says->text().isEmpty());
    find<QLineEdit>("rulesName")->setText(QStringLiteral("onethree"));
    find<QPushButton>("rulesSave")->click();
    QVERIFY(!ownGame(QStringLiteral("onethree"))->says.contains(QStringLiteral("two")));
    field()->setPlainText(QStringLiteral("rules{n -> n-k : k in {1,2}}"));
    QCOMPARE(says->text(), QStringLiteral("Take one or two."));
    says->clear();
    QTest::keyClicks(says, QStringLiteral("Mine."));
    field()->setPlainText(QStringLiteral("rules{n -> n-1}"));
    QCOMPARE(says->text(), QStringLiteral("Mine."));
    QVERIFY(isQuiet());
}

void RulesDialogTest::expressionsArePasted()
{
    write(QStringLiteral("row{11 -> 00}"), QStringLiteral(":1*5"));
    field()->setPlainText(QStringLiteral("rules{n -> n-k : k in {1,2}} : 17 "));
    QCOMPARE(field()->toPlainText(), QStringLiteral("rules{n -> n-k : k in {1,2}}"));
    QCOMPARE(find<QLineEdit>("rulesPosition")->text(), QStringLiteral("17"));
    QVERIFY(isQuiet());
    QVERIFY(note().isEmpty());
    // Also when it is typed; the colon of an inner brace is none.
    m_dialog->activateWindow();
    QVERIFY(waitForWindowActive(m_dialog.get()));
    field()->clear();
    field()->setFocus();
    for (const QChar key : QStringLiteral("rules{(x,y) -> (x-k,y) : k in {1,2}}:(3,4)"))
        QTest::keyClicks(QApplication::focusWidget(), key);
    QCOMPARE(m_dialog->expression(), QStringLiteral("rules{(x,y) -> (x-k,y) : k in {1,2}}:(3,4)"));
    QCOMPARE(find<QLineEdit>("rulesPosition")->text(), QStringLiteral("(3,4)"));
    field()->setPlainText(QStringLiteral("rules{n -> n-k : k in {1,2}: "));
    QCOMPARE(field()->toPlainText(), QStringLiteral("rules{n -> n-k : k in {1,2}: "));
    QVERIFY(isQuiet());
}

/// The names of positions aren't cut off at the margin of the graph.
void RulesDialogTest::positionsAreWithinThePicture()
{
    QStringList games;
    for (const RuleExample &example : ruleExamples())
        games << example.rules + example.start;
    games << QStringLiteral("rules{(x,y,z) -> (k,y,z) : k < x; (x,y,z) -> (x,k,z) : k < y}:(1,1,1)")
          << QStringLiteral("rules{(a,b,c,d) -> (a-k,b,c,d); (a,b,c,d) -> (a,b-k,c,d)}:(1,2,20,22)");
    for (const QString &game : games) {
        for (const QSizeF available : {QSizeF(500, 100), QSizeF(500, 340), QSizeF(320, 600), QSizeF(160, 110)}) {
            JobControl control;
            const SmallGraph small = smallGraph(*parsePosition(game), m_session->solver(), available, control);
            QVERIFY(small.layout);
            GraphPicture picture;
            picture.explored = small.explored;
            picture.layout = small.layout;
            const QRectF extent = small.layout->extent();
            const qreal scale = 56;
            const QRectF page = QRectF(extent.topLeft() * scale, extent.size() * scale)
                                    .marginsAdded(marginsBesideLayout(picture, scale));
            const MiniatureBoxes boxes(picture, scale);
            for (ShownId id(0); boxes.hasSpace() && picture.contains(id); ++id.value) {
                const QRectF box = boxes.box(picture.cells(id), picture.point(id) * scale);
                QVERIFY2(page.contains(box), qPrintable(game));
            }
        }
    }
}

/// A layout for a new size doesn't bring back the graph of earlier rules.
void RulesDialogTest::graphsFollowTheRules()
{
    const auto *picture = find<SmallGraphPicture>("rulesGraph");
    for (int i = 0; i < 10; ++i) {
        write(QStringLiteral("board{11 -> 00; turned}"), QStringLiteral(":3x3"));
        QVERIFY(isQuiet());
        m_dialog->resize(m_dialog->width() + 30, m_dialog->height() - 10);
        write(QStringLiteral("rules{n -> n-k : k in 1..3}"), QStringLiteral(":7"));
        m_dialog->resize(m_dialog->width() - 30, m_dialog->height() + 10);
        QVERIFY(isQuiet());
        QApplication::processEvents(); // the labels' new heights change that of the graph
        QVERIFY(isQuiet());
        QVERIFY(picture->graph().explored.start.text().startsWith(u"rules{"));
    }
}

void RulesDialogTest::followersBecomeThePosition()
{
    write(QStringLiteral("rules{n -> n-k : k in {1,3,4}}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    auto *followers = find<QListWidget>("rulesFollowers");
    emit followers->itemActivated(followers->item(1));
    QCOMPARE(m_dialog->expression(), QStringLiteral("rules{n -> n-k : k in {1,3,4}}:6"));
    QVERIFY(isQuiet());
    QCOMPARE(followers->count(), 3);
}

void RulesDialogTest::openAsksForTheGame()
{
    write(QStringLiteral("row{11 -> 00}"), QStringLiteral(":1*5"));
    QVERIFY(isQuiet());
    QSignalSpy opened(m_dialog.get(), &RulesDialog::openRequested);
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toString(), QStringLiteral("row{11 -> 00}:1*5"));
    QVERIFY(!m_dialog->isVisible());
}

/// The link behind a law opens the game with the walk-through of the proof.
void RulesDialogTest::proofsAreShownInStep()
{
    write(QStringLiteral("rules{n -> n-k : k in {1,3,4}}"), QStringLiteral(":9"));
    QVERIFY(isQuiet());
    auto *known = find<LinkLabel>("rulesKnown");
    QVERIFY2(known->text().contains(QStringLiteral("<a href=\"")), qPrintable(known->text()));
    QSignalSpy opened(m_dialog.get(), &RulesDialog::openRequested);
    QSignalSpy asked(m_session.get(), &Session::workspaceRequested);
    known->setFocus(Qt::TabFocusReason);
    QTest::keyClick(known, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QVERIFY(opened[0][0].toString().startsWith(QStringLiteral("rules{n -> n-k : k in {1, 3, 4}}:")));
    QCOMPARE(m_session->exploration()->start().text(), opened[0][0].toString());
    QCOMPARE(m_session->walkthrough()->kind(), TraceKind::Period);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<WorkspaceId>(), WorkspaceId::Step);
    QVERIFY(!m_dialog->isVisible());
    write(QStringLiteral("rules{n -> n-k : k | n, k < n}"), QStringLiteral(":9")); // without a proof
    QVERIFY(isQuiet());
    QVERIFY2(!known->text().contains(QStringLiteral("<a ")), qPrintable(known->text()));
}

void RulesDialogTest::savedGamesAreListed()
{
    write(QStringLiteral("rules{n->n-1;n -> n/2}"), QStringLiteral("20"));
    QVERIFY(isQuiet());
    find<QPushButton>("rulesSave")->click();
    QVERIFY(note().contains(QStringLiteral("name"))); // it has none yet
    QVERIFY(ownGameNames().isEmpty());
    find<QLineEdit>("rulesName")->setText(QStringLiteral("kayles"));
    find<QPushButton>("rulesSave")->click();
    QVERIFY(ownGameNames().isEmpty()); // a built-in game
    QVERIFY2(note().contains(QStringLiteral("kayles")), qPrintable(note()));
    find<QLineEdit>("rulesName")->setText(QStringLiteral("halves"));
    QSignalSpy saved(m_dialog.get(), &RulesDialog::saved);
    find<QPushButton>("rulesSave")->click();
    QCOMPARE(saved.size(), 1);
    const auto game = ownGame(QStringLiteral("halves"));
    QVERIFY(game);
    QCOMPARE(game->rules, QStringLiteral("rules{n -> n-1; n -> n/2}"));
    QCOMPARE(game->start, QStringLiteral(":20"));
    QVERIFY(!game->says.isEmpty());
    QVERIFY(parsePosition(QStringLiteral("own{halves}:5")).ok());
    auto *games = find<QComboBox>("rulesGames");
    const int index = games->findText(QStringLiteral("halves"));
    QVERIFY(index > 0);
    write(QStringLiteral("row{11 -> 00}"), QStringLiteral(":1*5"));
    emit games->activated(index);
    QCOMPARE(m_dialog->expression(), QStringLiteral("rules{n -> n-1; n -> n/2}:20"));
    QCOMPARE(find<QLineEdit>("rulesName")->text(), QStringLiteral("halves"));
}

void RulesDialogTest::replacingIsAskedFor()
{
    const NamedRules before{QStringLiteral("halves"), QStringLiteral("Take one, or halve."),
                            QStringLiteral("rules{n -> n-1; n -> n/2}"), QStringLiteral(":20")};
    QVERIFY(saveOwnGame(before));
    m_dialog->load({QStringLiteral("halves"), QStringLiteral("Other ones."), QStringLiteral("row{11 -> 00}"),
                    QStringLiteral(":1*5")});
    QVERIFY(isQuiet());
    find<QPushButton>("rulesSave")->click();
    auto *question = find<QMessageBox>("replaceGame");
    QVERIFY(question);
    question->button(QMessageBox::Cancel)->click();
    QVERIFY(*ownGame(QStringLiteral("halves")) == before);
    QTRY_VERIFY(!find<QMessageBox>("replaceGame"));
    find<QPushButton>("rulesSave")->click();
    question = find<QMessageBox>("replaceGame");
    for (QAbstractButton *button : question->buttons()) {
        if (question->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    }
    QCOMPARE(ownGame(QStringLiteral("halves"))->rules, QStringLiteral("row{11 -> 00}"));
}

void RulesDialogTest::whatIsWrittenIsKept()
{
    write(QStringLiteral("rules{n -> n-k : prim"), QStringLiteral(":9")); // not even finished
    m_dialog->reject();
    RulesDialog next(m_session.get());
    next.loadUsual();
    QCOMPARE(next.expression(), QStringLiteral("rules{n -> n-k : prim:9"));
    m_session->exploration()->open(QStringLiteral("row{11 -> 00}:1*5"));
    RulesDialog other(m_session.get());
    other.loadUsual();
    QCOMPARE(other.expression(), QStringLiteral("row{11 -> 00}:11111"));
    QVERIFY(isQuiet());
}

void RulesDialogTest::helpIsOfTheWordAtTheCursor()
{
    write(QStringLiteral("rules{n -> n-k : prime(k)}"), QStringLiteral(":9"));
    QTextCursor cursor = field()->textCursor();
    cursor.setPosition(19);
    field()->setTextCursor(cursor);
    QVERIFY2(find<QLabel>("rulesHelp")->text().startsWith(QStringLiteral("prime(k)")),
             qPrintable(find<QLabel>("rulesHelp")->text()));
    cursor.setPosition(7);
    field()->setTextCursor(cursor);
    QVERIFY(!find<QLabel>("rulesHelp")->text().startsWith(QStringLiteral("prime(k)")));
}

void RulesDialogTest::wordsAreCompleted()
{
    write(QStringLiteral("rules{n -> n-k : "), {});
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("digits"));
    auto *popup = field()->findChild<QCompleter *>()->popup();
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(field()->toPlainText(), QStringLiteral("rules{n -> n-k : digitsum"));
    // The first word without choosing it.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab}) {
        field()->setPlainText(QStringLiteral("rules{n -> n-k : "));
        field()->moveCursor(QTextCursor::End);
        QTest::keyClicks(field(), QStringLiteral("pri"));
        QTRY_VERIFY(popup->isVisible());
        QVERIFY(!popup->model()->index(0, 0).data(Qt::AccessibleDescriptionRole).toString().isEmpty());
        QTest::keyClick(popup, key);
        QCOMPARE(field()->toPlainText(), QStringLiteral("rules{n -> n-k : prime"));
        QVERIFY(!popup->isVisible());
    }
}

/// Tab leads through all fields, and the field of the rules isn't a trap.
void RulesDialogTest::everythingByTab()
{
    write(QStringLiteral("row{11 -> 00}"), QStringLiteral(":1*5"));
    QVERIFY(isQuiet());
    m_dialog->activateWindow();
    QVERIFY(waitForWindowActive(m_dialog.get()));
    find<QComboBox>("rulesGames")->setFocus();
    QSet<QString> reached;
    for (int i = 0; i < 20; ++i) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name : {"rulesGames", "rulesField", "rulesPosition", "rulesFollowers", "rulesName", "rulesSays",
                             "rulesSave", "rulesOpen"})
        QVERIFY2(reached.contains(QLatin1String(name)), name);
}

void RulesDialogTest::themesShowTheSame()
{
    write(QStringLiteral("rules{(x,y) -> (x-1, y); (x,y) -> (x, y-1)}"), QStringLiteral(":(3,4)"));
    QVERIFY(isQuiet());
    const auto restored = qScopeGuard([] { Theme::instance().setMode(Theme::Mode::Light); });
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::instance().setMode(mode);
        const auto colorsOf = [this](const char *name) {
            const QImage image = find<QWidget>(name)->grab().toImage();
            QSet<QRgb> found;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y)
                    found << image.pixel(x, y);
            }
            return found;
        };
        const Colors &colors = Theme::instance().colors();
        QTRY_VERIFY(colorsOf("rulesValues").contains(colors.value(0).rgb())); // the layout follows the values
        QVERIFY(colorsOf("rulesValues").contains(colors.value(1).rgb()));
        QVERIFY(colorsOf("rulesGraph").contains(colors.surface.rgb()));
        QVERIFY(colorsOf("rulesGraph").contains(colors.pPosition.rgb()));
    }
}

MEXPLORER_TEST(RulesDialogTest)
#include "tst_rulesdialog.moc"
