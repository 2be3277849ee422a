#include "tests/views/support/explorewindow.h"
#include "model/session/session.h"
#include "tests/views/support/samples.h"
#include "views/canvas/legend.h"
#include "views/canvas/overviewmap.h"
#include "views/explore/exploreview.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace mexplorer;
using samples::uniform;

namespace {

/// The Explore workspace in a window, driven by events only.
struct Window : ExploreWindow
{
    explicit Window(const QString &game) : ExploreWindow(game, {1100, 800}) {}
    const GameGraph &graph() { return *exploration().graph(); }
    const LayeredLayout &layout() { return *canvas().picture().layout; }
    QPoint point(PositionId id) { return canvas().pointOf(id).toPoint(); }
    void trigger(const char *action) { view.findChild<QAction *>(QString::fromLatin1(action))->trigger(); }
    void wheel(QPointF at, int turn)
    {
        QWheelEvent event(at, canvas().mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&canvas(), &event);
    }
    static void move(QWidget &widget, QPointF to, Qt::MouseButtons buttons)
    {
        QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
    QImage shot() { return canvas().grab().toImage(); }
};

bool holds(std::span<const PositionId> ids, PositionId id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

} // namespace

class TestExploreView : public QObject
{
    Q_OBJECT

private slots:
    // ---- camera

    void wheelKeepsWhatIsUnderThePointer()
    {
        Window w(QStringLiteral("kayles:10"));
        QTRY_VERIFY(w.isSharp());
        std::mt19937 random(61);
        for (int i = 0; i < 60; ++i) {
            const PositionId id = std::uniform_int_distribution<PositionId>(0, w.graph().positionCount() - 1)(random);
            w.trigger("explore.fit");
            const QPointF at = w.canvas().pointOf(id);
            for (int notch = 0; notch < 4; ++notch) {
                w.wheel(at, std::uniform_int_distribution(10, 240)(random));
                QVERIFY((w.canvas().pointOf(id) - at).manhattanLength() < 0.01);
                QCOMPARE(w.canvas().positionAt(at), id);
            }
        }
    }

    void zoomHasItsLimits()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isSharp());
        const qreal fitted = w.canvas().camera().scale;
        for (int i = 0; i < 40; ++i)
            w.trigger("explore.zoomIn");
        QCOMPARE(w.canvas().camera().scale, 400.0);
        for (int i = 0; i < 60; ++i)
            w.trigger("explore.zoomOut");
        QVERIFY(std::abs(w.canvas().camera().scale - fitted / 2) < 1e-6);
        w.canvas().setCamera({QPointF(1e6, -1e6), 50});
        QVERIFY(w.layout().extent().adjusted(-0.01, -0.01, 0.01, 0.01).contains(w.canvas().camera().centre));
    }

