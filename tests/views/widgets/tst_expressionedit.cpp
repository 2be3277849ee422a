#include "views/widgets/expressionedit.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

class TestExpressionEdit : public QObject
{
    Q_OBJECT

private slots:
    void windowKeysPassTheLine()
    {
        QWidget window;
        auto *edit = new ExpressionEdit(&window);
        QAction action;
        action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
        window.addAction(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(triggered.size(), 1);
    }
};

QTEST_MAIN(TestExpressionEdit)
#include "tst_expressionedit.moc"
