// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "views/explore/positionpanel.h"
#include "views/explore/whydialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace mexplorer;

/// Tests the dialog with a proof: its roots, the reasons below them, and the copied text.
class WhyDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void rootsAreOutcomeAndValue();
    void reasonsUnfold();
    void copiesTheMarkedReason();
    void panelOpensIt();
};

namespace {

bool isQuiet(Session &session)
{
    return QTest::qWaitFor([&] { return session.jobs()->running().isEmpty(); }, 60'000);
}

QTreeWidget *treeOf(QWidget &dialog)
{
    return dialog.findChild<QTreeWidget *>(QStringLiteral("whyTree"));
}

} // namespace

void WhyDialogTest::rootsAreOutcomeAndValue()
{
    Session session;
    auto *dialog = new WhyDialog(&session, *parsePosition(QStringLiteral("kayles:5")), Convention::Normal);
    dialog->show();
    QVERIFY(isQuiet(session));
    QCOMPARE(treeOf(*dialog)->topLevelItemCount(), 2);
    delete dialog;
    auto *misere = new WhyDialog(&session, *parsePosition(QStringLiteral("kayles:5")), Convention::Misere);
    misere->show();
    QVERIFY(isQuiet(session));
    QCOMPARE(treeOf(*misere)->topLevelItemCount(), 1);
    delete misere;
}

void WhyDialogTest::reasonsUnfold()
{
    Session session;
    const std::unique_ptr<QDialog> dialog(
        new WhyDialog(&session, *parsePosition(QStringLiteral("nim:2,2")), Convention::Normal));
    dialog->show();
    QVERIFY(isQuiet(session));
    QTreeWidgetItem *root = nullptr;
    for (int i = 0; i < treeOf(*dialog)->topLevelItemCount(); ++i) {
        if (treeOf(*dialog)->topLevelItem(i)->text(0).contains(QStringLiteral("P-position")))
            root = treeOf(*dialog)->topLevelItem(i);
    }
    QVERIFY(root);
    QCOMPARE(root->childCount(), 4); // each follower is refuted
    QTreeWidgetItem *first = root->child(0);
    QVERIFY2(first->text(0).contains(QStringLiteral("the reply")), qPrintable(first->text(0)));
    QCOMPARE(first->childCount(), 0);
    first->setExpanded(true);
    QVERIFY(isQuiet(session));
    QCOMPARE(first->childCount(), 1);
    first->setExpanded(false);
    first->setExpanded(true);
    QVERIFY(isQuiet(session));
    QCOMPARE(first->childCount(), 1);
}

void WhyDialogTest::copiesTheMarkedReason()
{
    Session session;
    const std::unique_ptr<QDialog> dialog(
        new WhyDialog(&session, *parsePosition(QStringLiteral("nim:2,2")), Convention::Misere));
    dialog->show();
    QVERIFY(isQuiet(session));
    for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
        if (button->text().contains(QStringLiteral("Markdown")))
            button->click();
    }
    QVERIFY(isQuiet(session));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(QStringLiteral("- `nim:2,2` is a P-position")), qPrintable(copied));
}

void WhyDialogTest::panelOpensIt()
{
    Session session;
    PositionPanel panel(&session);
    panel.resize(340, 900);
    panel.show();
    auto *why = panel.findChild<QToolButton *>(QStringLiteral("positionWhy"));
    QVERIFY(!why->isVisible());
    QVERIFY(session.exploration()->open(QStringLiteral("kayles:5")));
    QTRY_VERIFY_WITH_TIMEOUT(why->isVisible(), 60'000);
    QTest::mouseClick(why, Qt::LeftButton);
    auto *dialog = panel.findChild<WhyDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(isQuiet(session));
    QVERIFY(dialog->windowTitle().contains(QStringLiteral("kayles:5")));
}

MEXPLORER_TEST(WhyDialogTest)
#include "tst_whydialog.moc"