    void pinchZoomsAtTheFingers()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isSharp());
        const QPointF at = w.canvas().pointOf(2);
        const qreal scale = w.canvas().camera().scale;
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  w.canvas().mapToGlobal(at), 0.3, QPointF());
        QApplication::sendEvent(&w.canvas(), &pinch);
        QVERIFY(std::abs(w.canvas().camera().scale / scale - 1.3) < 1e-6);
        QVERIFY((w.canvas().pointOf(2) - at).manhattanLength() < 0.01);
    }

    void fitFollowsTheWindowUntilSomebodyZooms()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isSharp());
        const auto showsAll = [&] {
            for (const PositionId id : samples::allOf(w.graph())) {
                if (!w.canvas().rect().contains(w.point(id)))
                    return false;
            }
            return true;
        };
        w.view.resize(700, 500);
        QTRY_VERIFY(w.isSharp() && showsAll());
        w.wheel(QPointF(20, 20), 600);
        QVERIFY(!showsAll());
        const qreal scale = w.canvas().camera().scale;
        w.view.resize(720, 520);
        QCOMPARE(w.canvas().camera().scale, scale);
        w.canvas().setFocus();
        QTest::keyClick(&w.canvas(), Qt::Key_0);
        QTRY_VERIFY(showsAll());
    }

    void zoomToSelectionShowsAllNeighbours()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isSharp());
        w.canvas().setFocus();
        for (const PositionId id : samples::allOf(w.graph())) {
            w.exploration().select(id);
            QTest::keyClick(&w.canvas(), Qt::Key_Z);
            QVERIFY(w.canvas().rect().contains(w.point(id)));
            for (const PositionId other : w.graph().followers(id))
                QVERIFY(w.canvas().rect().contains(w.point(other)));
            for (const PositionId other : (*w.exploration().explored().predecessors)(id))
                QVERIFY(w.canvas().rect().contains(w.point(other)));
        }
    }

    void middleButtonDragsAsWell()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isSharp());
        w.wheel(w.canvas().viewRect().center(), 360);
        const QPointF before = w.canvas().pointOf(0);
        const QPoint from(300, 300);
        QTest::mousePress(&w.canvas(), Qt::MiddleButton, {}, from);
        Window::move(w.canvas(), from + QPoint(30, 20), Qt::MiddleButton);
        Window::move(w.canvas(), from + QPoint(60, 40), Qt::MiddleButton);
        QTest::mouseRelease(&w.canvas(), Qt::MiddleButton, {}, from + QPoint(60, 40));
        QVERIFY((w.canvas().pointOf(0) - before - QPointF(60, 40)).manhattanLength() < 0.01);
        QCOMPARE(w.exploration().selected(), GameGraph::root());
    }

    // ---- selection

    void clicksSelectWhatIsNearest()
    {
        Window w(QStringLiteral("nim:3,3,2"));
        QTRY_VERIFY(w.isSharp());
        std::mt19937 random(62);
        int hits = 0;
        for (int i = 0; i < 200; ++i) {
            QPoint at(int(uniform(random, 5, w.canvas().width() - 5)),
                      int(uniform(random, 5, w.canvas().height() - 5)));
            if (i % 2 == 0) // each second one near a position
                at = w.point(std::uniform_int_distribution<PositionId>(0, w.graph().positionCount() - 1)(random)) +
                     QPoint(int(random() % 9) - 4, int(random() % 9) - 4);
            PositionId nearest = noPosition;
            qreal least = 1e9;
            for (const PositionId id : samples::allOf(w.graph())) {
                const QPointF way = w.canvas().pointOf(id) - at;
                const qreal distance = std::hypot(way.x(), way.y());
                if (distance < least) {
                    least = distance;
                    nearest = id;
                }
            }
            const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
            const PositionId before = w.exploration().selected();
            QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, at);
            if (least < radius) {
                ++hits;
                QCOMPARE(w.exploration().selected(), nearest);
            } else if (least > radius + 12) {
                QCOMPARE(w.exploration().selected(), before); // the empty ground selects nothing
            }
        }
        QVERIFY(hits > 50);
    }

    void hoverFollowsThePointer()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isSharp());
        QSignalSpy hovered(&w.exploration(), &Exploration::hoverChanged);
        for (const PositionId id : samples::allOf(w.graph())) {
            Window::move(w.canvas(), w.canvas().pointOf(id), Qt::NoButton);
            QCOMPARE(w.exploration().hovered(), id);
            QCOMPARE(w.canvas().cursor().shape(), Qt::PointingHandCursor);
        }
        QCOMPARE(hovered.size(), qsizetype(w.graph().positionCount()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&w.canvas(), &leave);
        QCOMPARE(w.exploration().hovered(), noPosition);
    }

    void arrowKeysLandOnNeighbours_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("leftRight");
        for (const char *game : {"kayles:9", "nim:2,3,3", "matrix:2x3", "subtraction{1-3}:14"}) {
            QTest::addRow("%s down", game) << QString::fromLatin1(game) << false;
            QTest::addRow("%s right", game) << QString::fromLatin1(game) << true;
        }
    }
    void arrowKeysLandOnNeighbours()
    {
        QFETCH(QString, game);
        QFETCH(bool, leftRight);
        Window w(game);
        QTRY_VERIFY(w.isSharp());
        if (leftRight) {
            w.trigger("explore.leftRight");
            QTRY_VERIFY(w.isSharp() && w.layout().options().orientation == Orientation::LeftRight);
        }
        const Qt::Key forward = leftRight ? Qt::Key_Right : Qt::Key_Down;
        const Qt::Key back = leftRight ? Qt::Key_Left : Qt::Key_Up;
        const std::array keys = {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right};
        std::mt19937 random(63);
        for (int i = 0; i < 300; ++i) {
            const PositionId before = w.exploration().selected();
            const Qt::Key key = keys[random() % 4];
            QTest::keyClick(&w.canvas(), key);
            const PositionId after = w.exploration().selected();
            QVERIFY(w.canvas().rect().contains(w.point(after)));
            if (after == before)
                continue;
            if (key == forward)
                QVERIFY(holds(w.graph().followers(before), after));
            else if (key == back)
                QVERIFY(holds((*w.exploration().explored().predecessors)(before), after));
            else
                QCOMPARE(w.layout().layerOf(after), w.layout().layerOf(before));
        }
    }

    void historyGoesBackAndForward()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isSharp());
        QStringList visited = {w.exploration().expression()};
        for (int i = 0; i < 3; ++i) {
            const PositionId next = w.graph().followers(GameGraph::root()).back();
            QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, w.point(next));
            visited << w.exploration().expression();
            QTRY_VERIFY(w.isSharp());
        }
        QVERIFY(!w.exploration().canGoForward());
        for (qsizetype i = visited.size() - 2; i >= 0; --i) {
            w.exploration().goBack();
            QCOMPARE(w.exploration().expression(), visited[i]);
            QTRY_VERIFY(w.isSharp());
            QCOMPARE(w.graph().text(GameGraph::root()), visited[i]);
        }
        QVERIFY(!w.exploration().canGoBack());
        for (qsizetype i = 1; i < visited.size(); ++i) {
            w.exploration().goForward();
            QCOMPARE(w.exploration().expression(), visited[i]);
        }
    }

    void contextMenuIsAboutThePosition()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isSharp());
        const PositionId target = w.graph().followers(0).back();
        QContextMenuEvent event(QContextMenuEvent::Mouse, w.point(target), w.canvas().mapToGlobal(w.point(target)));
        QApplication::sendEvent(&w.canvas(), &event);
        QCOMPARE(w.exploration().selected(), target);
        auto *menu = w.view.findChild<QMenu *>(QStringLiteral("positionMenu"));
        QVERIFY(menu && menu->isVisible());
        QAction *copy = nullptr;
        for (QAction *action : menu->actions())
            copy = action->text() == QStringLiteral("Copy Expression") ? action : copy;
        QVERIFY(copy);
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), w.graph().text(target));
        menu->close();
    }

    // ---- search

    void searchAgreesWithTheLabels_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question :
             {"P", "N", "value 2", "3 followers", "remoteness 1", "birthday 4", "2,1", "P value 1"})
            QTest::newRow(question) << QString::fromLatin1(question);
    }
    void searchAgreesWithTheLabels()
    {
        QFETCH(QString, question);
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isSharp());
        const auto accepts = [&](PositionId id) {
            const Labels &labels = *w.exploration().labels();
            const bool p = labels.value(id) == 0;
            const QStringList words = question.split(u' ');
            const quint32 number = words.last().toUInt();
            if (question == QStringLiteral("P") || question == QStringLiteral("N"))
                return p == (question == QStringLiteral("P"));
            if (question == QStringLiteral("3 followers"))
                return w.graph().followers(id).size() == 3;
            if (words.first() == QStringLiteral("remoteness"))
                return labels.remoteness(id) == number;
            if (words.first() == QStringLiteral("birthday"))
                return labels.birthday(id) == number;
            if (words.size() == 3)
                return p && labels.value(id) == number; // nothing has both
            return words.size() == 2 ? labels.value(id) == number : w.graph().text(id).contains(question);
        };
        std::vector<PositionId> expected;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (accepts(id))
                expected.push_back(id);
        }
        auto *search = w.view.findChild<QLineEdit *>(QStringLiteral("findPositions"));
        auto *count = w.view.findChild<QLabel *>(QStringLiteral("matchCount"));
        search->setFocus();
        QTest::keyClicks(search, question);
        QTRY_VERIFY(w.isSharp());
        QTRY_COMPARE(count->text(), expected.empty() ? QStringLiteral("none") : QString::number(expected.size()));
        QAction *next = w.view.findChild<QAction *>(QStringLiteral("explore.findNext"));
        QAction *previous = w.view.findChild<QAction *>(QStringLiteral("explore.findPrevious"));
        QCOMPARE(next->isEnabled(), !expected.empty());
        for (std::size_t i = 0; i < 2 * expected.size(); ++i) { // and round again
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

    // ---- what is shown

    void colourTellsTheLabel_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("dark");
        for (int by = 0; by < 4; ++by) {
            QTest::addRow("%d light", by) << by << false;
            QTest::addRow("%d dark", by) << by << true;
        }
    }
    void colourTellsTheLabel()
    {
        QFETCH(int, by);
        QFETCH(bool, dark);
        Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isSharp());
        w.view.findChild<QAction *>(QStringLiteral("explore.color.%1").arg(by))->trigger();
        QTRY_VERIFY(w.isSharp() && int(w.canvas().colorBy()) == by);
        const QImage image = w.shot();
        const Labels &labels = *w.exploration().labels();
        const std::array<std::span<const quint32>, 4> numbers = {labels.values(), labels.values(),
                                                                 labels.remotenesses(), labels.birthdays()};
        const auto all = numbers[std::size_t(by)];
        const quint32 greatest = *std::max_element(all.begin(), all.end());
        const Colors &colors = Theme::instance().colors();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (id == w.exploration().selected())
                continue;
            const QColor wanted = by == 0 ? colors.outcome(labels.outcome(id)) : colors.value(all[id], greatest);
            const QColor rim = samples::pixelAt(image, w.canvas().pointOf(id) - QPointF(0.9 * radius, 0));
            QVERIFY2(samples::distance(rim, wanted) < 60, qPrintable(rim.name() + wanted.name()));
        }
        auto *legend = w.view.findChild<Legend *>();
        const QString text = legend->accessibleDescription();
        QVERIFY(text.contains(QStringLiteral("P: the previous player wins")));
        QCOMPARE(text.contains(QStringLiteral("0 to %1").arg(greatest)), by != 0);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void legendNamesWhatThereIs()
    {
        Legend legend;
        legend.resize(1400, 30);
        GraphPicture picture = samples::pictureOf(QStringLiteral("kayles:5"));
        legend.setPicture(picture);
        const QString whole = legend.accessibleDescription();
        QVERIFY(!whole.contains(QStringLiteral("draw")) && !whole.contains(QStringLiteral("not known")));
        const QImage plain = legend.grab().toImage();
        picture.setColorBy(ColorBy::Birthday);
        legend.setPicture(picture);
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("birthday 0 to 5")));
        QVERIFY(legend.grab().toImage() != plain);

        std::mt19937 random(64);
        legend.setPicture(samples::pictureOf(samples::randomGraph(random, 40, 60, true)));
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("not known")));
        legend.setPicture({});
        QVERIFY(samples::painted(legend.grab().toImage(), legend.grab().toImage().pixel(0, 0)).isEmpty());
    }

    void labelsAppearStepByStep()
    {
        Window w(QStringLiteral("kayles:5"));
        QTRY_VERIFY(w.isSharp());
        const PositionId count = w.graph().positionCount();
        const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
        Reveal reveal;
        reveal.outcomeSteps = reveal.valueSteps =
            std::make_shared<const std::vector<quint32>>(samples::allOf(w.graph()));
        const Colors &colors = Theme::instance().colors();
        for (const quint32 step : {0U, 2U, 5U, count - 1, 1U}) { // forward, and back again
            reveal.step = step;
            w.exploration().setReveal(reveal);
            QTRY_VERIFY(w.isSharp());
            const QImage image = w.shot();
            for (PositionId id = 1; id < count; ++id) {
                const QColor middle = samples::pixelAt(image, w.canvas().pointOf(id) - QPointF(0, 0.64 * radius));
                const bool disc = id <= step && w.exploration().labels()->outcome(id) == Outcome::P;
                QCOMPARE(samples::distance(middle, colors.pPosition) < 60, disc);
            }
        }
    }

    void layersAreWhatIsAskedFor()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isSharp());
        for (const Layering layering : {Layering::SgValue, Layering::TokensLeft, Layering::LongestPlay}) {
            w.view.findChild<QAction *>(QStringLiteral("explore.layers.%1").arg(int(layering)))->trigger();
            QTRY_VERIFY(w.isSharp() && w.layout().options().layering == layering);
            const ExploredGraph &explored = w.exploration().explored();
            for (const PositionId id : samples::allOf(w.graph())) {
                const quint64 key = w.layout().layerKey(w.layout().layerOf(id));
                QCOMPARE(key, layering == Layering::SgValue      ? explored.labels->value(id)
                              : layering == Layering::TokensLeft ? explored.graph->rules()->size(w.graph().cells(id))
                                                                 : explored.labels->birthday(id));
            }
        }
        w.trigger("explore.structural");
        QTRY_VERIFY(w.isSharp() && w.layout().options().order == LayerOrder::Structural);
    }

    void overviewIsDragged()
    {
        Window w(QStringLiteral("kayles:14"));
        QTRY_VERIFY(w.isSharp());
        auto *map = w.view.findChild<OverviewMap *>();
        QVERIFY(map->isHidden());
        w.wheel(w.canvas().viewRect().center(), 1200);
        QTRY_VERIFY(map->isVisible() && w.isSharp());
        QVERIFY(w.canvas().rect().contains(map->geometry()));
        const qreal scale = w.canvas().camera().scale;
        const QRectF extent = w.layout().extent();
        const QRectF inner = QRectF(map->rect()).adjusted(4, 4, -4, -4);
        QTest::mousePress(map, Qt::LeftButton, {}, inner.center().toPoint());
        for (const QPointF &share : {QPointF(0.3, 0.4), QPointF(0.7, 0.2), QPointF(0.5, 0.9)}) {
            const QPointF at(inner.left() + share.x() * inner.width(), inner.top() + share.y() * inner.height());
            Window::move(*map, at, Qt::LeftButton);
            const QPointF wanted(extent.left() + share.x() * extent.width(),
                                 extent.top() + share.y() * extent.height());
            const QPointF way = w.canvas().camera().centre - wanted;
            QVERIFY(std::abs(way.x()) < 0.03 * extent.width() && std::abs(way.y()) < 0.03 * extent.height());
            QCOMPARE(w.canvas().camera().scale, scale);
        }
        const QPointF there = w.canvas().camera().centre;
        QTest::mouseRelease(map, Qt::LeftButton, {}, inner.center().toPoint());
        Window::move(*map, inner.topLeft(), Qt::NoButton); // no button, no drag
        QCOMPARE(w.canvas().camera().centre, there);
        w.trigger("explore.fit");
        QVERIFY(map->isHidden());
    }

    // ---- files

    void picturesAreWrittenFromTheDialog_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"graph.svg", "graph.pdf", "graph.png"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void picturesAreWrittenFromTheDialog()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isSharp());
        w.trigger("explore.exportPicture");
        auto *dialog = w.view.findChild<QFileDialog *>(QStringLiteral("exportPictureDialog"));
        QVERIFY(dialog);
        emit dialog->fileSelected(folder.filePath(name));
        auto *summary = w.view.findChild<QLabel *>(QStringLiteral("graphSummary"));
        QTRY_COMPARE(summary->text(), QStringLiteral("Written to %1").arg(folder.filePath(name)));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.size() > 500);
        dialog->close();
    }

    void cancelWritesNothingAndBadPlacesAreSaid()
    {
        QTemporaryDir folder;
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isSharp());
        QSignalSpy problems(&w.exploration(), &Exploration::problemFound);
        w.trigger("explore.exportPicture");
        auto *dialog = w.view.findChild<QFileDialog *>(QStringLiteral("exportPictureDialog"));
        dialog->setDirectory(folder.path());
        dialog->reject();
        QVERIFY(w.session.jobs()->running().isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
        QCOMPARE(problems.size(), 0);

        w.trigger("explore.exportPicture");
        for (QFileDialog *each : w.view.findChildren<QFileDialog *>())
            dialog = each;
        emit dialog->fileSelected(folder.filePath(QStringLiteral("missing/graph.svg")));
        QTRY_COMPARE(problems.size(), 1);
        const auto problem = problems.front().front().value<Problem>();
        QCOMPARE(problem.kind, Problem::Kind::File);
        QVERIFY(problem.message.contains(QStringLiteral("missing/graph.svg")));
        QVERIFY(problem.message.endsWith(QStringLiteral("Choose another place.")));
        dialog->close();
    }
};

QTEST_MAIN(TestExploreView)
#include "tst_exploreview.moc"
