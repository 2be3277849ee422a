// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/widgets/expressionedit.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

class TestExpressionEdit : public QObject
{
    Q_OBJECT

private slots:
    void beginningsAreNotWrongYet_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("unfinished");
        const QStringList beginnings = {
            "k",           "kayl",      "KAY",           "kayles:",      "kayles:7,",      "kayles:7 +",
            "nim:3 + gru", "octal",     "octal{",        "octal{0.",     "octal{0.77",     "octal{0.77}:",
            "2",           "2*",        "2*kay",         "subtraction{", "subtraction{1-", "wythoff:(3",
            "wythoff:(3,", "matrix:4x", "matrix:0110/0", "matrix:01/",   "graph{moves",    "nim:3 + 2*",
        };
        for (const QString &text : beginnings)
            QTest::newRow(qPrintable(text)) << text << true;
        const QStringList wrong = {"kaylex",
                                   "hall",
                                   "nim:3x",
                                   "octal{0.79",
                                   "nim:1000000000000000001",
                                   "matrix:01/011",
                                   "matrix:40x40",
                                   "kayles:7 grundy",
                                   "graph{none.dot}",
                                   "kayl:7",
                                   "3 nim",
                                   "subtraction{0}:1"};
        for (const QString &text : wrong)
            QTest::newRow(qPrintable(text)) << text << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("a game") << "kayles:7" << false;
    }
    void beginningsAreNotWrongYet()
    {
        QFETCH(QString, text);
        QFETCH(bool, unfinished);
        ExpressionEdit edit;
        edit.setText(text);
        QCOMPARE(edit.isUnfinished(), unfinished);
        QCOMPARE(edit.problem().has_value(), unfinished || !(text.isEmpty() || text == QStringLiteral("kayles:7")));
    }

    void anotherBeginningIsRight()
    {
        ExpressionEdit edit;
        edit.setOtherBeginning(QStringLiteral("puzzle "));
        edit.setText(QStringLiteral("puzz"));
        QVERIFY(edit.isUnfinished());
        edit.setText(QStringLiteral("puzzle one normal nim:3,4"));
        QVERIFY(!edit.problem());
        edit.setText(QStringLiteral("puzzles"));
        QVERIFY(edit.problem() && !edit.isUnfinished());
        edit.setText(QString());
        QVERIFY(!edit.isUnfinished());
    }

    void setsAreRightWhereTheyAreTaken()
    {
        ExpressionEdit edit;
        edit.setText(QStringLiteral("{0, 1, 3}"));
        QVERIFY(edit.problem());
        edit.setTakesSets(true);
        for (const char *text : {"{0, 1, 3}", "mex{0-2, 5}", " {7} ", "{}"}) {
            edit.setText(QString::fromLatin1(text));
            QVERIFY2(!edit.problem(), text);
        }
        for (const char *text : {"{", "{0, 1", "mex{0-"}) {
            edit.setText(QString::fromLatin1(text));
            QVERIFY2(edit.problem() && edit.isUnfinished(), text);
        }
        for (const char *text : {"{0, x}", "{0, 1} 2", "{5-2}"}) {
            edit.setText(QString::fromLatin1(text));
            QVERIFY2(edit.problem() && !edit.isUnfinished(), text);
        }
        edit.setText(QStringLiteral("kayles:7"));
        QVERIFY(!edit.problem());
    }

    /// Alt with a letter or a digit is a shortcut of the window, also if no command has it.
    void keysWithAltWriteNothing()
    {
        ExpressionEdit edit;
        edit.show();
        QVERIFY(waitForWindowActive(&edit));
        edit.setFocus();
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_4, Qt::Key_9, Qt::Key_A, Qt::Key_Z})
            QTest::keyClick(&edit, key, Qt::AltModifier);
        QCOMPARE(edit.text(), QString());
        QTest::keyClick(&edit, Qt::Key_1);
        QCOMPARE(edit.text(), QStringLiteral("1"));
    }

    void windowKeysPassTheLine()
    {
        QWidget window;
        auto *edit = new ExpressionEdit(&window);
        QAction action;
        action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
        window.addAction(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        window.show();
        QVERIFY(waitForWindowActive(&window));
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(triggered.size(), 1);
    }
};

MEXPLORER_TEST(TestExpressionEdit)
#include "tst_expressionedit.moc"
