// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/movevalues.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// Compares the values after moves with the analysis of the whole position after them.
class MoveValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheWhole_data();
    void agreesWithTheWhole();
    void tooManyAreALimit();
};

void MoveValuesTest::agreesWithTheWhole_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"nim:3,4,5", "kayles:8", "matrix:110/111/011", "kayles:4 + nim:3 + matrix:2x2", "grundy:9",
                             "wythoff:(3,5)", "chomp:3x3", "cram:2x3", "turtles:THHT"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void MoveValuesTest::agreesWithTheWhole()
{
    QFETCH(QString, text);
    const Position position = parsePosition(text).value();
    JobControl control;
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const auto values = moveValues(Solver(), position, convention, control);
        QVERIFY2(values, values ? "" : qPrintable(values.problem().message));
        const auto moves = distinctMoves(position, 1000);
        QCOMPARE(values->size(), moves->size());
        for (std::size_t i = 0; i < moves->size(); ++i) {
            const Result<Analysis> whole = Solver().analyse((*moves)[i].to, convention, control);
            const MoveValue expected = {(*moves)[i].component, (*moves)[i].cells, whole->outcome, whole->value};
            QVERIFY((*values)[i] == expected);
        }
    }
}

void MoveValuesTest::tooManyAreALimit()
{
    JobControl control;
    const auto values = moveValues(Solver(), parsePosition(u"nim:1000000").value(), Convention::Normal, control);
    QVERIFY(!values && values.problem().kind == Problem::Kind::Limit);
}

MEXPLORER_TEST(MoveValuesTest)
#include "tst_movevalues.moc"
