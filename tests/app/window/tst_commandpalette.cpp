#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/actionregistry.h"
#include "app/window/commandpalette.h"
#include "app/window/workspaces.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QListView>

using namespace mexplorer;

/// The list of all commands in the whole window.
class TestCommandPalette : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    void commandsAreFound()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.actionRegistry()->find(QStringLiteral("help.commands"))->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        QVERIFY(palette);
        auto *search = palette->findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        const auto *list = palette->findChild<QListView *>(QStringLiteral("commandList"));
        QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = list->model()->rowCount();
        QTest::keyClicks(search, QStringLiteral("xyzzy"));
        const auto *nothing = palette->findChild<QLabel *>(QStringLiteral("noCommand"));
        QVERIFY(nothing->isVisible() && !list->isVisible());
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(palette->isVisible());
        search->clear();
        QVERIFY(!nothing->isVisible() && list->isVisible());
        for (const char *part : {"heat map", "labelling", "nim-sum"}) { // pages of the workspaces
            search->setText(QString::fromLatin1(part));
            QVERIFY2(list->isVisible(), part);
        }
        search->clear();
        QTest::keyClicks(search, QStringLiteral("theme dark"));
        QVERIFY(list->model()->rowCount() > 0 && list->model()->rowCount() < all);
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Dark Theme"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(Theme::instance().colors().dark);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    /// A command of another workspace is seen to do something.
    void commandsShowTheirWorkspace()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("kayles:7"));
        QTRY_COMPARE(window.workspaces()->current(), QStringLiteral("explore"));
        window.actionRegistry()->find(QStringLiteral("help.commands"))->trigger();
        auto *search = window.findChild<QLineEdit *>(QStringLiteral("commandSearch"));
        QTest::keyClicks(search, QStringLiteral("heat map"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(window.workspaces()->current(), QStringLiteral("sequence"));
        QTRY_VERIFY(window.actionRegistry()->find(QStringLiteral("sequenceParts.2"))->isChecked());
    }
};

MEXPLORER_TEST(TestCommandPalette)
#include "tst_commandpalette.moc"
