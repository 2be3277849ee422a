#include "app/window/actionregistry.h"
#include "tests/testprogram.h"

#include "views/theme/theme.h"

#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace mexplorer;

class TestActionRegistry : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void madeActionRunsByItsKeys();
    void switchTellsItsState();
    void takenActionIsDescribed();
    void adoptedActionsAreListedOnce();
    void adoptedActionsGoWithTheirView();
    void placesAreOfAdoptedActions();
    void unknownIdIsNull();
    void plainTexts_data();
    void plainTexts();

private:
    std::unique_ptr<QWidget> m_window;
    ActionRegistry *m_actions = nullptr;
    QLineEdit *m_line = nullptr;
};

void TestActionRegistry::init()
{
    m_window = std::make_unique<QWidget>();
    m_line = new QLineEdit;
    (new QVBoxLayout(m_window.get()))->addWidget(m_line);
    m_actions = new ActionRegistry(m_window.get());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_line->setFocus();
}

void TestActionRegistry::madeActionRunsByItsKeys()
{
    int runs = 0;
    const QAction *action =
        m_actions->add(QStringLiteral("go.up"), QStringLiteral("Go &Up..."), QStringLiteral("One level up"),
                       QKeySequence(Qt::CTRL | Qt::Key_U), QStringLiteral("back"), [&runs] { ++runs; });
    QCOMPARE(action->objectName(), QStringLiteral("go.up"));
    QCOMPARE(action->statusTip(), QStringLiteral("One level up"));
    QCOMPARE(action->toolTip(), QStringLiteral("Go Up (Ctrl+U)"));
    QVERIFY(!action->icon().isNull());
    QVERIFY(!action->isCheckable());
    QTest::keyClick(m_line, Qt::Key_U, Qt::ControlModifier); // wherever the focus is in the window
    QCOMPARE(runs, 1);
    QTest::keyClick(m_line, Qt::Key_U);
    QCOMPARE(runs, 1);
    QCOMPARE(m_line->text(), QStringLiteral("u"));
}

void TestActionRegistry::switchTellsItsState()
{
    QList<bool> states;
    QAction *action = m_actions->addSwitch(QStringLiteral("view.values"), QStringLiteral("&Values"), QString(),
                                           QKeySequence(Qt::Key_F7), QString(), [&states](bool on) { states << on; });
    QVERIFY(action->isCheckable() && !action->isChecked());
    QVERIFY(action->icon().isNull());
    QTest::keyClick(m_line, Qt::Key_F7);
    QTest::keyClick(m_line, Qt::Key_F7);
    action->setChecked(true);
    action->setChecked(true); // no change, not told
    QCOMPARE(states, QList<bool>({true, false, true}));
}

void TestActionRegistry::takenActionIsDescribed()
{
    QToolButton owner;
    QAction action(QStringLiteral("&Position"));
    m_actions->take(&action, QStringLiteral("view.position"), QStringLiteral("Shows the panel"), QKeySequence(),
                    QStringLiteral("panel-right"));
    QCOMPARE(action.toolTip(), QStringLiteral("Position")); // no keys, no parentheses
    QCOMPARE((*m_actions)[QStringLiteral("view.position")], &action);
    QVERIFY(m_window->actions().contains(&action));
}

void TestActionRegistry::adoptedActionsAreListedOnce()
{
    QWidget view;
    auto *fit = new QAction(QStringLiteral("Fit"), &view);
    fit->setObjectName(QStringLiteral("fit"));
    auto *line = new QAction(&view);
    line->setSeparator(true);
    auto *nameless = new QAction(&view);
    view.addActions({fit, line, nameless});
    m_actions->adopt(&view, QStringLiteral("Explore"));
    m_actions->adopt(&view, QStringLiteral("Explore"));
    QCOMPARE(m_actions->actions(), QList<QAction *>({fit}));
    QCOMPARE(m_actions->find(QStringLiteral("fit")), fit);
    QVERIFY(!m_window->actions().contains(fit)); // its keys stay the view's
}

void TestActionRegistry::adoptedActionsGoWithTheirView()
{
    auto view = std::make_unique<QWidget>();
    for (const char *name : {"fit", "zoom"}) {
        auto *action = new QAction(QString::fromLatin1(name), view.get());
        action->setObjectName(QString::fromLatin1(name));
        view->addAction(action);
    }
    m_actions->adopt(view.get(), QStringLiteral("Explore"));
    QCOMPARE(m_actions->actions().size(), 2);
    view.reset();
    QCOMPARE(m_actions->actions().size(), 0);
    QVERIFY(!m_actions->find(QStringLiteral("fit")));
}

void TestActionRegistry::placesAreOfAdoptedActions()
{
    QWidget view;
    auto *fit = new QAction(QStringLiteral("Fit"), &view);
    view.addAction(fit);
    m_actions->adopt(&view, QStringLiteral("Explore"));
    QCOMPARE(m_actions->place(fit), QStringLiteral("Explore"));
    const QAction other(QStringLiteral("Other"));
    QVERIFY(m_actions->place(&other).isEmpty());
}

void TestActionRegistry::unknownIdIsNull()
{
    QVERIFY(!m_actions->find(QStringLiteral("file.open")));
    QAction *open = m_actions->add(QStringLiteral("file.open"), QStringLiteral("Open"), QString(), QKeySequence(),
                                   QString(), [] {});
    QCOMPARE(m_actions->find(QStringLiteral("file.open")), open);
    QVERIFY(!m_actions->find(QStringLiteral("FILE.OPEN")));
}

void TestActionRegistry::plainTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("mnemonic") << QStringLiteral("&Open") << QStringLiteral("Open");
    QTest::newRow("inside") << QStringLiteral("Sa&ve") << QStringLiteral("Save");
    QTest::newRow("dots") << QStringLiteral("Export...") << QStringLiteral("Export");
    QTest::newRow("ellipsis") << QStringLiteral("Export\u2026") << QStringLiteral("Export");
    QTest::newRow("dots between stay") << QStringLiteral("octal 0.77") << QStringLiteral("octal 0.77");
    QTest::newRow("spaces") << QStringLiteral(" Find ...") << QStringLiteral("Find");
    QTest::newRow("nothing") << QString() << QString();
}

void TestActionRegistry::plainTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    const QAction action(text);
    QCOMPARE(plainText(&action), plain);
}

MEXPLORER_TEST(TestActionRegistry)
#include "tst_actionregistry.moc"
