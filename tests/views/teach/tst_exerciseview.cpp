// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "model/teach/sheetformat.h"
#include "model/writing/writer.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/charts/drawing.h"
#include "views/teach/exercisecommands.h"
#include "views/teach/exercisepane.h"
#include "views/teach/exerciseview.h"
#include "views/teach/sheetdialog.h"
#include "views/writing/paperpages.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

using namespace mexplorer;

/// Tests exercises in a window.
class ExerciseViewTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeExerciseByKeyboard_data();
    void wholeExerciseByKeyboard();
    void wrongAnswersAreExplained();
    void fieldsAreChosenByClick();
    void fieldsHavePlaces_data();
    void fieldsHavePlaces();
    void followsTheGame();
    void sheetIsPreviewedAndWritten();
    void sheetIsSeenBeforePrinting();
    void figuresKeepTheirSize();
};

namespace {

struct Bench
{
    explicit Bench(const QString &game = {}, ExerciseKind kind = ExerciseKind::Mex, QSize size = {1024, 700})
        : view(&session)
    {
        view.run()->setKind(kind);
        if (!game.isEmpty())
            session.exploration()->open(game);
        view.resize(size);
        view.show();
        view.activateWindow();
    }

    bool isReady()
    {
        return waitForWindowActive(&view) &&
               QTest::qWaitFor([this] { return view.run()->attempt() && !view.run()->isMaking(); }, 60'000);
    }
    template <class Widget> Widget *find(const QString &name) { return view.findChild<Widget *>(name); }
    const Attempt &attempt() { return *view.run()->attempt(); }

    Session session;
    ExerciseView view;
};

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

/// Types a right answer for the current field into the focused widget.
void typeAnswer(const Question &question)
{
    const Value right = question.right.front();
    if (question.input == Question::Input::Number) {
        QTest::keyClicks(QApplication::focusWidget(), QString::number(right));
        press(Qt::Key_Return);
    } else if (question.hasInitials()) {
        QTest::keyClicks(QApplication::focusWidget(), Sentence(question.choices[right]).plain().first(1));
    } else if (auto *list = qobject_cast<QListWidget *>(QApplication::focusWidget())) {
        for (int i = 0; i < list->count() && list->currentRow() != static_cast<int>(right); ++i)
            press(Qt::Key_Right);
        QCOMPARE(list->currentRow(), static_cast<int>(right));
        press(Qt::Key_Return);
    } else {
        QTest::keyClicks(QApplication::focusWidget(), QString::number(right + 1));
    }
}

} // namespace

void ExerciseViewTest::wholeExerciseByKeyboard_data()
{
    QTest::addColumn<int>("kind");
    for (const ExerciseKind kind : allExerciseKinds())
        QTest::newRow(qPrintable(exerciseKindName(kind))) << static_cast<int>(kind);
}

/// From the kind's command to the last field and to another exercise, without the mouse.
void ExerciseViewTest::wholeExerciseByKeyboard()
{
    QFETCH(int, kind);
    Bench bench;
    QVERIFY(bench.isReady());
    const auto requested = static_cast<ExerciseKind>(kind);
    (*bench.view.commands())[ExerciseCommands::kind(requested)]->trigger();
    QTRY_VERIFY(bench.view.run()->attempt() && bench.attempt().exercise().kind == requested);
    for (int i = 0; i < 200 && bench.view.run()->field() >= 0; ++i) {
        typeAnswer(Question(bench.attempt().field(bench.view.run()->field()).question));
        QVERIFY(bench.view.run()->verdict().isRight);
        QVERIFY(!bench.find<QLabel>(QStringLiteral("answerVerdict"))->text().isEmpty());
    }
    QVERIFY(bench.attempt().isDone());
    QCOMPARE(bench.view.run()->score().right, bench.attempt().fieldCount());
    QCOMPARE(QApplication::focusWidget(), bench.find<QPushButton>(QStringLiteral("exerciseAnother")));
    press(Qt::Key_Space);
    QTRY_VERIFY(bench.view.run()->field() >= 0);
    QCOMPARE(bench.view.run()->doneCount(), 1);
    press(Qt::Key_Space, Qt::ControlModifier); // shows the model answer
    QTRY_VERIFY(bench.view.run()->verdict().isRight);
}

void ExerciseViewTest::wrongAnswersAreExplained()
{
    Bench bench(QStringLiteral("kayles:7"), ExerciseKind::Outcome);
    QVERIFY(bench.isReady());
    const quint32 right = bench.attempt().field(0).question.right.front();
    press(right == 0 ? Qt::Key_N : Qt::Key_P);
    QVERIFY(!bench.view.run()->verdict().isRight);
    QVERIFY(!bench.find<QLabel>(QStringLiteral("answerVerdict"))->text().isEmpty());
    QCOMPARE(bench.view.run()->field(), 0);
    press(right == 0 ? Qt::Key_P : Qt::Key_N);
    QVERIFY(bench.attempt().isDone());
    QCOMPARE(bench.view.run()->score(), (Score{0, 1}));
    QCOMPARE(bench.view.run()->doneCount(), 1);
}

void ExerciseViewTest::fieldsAreChosenByClick()
{
    Bench bench(QStringLiteral("kayles:4"), ExerciseKind::NimSum);
    QVERIFY(bench.isReady());
    auto *pane = bench.find<ExercisePane>(QStringLiteral("exercisePane"));
    QTest::mouseClick(pane, Qt::LeftButton, Qt::NoModifier, pane->fieldRect(2).center().toPoint());
    QCOMPARE(bench.view.run()->field(), 2);
    const int last = bench.attempt().fieldCount() - 1;
    QTest::mouseClick(pane, Qt::LeftButton, Qt::NoModifier, pane->fieldRect(last).center().toPoint());
    QCOMPARE(bench.view.run()->field(), 2);
    QVERIFY(bench.view.run()->verdict().isTooEarly);
}

void ExerciseViewTest::fieldsHavePlaces_data()
{
    wholeExerciseByKeyboard_data();
}

/// Every field except choices and the P or N of the whole exercise is drawn within the picture.
void ExerciseViewTest::fieldsHavePlaces()
{
    QFETCH(int, kind);
    for (const QSize size : {QSize(1024, 700), QSize(1400, 900)}) {
        Bench bench({}, static_cast<ExerciseKind>(kind), size);
        QVERIFY(bench.isReady());
        const auto *pane = bench.find<ExercisePane>(QStringLiteral("exercisePane"));
        const bool isDrawn =
            kind != static_cast<int>(ExerciseKind::Outcome) && kind != static_cast<int>(ExerciseKind::WinningMove);
        for (int field = 0; field < bench.attempt().fieldCount(); ++field) {
            const QRectF rect = pane->fieldRect(field);
            QVERIFY(!isDrawn || (!rect.isEmpty() && QRectF(pane->rect()).contains(rect)));
        }
    }
}

void ExerciseViewTest::followsTheGame()
{
    Bench bench(QStringLiteral("nim:3,4,5"), ExerciseKind::WinningMove);
    QVERIFY(bench.isReady());
    QVERIFY(bench.attempt().exercise().position.text().startsWith(QStringLiteral("nim:")));
    QVERIFY(bench.session.exploration()->answers().hidesAll());
    bench.view.hide();
    QVERIFY(!bench.session.exploration()->answers().hidesAll());
    bench.view.show();
    bench.session.exploration()->open(QStringLiteral("matrix:3x3"));
    QTRY_VERIFY(bench.attempt().exercise().position.text().startsWith(QStringLiteral("matrix:")));
    bench.view.run()->setKind(ExerciseKind::Period);
    QTRY_VERIFY(!bench.view.run()->attempt());
    QVERIFY(bench.find<QLabel>(QStringLiteral("exerciseNotice"))->isVisible());
}

void ExerciseViewTest::sheetIsPreviewedAndWritten()
{
    Session session;
    SheetDialog dialog(&session, QStringLiteral("kayles"), {ExerciseKind::Label}, nullptr);
    QTRY_VERIFY(dialog.sheet());
    QCOMPARE(dialog.sheet()->exercises.size(), std::size_t(10));
    const auto *preview = dialog.findChild<QTextEdit *>(QStringLiteral("sheetPreview"));
    QVERIFY(preview->document()->toPlainText().contains(QStringLiteral("Key")));
    dialog.findChild<QCheckBox *>(QStringLiteral("sheetKey"))->setChecked(false);
    QTRY_VERIFY(!preview->document()->toPlainText().contains(QStringLiteral("Key")));
    dialog.findChild<QCheckBox *>(QStringLiteral("sheetKind.mex"))->setChecked(true);
    QTRY_COMPARE(dialog.sheet()->exercises[0]->kind, ExerciseKind::Mex);
    QTemporaryDir folder;
    for (const char *name : {"sheet.pdf", "sheet.html", "sheet.tex", "sheet.txt"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        dialog.write(path);
        QTRY_VERIFY(session.jobs()->running().isEmpty());
        QVERIFY(QFile(path).size() > 500);
    }
}

/// Pages are made in the background, with whole exercises on each, and previewed before they are printed.
void ExerciseViewTest::sheetIsSeenBeforePrinting()
{
    Session session;
    const auto kinds = allExerciseKinds();
    SheetDialog dialog(&session, QStringLiteral("kayles:14"), {kinds.begin(), kinds.end()}, nullptr);
    QTRY_VERIFY(dialog.sheet());
    const std::vector<QString> blocks = printedPieces(sheetArticle(*dialog.sheet(), true));
    JobControl control;
    const QSizeF area = paperArea(usualPaper());
    const PaperPages pages = pagesOfHtml(QString(), blocks, area, control);
    QVERIFY(pages.pages.size() > 2);
    // A page of text only has empty bounds.
    const QRectF bounds = QRectF(QPointF(), area).adjusted(-2, -2, 2, 2);
    for (const QPicture &page : pages.pages)
        QCOMPARE(bounds.united(page.boundingRect()), bounds);
    dialog.findChild<QPushButton *>(QStringLiteral("sheetPages"))->click();
    QVERIFY(!session.jobs()->running().isEmpty());
    QTRY_VERIFY(dialog.findChild<QPrintPreviewWidget *>());
    QTRY_COMPARE(dialog.findChild<QPrintPreviewWidget *>()->pageCount(), static_cast<int>(pages.pages.size()));
}

/// A figure has the same size on paper as on the screen.
void ExerciseViewTest::figuresKeepTheirSize()
{
    const QString html = QStringLiteral("<p><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"200\" "
                                        "viewBox=\"0 0 300 200\"><rect width=\"300\" height=\"200\" fill=\"red\"/>"
                                        "</svg></p>");
    JobControl control;
    PaperPages pages = pagesOfHtml(QString(), {html}, {600, 800}, control);
    QCOMPARE(pages.pages.size(), std::size_t(1));
    QImage image(600, 800, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    playPicture(painter, pages.pages[0]);
    painter.end();
    int red = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            red += image.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
    }
    QVERIFY2(std::abs(red - 60'000) < 1500, qPrintable(QString::number(red)));
}

MEXPLORER_TEST(ExerciseViewTest)
#include "tst_exerciseview.moc"
