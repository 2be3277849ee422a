// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/teach/glossary.h"
#include "model/teach/lessonlibrary.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/teach/glossarywindow.h"
#include "views/teach/lessonbrowser.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace mexplorer;

/// Records the requests of links.
class LinkTaker : public QObject
{
    Q_OBJECT

public slots:
    void take(const QUrl &address) { taken << termOfAddress(address.toString(QUrl::FullyEncoded)); }

public:
    QStringList taken;
};

/// Tests the glossary as a window, and the links to it in lessons.
class GlossaryWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTermIsShown();
    void isSearchedByKeyboard();
    void lessonsLinkTerms_data();
    void lessonsLinkTerms();
};

void GlossaryWindowTest::everyTermIsShown()
{
    GlossaryWindow window;
    const auto *text = window.findChild<QTextBrowser *>(QStringLiteral("glossaryText"));
    QVERIFY(!Glossary::shipped().entries().empty());
    for (const GlossaryEntry &entry : Glossary::shipped().entries()) {
        window.showTerm(entry.names.back());
        QCOMPARE(window.term(), entry.term);
        QVERIFY2(text->toPlainText().contains(entry.meaning), qPrintable(entry.term));
    }
    window.showTerm(QStringLiteral("mex"));
    QVERIFY(text->toHtml().contains(QStringLiteral("href=\"glossary:")) ||
            Glossary::shipped().mentions(text->toPlainText(), true).size() < 2);
    window.showTerm(QStringLiteral("no such term"));
    QVERIFY(!window.term().isEmpty());
}

void GlossaryWindowTest::isSearchedByKeyboard()
{
    GlossaryWindow window;
    window.showTerm(QStringLiteral("period"));
    QVERIFY(waitForWindowActive(&window));
    auto *search = window.findChild<QLineEdit *>(QStringLiteral("glossarySearch"));
    auto *terms = window.findChild<QListWidget *>(QStringLiteral("glossaryTerms"));
    QCOMPARE(QApplication::focusWidget(), search);
    const int all = terms->count();
    QTest::keyClicks(search, QStringLiteral("nim-sum"));
    QCOMPARE(window.term(), QStringLiteral("nim-sum"));
    QVERIFY(terms->count() < all && terms->count() > 1);
    QTest::keyClick(search, Qt::Key_Down);
    QCOMPARE(terms->currentRow(), 1);
    QTest::keyClick(search, Qt::Key_Up);
    QTest::keyClick(search, Qt::Key_Up);
    QCOMPARE(terms->currentRow(), 0);
    QTest::keyClicks(search, QStringLiteral("xyzzy"));
    QCOMPARE(terms->count(), 0);
    QVERIFY(window.term().isEmpty());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void GlossaryWindowTest::lessonsLinkTerms_data()
{
    QTest::addColumn<QLocale>("language");
    for (const QLocale &language : Translations::languages())
        QTest::newRow(qPrintable(Translations::codeOf(language))) << language;
}

/// Each lesson links each of its terms once, and a click requests the term.
void GlossaryWindowTest::lessonsLinkTerms()
{
    QFETCH(QLocale, language);
    Translations translations;
    translations.setLanguage(language);
    LinkTaker taker;
    QDesktopServices::setUrlHandler(QStringLiteral("glossary"), &taker, "take");
    LessonLibrary shelf;
    shelf.setFolder({});
    QVERIFY(!shelf.entries().empty());
    for (const LessonEntry &entry : shelf.entries()) {
        const Result<LessonPtr> lesson = readLesson(entry.path);
        QVERIFY(lesson);
        LessonBrowser browser;
        browser.setLesson(*lesson);
        QStringList linked;
        for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                if (!it.fragment().charFormat().isAnchor())
                    continue;
                const QString term = termOfAddress(it.fragment().charFormat().anchorHref());
                if (!term.isEmpty())
                    linked << term;
            }
        }
        QVERIFY2(linked.size() >= 2, qPrintable(entry.title));
        QCOMPARE(linked.removeDuplicates(), 0);
        emit browser.anchorClicked(QUrl(glossaryAddress(linked.front())));
        QCOMPARE(taker.taken.takeLast(), linked.front());
    }
    QDesktopServices::unsetUrlHandler(QStringLiteral("glossary"));
}

MEXPLORER_TEST(GlossaryWindowTest)
#include "tst_glossarywindow.moc"
