// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "tests/testfiles.h"

#include <QAbstractButton>
#include <QRegularExpression>
#include <QTextEdit>

using namespace mexplorer;

namespace {

void addTexts(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &texts)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            texts << model.index(row, column, parent).data().toString();
        addTexts(model, model.index(row, 0, parent), texts);
    }
}

/// Returns the texts of the visible labels, buttons, text fields and lists in \a window.
QStringList textsOf(const QWidget &window)
{
    QStringList texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *text = qobject_cast<const QTextEdit *>(widget))
            texts << text->toPlainText();
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model())
            addTexts(*view->model(), {}, texts);
    }
    return texts;
}

} // namespace

/// Tests that all views show the name of a vertex that contains a space without quotes; only expressions have quotes.
class TestVertexNames : public QObject, private samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }

    void namesHaveNoQuotes_data()
    {
        QTest::addColumn<QString>("more");
        QTest::newRow("one graph") << QString();
        QTest::newRow("a sum") << QStringLiteral(" + nim:2");
    }

    void namesHaveNoQuotes()
    {
        QFETCH(QString, more);
        const QString path = samples::written(m_home.filePath(QStringLiteral("names.dot")),
                                              "digraph { \"the first\" -> \"the second\" -> \"the third\" -> \"the "
                                              "last\"; \"the first\" -> \"the third\"; \"the first\" -> alone }");
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("graph{%1}").arg(path) + more);
        QTRY_VERIFY_WITH_TIMEOUT(window.session()->exploration()->isReady(), 60'000);
        // In an expression, there is ':' before the quote.
        static const QRegularExpression quoted(QStringLiteral("(?<!:)(\"|&quot;)the (first|second|third|last)"));
        QStringList found;
        int named = 0;
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            QTRY_VERIFY_WITH_TIMEOUT(window.session()->jobs()->running().isEmpty(), 60'000);
            // Without the marks of possible line breaks.
            const QStringList texts = textsOf(window).replaceInStrings(QString(QChar(0x200B)), QString());
            for (const QString &text : texts) {
                if (text.contains(quoted))
                    found << workspaceName(id) + QStringLiteral(": ") + text;
            }
            named += static_cast<int>(texts.filter(QStringLiteral("the second")).size());
        }
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
        QVERIFY2(named >= 4, qPrintable(QString::number(named)));
    }
};

MEXPLORER_TEST(TestVertexNames)
#include "tst_vertexnames.moc"
