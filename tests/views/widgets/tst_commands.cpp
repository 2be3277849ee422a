// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"

#include "tests/views/support/windowwait.h"
#include "views/widgets/commands.h"

#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace mexplorer;

namespace {

constexpr CommandId goUp("go.up");
constexpr CommandId showValues("view.values");
constexpr CommandId fit("explore.fit");
constexpr CommandId print("explore.print");
constexpr MenuId zoomMenu{"explore.zoom"};

QStringList textsOf(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions())
        texts << (action->isSeparator() ? QStringLiteral("-") : action->text());
    return texts;
}

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void commandRunsByItsKeys();
    void switchReportsItsState();
    void actionsFromElsewhere();
    void choicesHoldOneAtATime();
    void menusAreInGroups();
    void viewsAreIncluded();
    void rolesAreOfTheTableAlone();
    void plainTexts_data();
    void plainTexts();

private:
    std::unique_ptr<QWidget> m_window;
    Commands *m_commands = nullptr;
    QLineEdit *m_line = nullptr;
};

void TestCommands::init()
{
    m_window = std::make_unique<QWidget>();
    m_line = new QLineEdit;
    (new QVBoxLayout(m_window.get()))->addWidget(m_line);
    m_commands = new Commands(m_window.get(), Qt::WindowShortcut);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(waitForWindowActive(m_window.get()));
    m_line->setFocus();
}

void TestCommands::commandRunsByItsKeys()
{
    int runs = 0;
    const QAction *action =
        m_commands->add(goUp, QStringLiteral("Go &Up..."), QStringLiteral("One level up"),
                        {.icon = "back", .keys = {Qt::CTRL | Qt::Key_U, Qt::Key_F7}}, [&runs] { ++runs; });
    QCOMPARE((*m_commands)[goUp], action);
    QCOMPARE(action->objectName(), QStringLiteral("go.up"));
    QCOMPARE(action->statusTip(), QStringLiteral("One level up"));
    QCOMPARE(action->toolTip(), QStringLiteral("One level up (Ctrl+U)"));
    QVERIFY(!action->icon().isNull());
    QVERIFY(!action->isCheckable());
    QTest::keyClick(m_line, Qt::Key_U, Qt::ControlModifier); // wherever the focus is in the window
    QTest::keyClick(m_line, Qt::Key_F7);
    QCOMPARE(runs, 2);
    QTest::keyClick(m_line, Qt::Key_U);
    QCOMPARE(runs, 2);
    QCOMPARE(m_line->text(), QStringLiteral("u"));
}

void TestCommands::switchReportsItsState()
{
    QList<bool> states;
    QAction *action = m_commands->addSwitch(showValues, QStringLiteral("&Values"), QStringLiteral("Show the values"),
                                            {.keys = {Qt::Key_F7}}, [&states](bool on) { states << on; });
    QVERIFY(action->isCheckable() && !action->isChecked());
    QVERIFY(action->icon().isNull());
    QTest::keyClick(m_line, Qt::Key_F7);
    QTest::keyClick(m_line, Qt::Key_F7);
    action->setChecked(true); // by the program, not by the user
    QCOMPARE(states, QList<bool>({true, false}));
}

void TestCommands::actionsFromElsewhere()
{
    QAction action(QStringLiteral("&Position"));
    m_commands->addAction(showValues, {}, QStringLiteral("Shows the panel"), {}, &action);
    QCOMPARE(action.text(), QStringLiteral("&Position"));
    QCOMPARE(action.toolTip(), QStringLiteral("Shows the panel")); // no keys, no parentheses
    QCOMPARE((*m_commands)[showValues], &action);
    QVERIFY(m_window->actions().contains(&action));
}

void TestCommands::choicesHoldOneAtATime()
{
    QList<int> chosen;
    CommandChoices<int> choices(m_commands, [&chosen](int value) { chosen << value; });
    QAction *one = choices.add(goUp, QStringLiteral("One"), {}, {}, 1);
    QAction *two = choices.add(showValues, QStringLiteral("Two"), {}, {}, 2);
    choices.setCurrent(1);
    QVERIFY(one->isChecked() && chosen.isEmpty());
    two->trigger();
    QVERIFY(!one->isChecked() && two->isChecked());
    QCOMPARE(chosen, QList<int>{2});
    QCOMPARE(choices[1], one);
}

/// Menus contain their commands by group, whatever the order in which these were added.
void TestCommands::menusAreInGroups()
{
    const auto add = [this](CommandId id, const char *text, MenuPosition position) {
        m_commands->add(id, QString::fromLatin1(text), {}, {.position = position}, [] {});
    };
    add(goUp, "Up", {Menus::go, 1});
    add(fit, "Fit", {zoomMenu, 0});
    m_commands->addMenu(QStringLiteral("Zoom"), zoomMenu, {Menus::go, 0});
    add(showValues, "Values", {Menus::go, 0});
    add(print, "Print", {});
    QMenu menu;
    m_commands->fill(&menu, Menus::go);
    QCOMPARE(textsOf(menu), (QStringList{"Zoom", "Values", "-", "Up"}));
    QCOMPARE(textsOf(*m_commands->menu(zoomMenu)), QStringList{"Fit"});
    QMenu part;
    m_commands->fill(&part, Menus::go, 1);
    QCOMPARE(textsOf(part), QStringList{"Up"});
    QVERIFY(!m_commands->menu(Menus::help));
}

void TestCommands::viewsAreIncluded()
{
    auto view = std::make_unique<QWidget>();
    auto *commands = new Commands(view.get());
    commands->add(fit, QStringLiteral("Fit"), {}, {.position = {zoomMenu}}, [] {});
    commands->addMenu(QStringLiteral("Zoom"), zoomMenu, {Menus::workspace});
    m_commands->add(goUp, QStringLiteral("Up"), {}, {}, [] {});
    m_commands->include(commands, QStringLiteral("Explore"));
    const auto rows = m_commands->rows();
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY(rows[0].view.isEmpty());
    QVERIFY(rows[1].id == fit);
    QCOMPARE(rows[1].view, QStringLiteral("Explore"));
    QCOMPARE(rows[1].submenu, QStringLiteral("Zoom"));
    QCOMPARE((*m_commands)[fit], (*commands)[fit]);
    QVERIFY(m_commands->contains(rows[1].action) && !commands->contains(rows[0].action));
    QVERIFY(!m_window->actions().contains(rows[1].action)); // its keys are still the view's
    view.reset();
    QCOMPARE(m_commands->rows().size(), std::size_t(1));
}

void TestCommands::rolesAreOfTheTableAlone()
{
    QWidget view;
    Commands commands(&view);
    QAction *action = commands.add(print, QStringLiteral("Print"), {}, {.role = CommandRole::Print}, [] {});
    m_commands->include(&commands, QStringLiteral("Explore"));
    QCOMPARE(commands.withRole(CommandRole::Print), QList<QAction *>{action});
    QVERIFY(commands.withRole(CommandRole::Undo).isEmpty());
    QVERIFY(m_commands->withRole(CommandRole::Print).isEmpty());
}

void TestCommands::plainTexts_data()
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

void TestCommands::plainTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    const QAction action(text);
    QCOMPARE(plainText(&action), plain);
}

MEXPLORER_TEST(TestCommands)
#include "tst_commands.moc"
