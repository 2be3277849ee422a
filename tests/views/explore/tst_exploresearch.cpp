// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include <QHBoxLayout>
#include <QLayout>
#include <QListWidget>

using namespace mexplorer;
using Window = samples::ExploreWindow;

/// Tests the search field of the Explore workspace: its results, how they are shown, and stepping through them.
class TestExploreSearch : public QObject
{
    Q_OBJECT

private slots:
    void searchAgreesWithTheLabels_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"P", "N", "value 2", "followers 3", "2,1", "P value 1"})
            QTest::newRow(question) << QString::fromLatin1(question);
    }
    void searchAgreesWithTheLabels()
    {
        QFETCH(QString, question);
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        const auto accepts = [&](PositionId id) {
            const Labels &labels = *w.exploration().labels();
            const bool p = labels.value(id) == 0;
            const QStringList words = question.split(u' ');
            const quint32 number = words.last().toUInt();
            if (question == QStringLiteral("P") || question == QStringLiteral("N"))
                return p == (question == QStringLiteral("P"));
            if (question == QStringLiteral("followers 3"))
                return w.graph().followers(id).size() == 3;
            if (words.size() == 3)
                return p && labels.value(id) == number; // none matches both
            return words.size() == 2 ? labels.value(id) == number : w.graph().text(id).contains(question);
        };
        std::vector<PositionId> expected;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (accepts(id))
                expected.push_back(id);
        }
        // An exact match comes first.
        std::stable_partition(expected.begin(), expected.end(), [&](PositionId id) {
            return w.graph().text(id) == QStringLiteral("kayles:") + question;
        });
        auto *search = w.view.findChild<QLineEdit *>(QStringLiteral("findPositions"));
        auto *count = w.view.findChild<QLabel *>(QStringLiteral("matchCount"));
        search->setFocus();
        QTest::keyClicks(search, question);
        QTRY_VERIFY(w.isQuiet());
        QTRY_COMPARE(count->text(), expected.empty() ? QStringLiteral("none") : QString::number(expected.size()));
        QAction *next = w.action(ExploreCommands::findNext);
        QAction *previous = w.action(ExploreCommands::findPrevious);
        QCOMPARE(next->isEnabled(), !expected.empty());
        for (std::size_t i = 0; i < 2 * expected.size(); ++i) { // wraps around
            next->trigger();
            QCOMPARE(w.exploration().selected(), expected[i % expected.size()]);
        }
        for (std::size_t i = 1; i < expected.size(); ++i) {
            previous->trigger();
            QCOMPARE(w.exploration().selected(), expected[expected.size() - 1 - i]);
        }
        search->clear();
        QTRY_VERIFY(count->text().isEmpty() && !next->isEnabled() && !previous->isEnabled());
    }

    void searchesWalkWhatIsShown_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("a part") << 0;
        QTest::newRow("unfolded") << 1;
        QTest::newRow("merged") << 2; // all are shown, in groups
    }
    void searchesWalkWhatIsShown()
    {
        QFETCH(int, way);
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        if (way == 0)
            w.filter().showRegion(FilterSettings::Region::From, w.graph().followers(GameGraph::root())[1]);
        else if (way == 1)
            w.filter().unfoldAt(GameGraph::root());
        else
            w.filter().setCollapse(Collapse::SgValue);
        QTRY_VERIFY(w.isQuiet() && w.picture().excerpt);
        w.type(QStringLiteral("value 1"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        std::vector<PositionId> here;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (w.exploration().labels()->value(id) == 1 && w.picture().shownOf(id).isShown())
                here.push_back(id);
        }
        const std::size_t outside = w.filter().matches().size() - here.size();
        QCOMPARE(outside > 0, way != 2);
        const auto *count = w.find<QLabel>("matchCount");
        const QString text = QStringLiteral("%1 here, %2 outside");
        QCOMPARE(count->text(), way == 2 ? QString::number(here.size()) : text.arg(here.size()).arg(outside));
        QCOMPARE(count->toolTip().contains(QStringLiteral("outside")), way != 2);
        for (std::size_t i = 0; i < 2 * here.size(); ++i) {
            w.trigger(ExploreCommands::findNext);
            QCOMPARE(w.exploration().selected(), here[i % here.size()]);
            QVERIFY(count->text().startsWith(QStringLiteral("%1 of %2").arg(i % here.size() + 1).arg(here.size())));
        }
        w.key(Qt::Key_A);
        QTRY_VERIFY(w.isQuiet() && count->text() == QString::number(here.size() + outside));
    }

    void searchesAnswerInTheWholeWindow()
    {
        QWidget window;
        Window w(QStringLiteral("kayles:9"));
        auto *row = new QHBoxLayout(&window);
        auto *list = new QListWidget;
        list->addItems({QStringLiteral("value 1"), QStringLiteral("value 2")});
        row->addWidget(&w.view);
        row->addWidget(list);
        window.show();
        QApplication::setActiveWindow(&window);
        QTRY_VERIFY(w.isQuiet());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F, Qt::ControlModifier);
        auto *search = w.find<QLineEdit>("findPositions");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("value 1"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F3);
        QCOMPARE(w.exploration().selected(), w.filter().matches().front());
        w.view.hide(); // like a hidden workspace
        QTest::keyClick(list, Qt::Key_F3);
        QTest::keyClick(list, Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(w.exploration().selected(), w.filter().matches().front());
        QVERIFY(list->hasFocus());
    }

    void theCountHasItsOwnPlace()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("P"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().matches().empty());
        w.trigger(ExploreCommands::findNext);
        QCoreApplication::processEvents();
        w.view.resize(w.view.minimumSizeHint().width(), 560); // the minimum width in a window
        QCoreApplication::processEvents();
        const auto *count = w.find<QLabel>("matchCount");
        const auto *search = w.find<QLineEdit>("findPositions");
        QVERIFY(count->text().contains(QStringLiteral("1 of ")));
        QVERIFY(count->width() >= count->sizeHint().width());
        QVERIFY(count->geometry().left() >= search->geometry().right());
        QVERIFY(search->width() >= search->minimumWidth());
    }

    void escapeClearsAndGivesTheKeysBack()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("P"));
        auto *search = w.view.findChild<QLineEdit *>(QStringLiteral("findPositions"));
        QVERIFY(search->hasFocus());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty() && search->hasFocus());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(w.canvas().hasFocus());
    }

    void nothingFoundInAPartSaysSo()
    {
        Window w(QStringLiteral("kayles:40"), 500);
        QTRY_VERIFY(w.isQuiet() && w.graph().isTruncated());
        w.type(QStringLiteral("1,1,1,1,1,1,1,1"));
        QTRY_VERIFY(w.isQuiet() && w.filter().settings().query.size() == 15);
        QTRY_VERIFY2(w.summary().contains(QStringLiteral("none in the part that is built")), qPrintable(w.summary()));
        QCOMPARE(w.find<QLabel>("matchCount")->text(), QStringLiteral("none so far"));
        w.type(QStringLiteral("kayles:40"));
        QTRY_VERIFY(w.isQuiet() && !w.summary().contains(QStringLiteral("The search")));
    }

    void nothingIsDimmedForNothing()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.action(ExploreCommands::others(FilterSettings::Others::Dimmed))->trigger();
        w.type(QStringLiteral("value 99"));
        QTRY_VERIFY(w.isQuiet() && w.find<QLabel>("matchCount")->text() == QStringLiteral("none"));
        QVERIFY(!w.picture().highlighted);
        QVERIFY2(w.summary().contains(QStringLiteral("nothing is dimmed")), qPrintable(w.summary()));
        w.type(QStringLiteral("value 1"));
        QTRY_VERIFY(w.isQuiet() && w.picture().highlighted);
        QVERIFY2(!w.summary().contains(QStringLiteral("dimmed")), qPrintable(w.summary()));
    }

    void whatCannotBeReadIsSaidOnScreen()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.type(QStringLiteral("value x"));
        QTRY_VERIFY(w.isQuiet() && !w.filter().queryProblem().isEmpty());
        QVERIFY2(w.summary().startsWith(w.filter().queryProblem()), qPrintable(w.summary()));
        QCOMPARE(w.find<QLineEdit>("findPositions")->accessibleDescription(), w.filter().queryProblem());
    }

    void aSearchFindsRoomBesideIt()
    {
        Window w(QStringLiteral("kayles:9"), 200'000, {1400, 800});
        QTRY_VERIFY(w.isQuiet());
        const QString text = QStringLiteral("P, value>=0, followers<=2");
        w.type(text);
        QTRY_VERIFY(w.isQuiet());
        auto *search = w.find<QLineEdit>("findPositions");
        const auto available = [search] {
            return search->width() - 2 * search->height();
        }; // without margins and a button
        QVERIFY(available() >= search->fontMetrics().horizontalAdvance(text));
        // If there is less space, it uses what is available.
        const auto *tools = search->parentWidget()->parentWidget()->layout();
        for (const int width : {1300, 1200, 1100, 1000, 900}) {
            w.view.resize(width, 800);
            QCoreApplication::processEvents();
            QVERIFY(available() >= search->fontMetrics().horizontalAdvance(text) ||
                    tools->minimumSize().width() - search->minimumWidth() + search->width() >= width - 12);
        }
    }
};

MEXPLORER_TEST(TestExploreSearch)
#include "tst_exploresearch.moc"
