// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "model/teach/glossary.h"
#include "tests/testprogram.h"
#include "views/canvas/legend.h"
#include "views/teach/glossarywindow.h"
#include "views/theme/theme.h"
#include "windowhome.h"

#include <QApplication>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QUrl>

using namespace mexplorer;

/// Tests that F1 opens the glossary at the term for the current view, and that links in views open it, too.
class WindowHelpTest : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }
    void f1OpensTheTermOfTheView_data();
    void f1OpensTheTermOfTheView();
    void panelsLinkToTerms();
    void sentencesAndLegendLinkToTerms();
    void lettersBelongToAnOpenMenu();
    void tabsBringTheirMenu();
    void puzzlesAreTyped();
    void theGlossaryClosesByKeys();
};

void WindowHelpTest::f1OpensTheTermOfTheView_data()
{
    QTest::addColumn<WorkspaceId>("workspace");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("term");
    const auto row = [](WorkspaceId workspace, const char *kind, const char *term) {
        QTest::addRow("%s %s", qPrintable(workspaceName(workspace)), kind)
            << workspace << QString::fromLatin1(kind) << QString::fromUtf8(term);
    };
    row(WorkspaceId::Explore, "mex", "game graph");
    row(WorkspaceId::Step, "mex", "mex");
    row(WorkspaceId::Step, "nim-sum", "nim-sum");
    row(WorkspaceId::Step, "labels", "label");
    row(WorkspaceId::Step, "proof", "Sprague-Grundy theorem");
    row(WorkspaceId::Step, "period", "period");
    row(WorkspaceId::Step, "misere", "misère play");
    row(WorkspaceId::Step, "code", "octal digit");
    row(WorkspaceId::Play, "mex", "winning move");
    row(WorkspaceId::Sequence, "mex", "period");
}

void WindowHelpTest::f1OpensTheTermOfTheView()
{
    QFETCH(WorkspaceId, workspace);
    QFETCH(QString, kind);
    QFETCH(QString, term);
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    window.session()->walkthrough()->setKind(*traceKindFromName(kind));
    window.workspaces()->showWorkspace(workspace);
    QVERIFY(window.workspaces()->current() == workspace);
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_F1);
    auto *glossary = window.findChild<GlossaryWindow *>();
    QVERIFY(glossary && glossary->isVisible());
    QCOMPARE(glossary->term(), term);
}

void WindowHelpTest::panelsLinkToTerms()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    const auto *title = window.findChild<QLabel *>(QStringLiteral("positionRemotenessTitle"));
    QVERIFY(title && title->text().contains(glossaryAddress(QStringLiteral("remoteness"))));
    QVERIFY(QDesktopServices::openUrl(QUrl(glossaryAddress(QStringLiteral("remoteness")))));
    QTRY_VERIFY(window.findChild<GlossaryWindow *>());
    QCOMPARE(window.findChild<GlossaryWindow *>()->term(), QStringLiteral("remoteness"));
}

/// A click on a term of a step's sentence or title, or on an entry of the legend, opens the glossary there.
void WindowHelpTest::sentencesAndLegendLinkToTerms()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    auto *legend = window.findChild<Legend *>();
    QTRY_VERIFY(legend && legend->isVisible() && !legend->accessibleDescription().isEmpty());
    QTest::mouseClick(legend, Qt::LeftButton, {}, {30, 8}); // the number in a mark is the first entry
    QTRY_VERIFY(window.findChild<GlossaryWindow *>());
    QTRY_COMPARE(window.findChild<GlossaryWindow *>()->term(), QStringLiteral("SG value"));
    window.session()->walkthrough()->setKind(TraceKind::Labels);
    window.workspaces()->showWorkspace(WorkspaceId::Step);
    auto *sentence = window.findChild<QLabel *>(QStringLiteral("stepSentence"));
    QTRY_VERIFY(sentence && sentence->text().contains(glossaryAddress(QStringLiteral("P-position"))));
    emit sentence->linkHovered(glossaryAddress(QStringLiteral("P-position")));
    QVERIFY(sentence->openExternalLinks());
    window.session()->walkthrough()->setKind(TraceKind::NimSum);
    const auto *title = window.findChild<QLabel *>(QStringLiteral("traceTitle"));
    QTRY_VERIFY(title && title->text().contains(glossaryAddress(QStringLiteral("nim-sum"))));
    const Theme::Mode before = Theme::instance().mode();
    // Links have the colour of the text, also after a change of the theme.
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::instance().setMode(mode);
        QTRY_VERIFY(title->text().contains(Theme::instance().colors().text.name()));
        QTRY_VERIFY(sentence->text().contains(Theme::instance().colors().text.name()) ||
                    !sentence->text().contains(QStringLiteral("<a ")));
    }
    Theme::instance().setMode(before);
}

