// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"
#include "tests/testprogram.h"
#include "tests/views/support/goldenpicture.h"

#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/theme/theme.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// The scene of a golden picture.
struct Scene
{
    QString game;
    Theme::Mode mode = Theme::Mode::Light;
    LayoutOptions layout;
    ColorBy colorBy = ColorBy::Outcome;
    qreal nearer = 1; ///< scale relative to that of the whole graph, about the selection
    QString selected; ///< game expressions
    QString hovered;
    QString query;
};

/// The canvas alone, without the focus.
class Stage
{
public:
    explicit Stage(const Scene &scene)
    {
        Theme::instance().setReducedMotion(true);
        Theme::instance().setMode(scene.mode);
        m_canvas.setFocusPolicy(Qt::NoFocus);
        m_canvas.resize(640, 420);
        m_canvas.setLook({.layout = scene.layout});
        m_canvas.show();
        m_session.exploration()->open(scene.game);
        if (!QTest::qWaitFor([&] { return isSharp(); }, thinkingTimeMs))
            return;
        m_canvas.setLook({.colorBy = scene.colorBy, .layout = scene.layout});
        select(scene);
        if (!scene.query.isEmpty())
            search(scene.query);
        if (scene.nearer > 1) {
            const PositionId selected = m_session.exploration()->selected();
            m_canvas.setCamera({m_canvas.picture().layout->point(selected), scene.nearer * m_canvas.camera().scale});
        }
        m_isReady = QTest::qWaitFor([&] { return isSharp(); }, thinkingTimeMs);
    }

    bool isReady() const { return m_isReady; }
    QImage picture() { return m_canvas.grab().toImage(); }
    GraphCanvas &canvas() { return m_canvas; }
    Exploration &exploration() { return *m_session.exploration(); }
    PositionId find(const QString &expression)
    {
        return m_session.exploration()->graph()->find(join(parsePosition(expression).value()).cells).value();
    }

private:
    static constexpr int thinkingTimeMs = 120'000; // milliseconds

    bool isSharp() { return m_canvas.isCurrent() && !m_canvas.isSharpening() && m_session.jobs()->running().isEmpty(); }

    void select(const Scene &scene)
    {
        if (!scene.selected.isEmpty())
            m_session.exploration()->select(find(scene.selected));
        if (!scene.hovered.isEmpty())
            m_session.exploration()->hover(find(scene.hovered));
    }

    void search(const QString &query)
    {
        m_session.filter()->setQuery(query);
        if (QTest::qWaitFor([&] { return m_session.filter()->isCurrent(); }, thinkingTimeMs))
            m_canvas.setMatches(m_session.filter()->matches(), true);
    }

    Session m_session;
    GraphCanvas m_canvas{m_session.filteredGraph(), m_session.jobs()};
    bool m_isReady = false;
};

Scene sceneOf(const char *game)
{
    Scene scene;
    scene.game = QString::fromLatin1(game);
    return scene;
}

} // namespace

Q_DECLARE_METATYPE(Scene)

/// Compares the look of the canvas to stored pictures.
class TestGoldenPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void looksAsItDid_data();
    void looksAsItDid();
    void smallDifferencesAreSeen();
    void edgesMayDiffer();
};

void TestGoldenPictures::initTestCase()
{
    QVERIFY2(useGoldenFont(), "the font DejaVu Sans is missing: install the package fonts-dejavu-core");
}

