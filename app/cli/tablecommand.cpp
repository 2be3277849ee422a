// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/board/matrixsummary.h"
#include "model/core/jsonwriter.h"
#include "model/core/scanner.h"
#include "model/core/visibletext.h"
#include "model/games/boardsymmetry.h"

#include <QRegularExpression>

namespace mexplorer {

namespace {

struct Board
{
    int rows;
    int columns;

    QString game() const { return QStringLiteral("matrix:%1x%2").arg(rows).arg(columns); }
};

Result<Board> boardOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*matrix\\s*:\\s*([1-9][0-9]?)\\s*x\\s*([1-9][0-9]?)\\s*$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text);
    if (match.hasMatch())
        return Board{match.captured(1).toInt(), match.captured(2).toInt()};
    return Problem::badInput(
        Problem::Code::OtherGame,
        CommandText::tr("Tables are made of boards of the matrix game, as in matrix:5x5, not of '%1'.")
            .arg(quotation(text)));
}

Result<MatrixSummary> summaryOf(const Board &board)
{
    JobControl &control = interruptibleJob();
    const ProgressLine progress(CommandText::tr("Valuing positions"), control);
    const Result<MatrixTable> table = MatrixTable::build(board.rows, board.columns, control);
    if (!table)
        return table.problem();
    return summarize(*table, control);
}

QString share(quint64 count, quint64 all)
{
    return QString::number(100.0 * static_cast<double>(count) / static_cast<double>(all), 'f', 4) +
           QStringLiteral(" %");
}

void writeTableText(QTextStream &out, const Board &board, const MatrixSummary &summary)
{
    const QString all = groupedNumber(summary.positions());
    const auto width = static_cast<int>(std::max<qsizetype>(all.size(), 9));
    out << CommandText::tr("%1: %2 positions").arg(board.game(), all) << '\n';
    out << CommandText::tr("P-positions: %1 (%2)")
               .arg(groupedNumber(summary.pPositions()), share(summary.pPositions(), summary.positions()))
        << "\n\n";
    out << CommandText::tr("value") << "  " << CommandText::tr("positions").rightJustified(width) << "  "
        << CommandText::tr("share").rightJustified(10) << '\n';
    for (std::size_t value = 0; value < summary.counts.size(); ++value) {
        out << QStringLiteral("%1").arg(value, 5) << "  " << groupedNumber(summary.counts[value]).rightJustified(width)
            << "  " << share(summary.counts[value], summary.positions()).rightJustified(10) << '\n';
    }
    const quint64 max = summary.counts.back();
    out << '\n'
        << CommandText::tr("Largest value: %1, at %2 positions").arg(summary.max()).arg(groupedNumber(max)) << '\n';
    for (const quint64 cells : summary.examples)
        out << "  " << rowsText(cells, board.rows, board.columns) << '\n';
    if (max > summary.examples.size())
        out << "  " << CommandText::tr("and %1 more").arg(groupedNumber(max - summary.examples.size())) << '\n';
}

void writeTableJson(QTextStream &out, const Board &board, const MatrixSummary &summary)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("game", board.game());
        json.member("positions", summary.positions());
        json.member("p_positions", summary.pPositions());
        json.lineBreak();
        json.array("positions_by_value", summary.counts);
        json.lineBreak();
        json.member("largest_value", summary.max());
        json.beginArray("largest_value_at");
        for (const quint64 cells : summary.examples)
            json.value(QStringLiteral("matrix:") + rowsText(cells, board.rows, board.columns));
        json.endArray();
    });
}

void writeUnknownTableJson(QTextStream &out, const Board &board, const Problem &limit)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("game", board.game());
        for (const char *unknown :
             {"positions", "p_positions", "positions_by_value", "largest_value", "largest_value_at"}) {
            json.key(unknown);
            json.null();
        }
        writeLimit(json, limit);
    });
}

CommandOption jsonOption()
{
    return {"json", CommandText::tr("Print one JSON object.")};
}

CommandUsage tableUsage()
{
    return {"table",
            "matrix:ROWSxCOLUMNS",
            CommandText::tr("All positions of the matrix game on one board: how often each value, and where the "
                            "largest is."),
            "mexplorer table matrix:5x5",
            {jsonOption()}};
}

int runTableCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const Result<Board> board = boardOf(options.argument());
    if (!board)
        return report(board.problem(), err);
    const Result<MatrixSummary> summary = summaryOf(*board);
    if (!summary) {
        if (options.isSet(jsonOption()) && isUnanswered(summary.problem()))
            writeUnknownTableJson(out, *board, summary.problem());
        return report(summary.problem(), err);
    }
    if (options.isSet(jsonOption()))
        writeTableJson(out, *board, *summary);
    else
        writeTableText(out, *board, *summary);
    return ExitStatus::done;
}

} // namespace

const ProgramCommand tableCommand = {"table", tableUsage, runTableCommand};

} // namespace mexplorer
