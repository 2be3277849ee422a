// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/sessionwindow.h"
#include "tests/views/support/windowwait.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/expressionedit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace mexplorer::samples {

/// A home folder for main windows, with helpers for tests.
class WindowHome
{
protected:
    /// Sets files and settings that only this test uses.
    void prepare()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(QStringLiteral("config")));
        QCoreApplication::setOrganizationName(QStringLiteral("Mexplorer"));
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    /// Resets all, so that each test starts like the first use.
    void forget()
    {
        for (const QString &name : {QStringLiteral("data"), QStringLiteral("config")})
            QDir(m_home.filePath(name)).removeRecursively();
    }

    static ExpressionEdit *lineOf(MainWindow &window)
    {
        return window.findChild<ExpressionEdit *>(QStringLiteral("gameExpression"));
    }

    /// Returns the message of the game bar below the expression; empty if there is none.
    static QString sentenceOf(const MainWindow &window)
    {
        const auto *sentence = window.findChild<QLabel *>(QStringLiteral("gameSentence"));
        return sentence->isHidden() ? QString() : sentence->text();
    }

    static void showAt(MainWindow &window, const QSize &size)
    {
        window.resize(size);
        window.show();
        window.activateWindow();
        QVERIFY(waitForWindowActive(&window));
    }

    static void openByTyping(MainWindow &window, const QString &expression)
    {
        ExpressionEdit *line = lineOf(window);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, expression);
        line->findChild<QCompleter *>()->popup()->hide();
        // Without a window manager the focus isn't returned to the window after its list of suggestions had it.
        window.activateWindow();
        QApplication::processEvents();
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Return);
    }

    static bool isReadyFor(MainWindow &window, const QString &expression)
    {
        const Exploration *exploration = window.session()->exploration();
        return exploration->isReady() && exploration->explored().start.text() == expression;
    }

    QTemporaryDir m_home;
};

} // namespace mexplorer::samples