void TestGoldenPictures::looksAsItDid_data()
{
    QTest::addColumn<Scene>("scene");
    const auto add = [](const char *name, Scene scene) { QTest::newRow(name) << std::move(scene); };
    add("kayles5", sceneOf("kayles:5"));
    Scene scene = sceneOf("kayles:5");
    scene.mode = Theme::Mode::Dark;
    scene.layout.orientation = Orientation::LeftRight;
    add("kayles5-dark-leftright", scene);

    add("matrix2x2", sceneOf("matrix:2x2"));
    scene = sceneOf("matrix:2x2");
    scene.mode = Theme::Mode::Dark;
    scene.nearer = 2;
    scene.selected = QStringLiteral("matrix:10/11");
    add("matrix2x2-dark-near", scene);

    scene = sceneOf("nim:2,3");
    scene.selected = QStringLiteral("nim:1,2");
    scene.hovered = QStringLiteral("nim:2,2");
    add("nim23-selected-hovered", scene);
    scene.mode = Theme::Mode::Dark;
    scene.query = QStringLiteral("P");
    add("nim23-dark-searched", scene);

    scene = sceneOf("kayles:4 + subtraction{1-2}:4");
    scene.colorBy = ColorBy::SgValue;
    add("sum-values", scene);
    scene.layout.layering = Layering::SgValue;
    scene.layout.order = LayerOrder::Structural;
    scene.colorBy = ColorBy::Remoteness;
    scene.mode = Theme::Mode::Dark;
    add("sum-dark-layers-by-value", scene);

    add("kayles12-middle", sceneOf("kayles:12"));
    scene = sceneOf("kayles:30");
    scene.selected = QStringLiteral("kayles:13,13");
    add("kayles30-far", scene);
    scene.mode = Theme::Mode::Dark;
    scene.colorBy = ColorBy::SgValue;
    scene.nearer = 4;
    add("kayles30-dark-middle", scene);
    scene = sceneOf("kayles:30");
    scene.selected = QStringLiteral("kayles:13,13");
    scene.nearer = 40;
    add("kayles30-near", scene);
}

void TestGoldenPictures::looksAsItDid()
{
    QFETCH(Scene, scene);
    Stage stage(scene);
    QVERIFY(stage.isReady());
    const QString problem = whatDiffersFromGolden(stage.picture(), paths::data(QStringLiteral("golden")),
                                                  QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

/// Tests the comparison: one ring, one mark of another colour and one missing move are noticed.
void TestGoldenPictures::smallDifferencesAreSeen()
{
    Stage stage(sceneOf("nim:2,3"));
    QVERIFY(stage.isReady());
    const QImage plain = stage.picture();
    const auto differs = [&plain](const QImage &other) {
        return differenceOf(plain, other).pixels * 1'500 > qint64(plain.width()) * plain.height();
    };
    QVERIFY(!differs(plain));
    const PositionId other = stage.find(QStringLiteral("nim:2"));
    stage.exploration().hover(other);
    QVERIFY(differs(stage.picture()));
    stage.exploration().hover(noPosition);
    QVERIFY(!differs(stage.picture()));

    QImage recoloured = plain;
    const QPoint at = stage.canvas().pointOf(ShownId(other)).toPoint();
    for (int y = -6; y <= 6; ++y) {
        for (int x = -6; x <= 6; ++x)
            recoloured.setPixel(at + QPoint(x, y), qRgb(120, 120, 120));
    }
    QVERIFY(differs(recoloured));

    QImage crossed = plain;
    for (int y = 0; y < plain.height(); ++y)
        crossed.setPixel(20, y, qRgb(90, 90, 90));
    QVERIFY(differs(crossed));
}

/// Glyphs with other hinting, as with another font configuration, are accepted.
void TestGoldenPictures::edgesMayDiffer()
{
    for (const char *game : {"kayles:5", "nim:2,3"}) {
        useGoldenFont();
        Stage stage(sceneOf(game));
        QVERIFY(stage.isReady());
        const QImage plain = stage.picture();
        QFont font = QApplication::font();
        font.setHintingPreference(QFont::PreferFullHinting);
        font.setStyleStrategy(QFont::PreferDefault);
        QApplication::setFont(font);
        Stage hinted(sceneOf(game));
        QVERIFY(hinted.isReady());
        const qint64 pixels = differenceOf(plain, hinted.picture()).pixels;
        QVERIFY2(pixels * 1'500 <= qint64(plain.width()) * plain.height(), qPrintable(QString::number(pixels)));
    }
    useGoldenFont();
}

MEXPLORER_TEST(TestGoldenPictures)
#include "tst_goldenpictures.moc"
