// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/notation/expression.h"
#include "tests/app/window/windowhome.h"
#include "tests/testprogram.h"
#include "views/charts/copiedpicture.h"
#include "views/explore/exploreview.h"
#include "views/widgets/commands.h"
#include "views/widgets/messagebar.h"

#include <QClipboard>
#include <QMimeData>
#include <QXmlStreamReader>

using namespace mexplorer;

/// Tests that the current picture is copied to the clipboard with its text, from every workspace that has one.
class CopiedPicturesTest : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        forget();
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    }
    void everyPictureIsCopied_data();
    void everyPictureIsCopied();
    void largeGraphsAreCopiedAsShown();
    void nothingToCopyIsSaid();
    void hiddenAnswersAreNotCopied();

private:
    static void copy(MainWindow &window) { (*window.commands())[WindowCommands::copyPicture]->trigger(); }
    static const QMimeData *clipboard() { return QGuiApplication::clipboard()->mimeData(); }
    /// Returns the number of colours, up to three: a blank picture has one.
    static int colorsOf(const QImage &image)
    {
        QSet<QRgb> colors;
        for (int y = 0; y < image.height() && colors.size() < 3; ++y) {
            for (int x = 0; x < image.width() && colors.size() < 3; ++x)
                colors.insert(image.pixel(x, y));
        }
        return static_cast<int>(colors.size());
    }
    /// Returns the width of the widest raster image in an SVG.
    static double widestImageOf(const QByteArray &bytes)
    {
        double widest = 0;
        for (QXmlStreamReader svg(bytes); !svg.atEnd();) {
            if (svg.readNext() == QXmlStreamReader::StartElement && svg.name() == QLatin1String("image"))
                widest = std::max(widest, svg.attributes().value(QStringLiteral("width")).toDouble());
        }
        return widest;
    }
    /// Returns the names of the elements of an SVG; an empty list if it isn't one.
    static QStringList elementsOf(const QByteArray &bytes)
    {
        QXmlStreamReader svg(bytes);
        QStringList elements;
        while (!svg.atEnd()) {
            if (svg.readNext() == QXmlStreamReader::StartElement)
                elements << svg.name().toString();
        }
        return svg.hasError() || elements.value(0) != QStringLiteral("svg") ? QStringList() : elements;
    }
};

void CopiedPicturesTest::everyPictureIsCopied_data()
{
    QTest::addColumn<WorkspaceId>("workspace");
    QTest::addColumn<QString>("text"); // a part of the copied text
    QTest::newRow("explore") << WorkspaceId::Explore << QStringLiteral("kayles:5");
    QTest::newRow("step") << WorkspaceId::Step << QStringLiteral("kayles:5");
    QTest::newRow("play") << WorkspaceId::Play << QStringLiteral("kayles:5");
    QTest::newRow("sequence") << WorkspaceId::Sequence << QStringLiteral("n,value\n0,0\n1,1\n2,2\n3,3\n4,1\n");
    QTest::newRow("puzzles") << WorkspaceId::Puzzles << QStringLiteral("puzzle ");
}

void CopiedPicturesTest::everyPictureIsCopied()
{
    QFETCH(WorkspaceId, workspace);
    QFETCH(QString, text);
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    window.workspaces()->showWorkspace(workspace);
    const auto *view = dynamic_cast<const ViewWithPicture *>(window.workspaces()->view(workspace));
    QVERIFY(view);
    QTRY_VERIFY(view->copiedPicture().has_value());
    copy(window);
    QVERIFY2(window.workspaces()->messages()->message().isEmpty(),
             qPrintable(window.workspaces()->messages()->message()));
    const auto image = clipboard()->imageData().value<QImage>();
    QVERIFY(image.width() > 100 && image.height() > 50);
    QVERIFY(colorsOf(image) > 2);
    const QStringList shapes = elementsOf(clipboard()->data(QStringLiteral("image/svg+xml")));
    QVERIFY(shapes.contains(QStringLiteral("path")) || shapes.contains(QStringLiteral("rect")) ||
            shapes.contains(QStringLiteral("ellipse")) || shapes.contains(QStringLiteral("circle")));
    // It can be scaled: only icons are raster images, and the points of a plot.
    const QByteArray bytes = clipboard()->data(QStringLiteral("image/svg+xml"));
    if (workspace != WorkspaceId::Sequence)
        QVERIFY2(widestImageOf(bytes) <= 48, qPrintable(QString::number(widestImageOf(bytes))));
    QVERIFY2(clipboard()->text().contains(text), qPrintable(clipboard()->text()));
    // The button next to the workspaces drags the same picture.
    QVERIFY(window.findChild<QWidget *>(QStringLiteral("pictureButton"))->isVisible());
}

/// A graph of too many marks for shapes is copied as the window shows it.
void CopiedPicturesTest::largeGraphsAreCopiedAsShown()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("nim:9,9,9,9"));
    const auto *explore = window.workspaces()->viewAs<ExploreView>();
    QTRY_VERIFY(explore->copiedPicture().has_value());
    const std::optional<CopiedPicture> picture = explore->copiedPicture();
    QCOMPARE(picture->drawing.size, explore->canvas()->size());
    copy(window);
    QVERIFY(clipboard()->hasImage());
    QCOMPARE(clipboard()->text(), QStringLiteral("nim:9,9,9,9"));
}

void CopiedPicturesTest::nothingToCopyIsSaid()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    const auto refuses = [&window] {
        window.workspaces()->messages()->dismiss();
        copy(window);
        return window.workspaces()->messages()->message().contains(QStringLiteral("Explore, Step, Play"));
    };
    QVERIFY(refuses()); // the start page
    for (const WorkspaceId id : window.workspaces()->ids()) {
        if (id == WorkspaceId::Puzzles) // has a puzzle before any game is open
            continue;
        window.workspaces()->showWorkspace(id);
        QVERIFY2(refuses(), qPrintable(workspaceName(id)));
    }
    QCOMPARE(clipboard()->text(), QStringLiteral("before"));
}

void CopiedPicturesTest::hiddenAnswersAreNotCopied()
{
    SessionWindow window;
    showAt(window, {1400, 900});
    window.open(QStringLiteral("kayles:5"));
    const auto *explore = window.workspaces()->viewAs<ExploreView>();
    QTRY_VERIFY(explore->copiedPicture().has_value());
    window.workspaces()->showWorkspace(WorkspaceId::Sequence);
    const auto *sequence = dynamic_cast<const ViewWithPicture *>(window.workspaces()->view(WorkspaceId::Sequence));
    QTRY_VERIFY(sequence->copiedPicture().has_value());
    Match *match = window.session()->match();
    window.workspaces()->showWorkspace(WorkspaceId::Play);
    QVERIFY(match->playTo(*parsePosition(u"kayles:4")));
    QTRY_VERIFY(window.session()->exploration()->answers().coversPlayedGame());
    for (const WorkspaceId id : {WorkspaceId::Explore, WorkspaceId::Step, WorkspaceId::Sequence})
        QVERIFY2(!dynamic_cast<const ViewWithPicture *>(window.workspaces()->view(id))->copiedPicture(),
                 qPrintable(workspaceName(id)));
    const auto *play = dynamic_cast<const ViewWithPicture *>(window.workspaces()->view(WorkspaceId::Play));
    QVERIFY(play->copiedPicture().has_value()); // the board reveals no answer
}

MEXPLORER_TEST(CopiedPicturesTest)
#include "tst_copiedpictures.moc"
