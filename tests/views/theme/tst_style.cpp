// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "views/theme/fontrole.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/messagebar.h"

#include <QLabel>
#include <QTest>

using namespace mexplorer;

class TestStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    // A style sheet restores the fonts that widgets had when it was set, but must not undo large type.
    void largeTypeStaysWhenTheThemeChanges()
    {
        QLabel label(QStringLiteral("large"));
        setFontRole(&label, FontRole::Lead);
        label.show();
        const double base = QApplication::font().pointSizeF();
        for (const double scale : {1.0, 1.4, 1.0}) {
            QFont font = QApplication::font();
            font.setPointSizeF(base * scale);
            QApplication::setFont(font);
            for (const Theme::Mode mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
                Theme::instance().setMode(mode);
                QCOMPARE(qRound(label.font().pointSizeF() * 10), qRound(base * scale * 12.5));
            }
        }
    }

    // The style sheet is notified of the end of each widget by a signal, which a message must not disconnect.
    void themeChangesAfterAMessageHasGone()
    {
        for (int i = 0; i < 50; ++i) {
            MessageBar bar;
            bar.show();
            bar.showMessage(QStringLiteral("first"));
            bar.offer(QStringLiteral("Continue"), [] {});
            bar.showMessage(QStringLiteral("second"));
        }
        Theme::instance().setMode(Theme::Mode::Dark);
        Theme::instance().setMode(Theme::Mode::Light);
        QVERIFY(!Theme::instance().colors().dark);
    }
};

MEXPLORER_TEST(TestStyle)
#include "tst_style.moc"