/// T is the shortcut that types a move, but in an open menu it selects an entry.
void WindowHelpTest::lettersBelongToAnOpenMenu()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    window.workspaces()->showWorkspace(WorkspaceId::Play);
    auto *field = window.findChild<QLineEdit *>(QStringLiteral("typedMove"));
    QTRY_VERIFY(window.workspaces()->view(WorkspaceId::Play)->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QTRY_VERIFY(field->hasFocus());
    QAction *edit = window.menuBar()->actions().at(1);
    window.menuBar()->setActiveAction(edit);
    auto *menu = edit->menu();
    QTRY_COMPARE(QApplication::activePopupWidget(), menu);
    QTest::keyClick(menu, Qt::Key_T);
    QTRY_VERIFY(lineOf(window)->hasFocus());
    QVERIFY(!menu->isVisible());
}

/// A click on a tab shows the workspace and its menu.
void WindowHelpTest::tabsBringTheirMenu()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    window.workspaces()->showWorkspace(WorkspaceId::Play);
    auto *bar = window.findChild<QTabBar *>(QStringLiteral("workspaceBar"));
    const auto menus = [&window] {
        QStringList titles;
        for (const QAction *action : window.menuBar()->actions()) {
            if (action->isVisible())
                titles << action->text().remove(u'&');
        }
        return titles;
    };
    for (int i = bar->count() - 1; i >= 0; --i) {
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
        QTRY_COMPARE(window.workspaces()->current(), window.workspaces()->ids()[i]);
        QTRY_VERIFY2(menus().contains(bar->tabText(i).remove(u'&')), qPrintable(menus().join(u' ')));
    }
}

/// Puzzles can be typed into the game bar, too.
void WindowHelpTest::puzzlesAreTyped()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    auto *field = window.findChild<QLineEdit *>(QStringLiteral("gameExpression"));
    field->setText(QStringLiteral("puzzle one-move normal nim:3,4,5"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(window.workspaces()->current(), WorkspaceId::Puzzles);
    PuzzleGame *desk = window.session()->puzzles();
    QTRY_VERIFY(desk->hasPuzzle() && desk->puzzle().text() == QStringLiteral("puzzle one-move normal nim:3,4,5"));
    QCOMPARE(field->text(), QStringLiteral("kayles:5"));
}

/// The usual keys of other programs: Ctrl+W closes only the glossary, Ctrl+Q the program.
void WindowHelpTest::theGlossaryClosesByKeys()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_F1);
    auto *glossary = window.findChild<GlossaryWindow *>();
    QTRY_VERIFY(glossary && glossary->isActiveWindow());
    QTest::keyClick(glossary, Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!glossary->isVisible());
    QVERIFY(window.isVisible());
    glossary->showTerm(QStringLiteral("mex"));
    QTRY_VERIFY(glossary->isActiveWindow());
    QTest::keyClick(glossary, Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(!window.isVisible());
}

MEXPLORER_TEST(WindowHelpTest)
#include "tst_windowhelp.moc"
