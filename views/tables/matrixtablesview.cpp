// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/matrixtablesview.h"

#include "model/core/translations.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "views/charts/barchart.h"
#include "views/glyphs/positionpainter.h"
#include "views/theme/fontrole.h"
#include "views/widgets/breakable.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>

namespace mexplorer {

namespace {

const QString tableJob = QStringLiteral("matrixTable");
constexpr int maxBoardRows = 6;
constexpr int maxColumns = 8;
constexpr int smallBoard = 20; ///< cells that take moments only
constexpr int largeBoard = 26; ///< cells from which on it takes some seconds and much memory
constexpr int examplePictureSize = 44;

QString expressionOf(const MatrixSummary &summary, quint64 cells)
{
    return QStringLiteral("matrix:%1").arg(matrixText(cells, summary.rows, summary.columns));
}

QIcon pictureOf(const QString &expression)
{
    QPixmap pixmap(examplePictureSize, examplePictureSize);
    pixmap.fill(Qt::transparent);
    if (const Result<Position> position = parsePosition(expression)) {
        QPainter painter(&pixmap);
        const Component &component = position->components.front();
        paintPosition(painter, QRectF(2, 2, examplePictureSize - 4, examplePictureSize - 4), *component.rules,
                      component.cells, Theme::instance().colors());
    }
    return pixmap;
}

} // namespace

MatrixTablesView::MatrixTablesView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_rows(makeNamed<QSpinBox>("matrixRows")),
      m_columns(makeNamed<QSpinBox>("matrixColumns")), m_start(makeNamed<QPushButton>("matrixStart")),
      m_logarithmic(makeNamed<QPushButton>("matrixLogarithmic", tr("&Logarithmic"))),
      m_finding(makeText("matrixFinding")), m_readout(makeNamed<QLabel>("matrixReadout")), m_examplesTitle(new QLabel),
      m_examples(new QListWidget), m_chart(new BarChart(tr("SG value"), tr("positions")))
{
    m_chart->setAccessibleName(tr("How many positions have each value"));
    m_chart->setLogarithmic(true);
    m_finding->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFontRole(m_finding, FontRole::Lead);
    m_readout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *plot = new QWidget;
    auto *plotLayout = makeLayout<QVBoxLayout>(plot, -1);
    plotLayout->addWidget(m_chart, 1);
    plotLayout->addWidget(m_readout);
    auto *layout = makeLayout<QVBoxLayout>(this, 8);
    layout->addWidget(makeControls());
    layout->addWidget(m_finding);
    layout->addWidget(makeSplitter(this, Qt::Horizontal, {{plot, 3}, {makeExamples(), 1}}), 1);
    connectParts();
    boardChanged();
}

QWidget *MatrixTablesView::makeControls()
{
    auto *controls = new QWidget;
    auto *layout = makeLayout<QHBoxLayout>(controls, 8);
    m_rows->setAccessibleName(tr("Rows of the board"));
    m_rows->setRange(1, maxBoardRows);
    m_rows->setValue(4);
    m_columns->setAccessibleName(tr("Columns of the board"));
    m_columns->setRange(1, maxColumns);
    m_columns->setValue(4);
    m_logarithmic->setCheckable(true);
    m_logarithmic->setChecked(true);
    m_logarithmic->setToolTip(tr("Heights grow with the logarithm, so that rare values show beside common ones"));
    addWidgets(layout, {makeFieldLabel(tr("&Board"), m_rows), m_rows, new QLabel(tr("by")), m_columns, m_start});
    layout->addStretch();
    layout->addWidget(m_logarithmic);
    return controls;
}

QWidget *MatrixTablesView::makeExamples()
{
    auto *panel = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(panel, -1, {8, 0, 0, 0});
    m_examplesTitle->setWordWrap(true);
    m_examplesTitle->setBuddy(m_examples);
    m_examples->setAccessibleName(tr("Positions of the greatest value"));
    m_examples->setIconSize({examplePictureSize, examplePictureSize});
    m_examples->setFrameShape(QFrame::NoFrame);
    m_examples->setMinimumWidth(180);
    m_examples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_examples->setTextElideMode(Qt::ElideMiddle);
    m_examples->setWordWrap(true);
    layout->addWidget(m_examplesTitle);
    layout->addWidget(m_examples, 1);
    return panel;
}

void MatrixTablesView::connectParts()
{
    connect(m_rows, &QSpinBox::valueChanged, this, &MatrixTablesView::boardChanged);
    connect(m_columns, &QSpinBox::valueChanged, this, &MatrixTablesView::boardChanged);
    connect(m_start, &QPushButton::clicked, this, &MatrixTablesView::toggle);
    connect(m_logarithmic, &QPushButton::toggled, m_chart, &BarChart::setLogarithmic);
    connect(m_chart, &BarChart::pointedAt, this, &MatrixTablesView::showReadout);
    connect(m_examples, &QListWidget::itemActivated, this, &MatrixTablesView::open);
    connect(m_session->jobs(), &Jobs::changed, this, &MatrixTablesView::showFinding);
    connect(&Theme::instance(), &Theme::changed, this, &MatrixTablesView::showExamples);
}

bool MatrixTablesView::isRunning() const
{
    return m_session->jobs()->isRunning(tableJob);
}

bool MatrixTablesView::isSmall() const
{
    return m_rows->value() * m_columns->value() <= smallBoard;
}

void MatrixTablesView::boardChanged()
{
    m_columns->setMaximum(std::min(maxColumns, MatrixTable::maxCells / m_rows->value()));
    m_session->jobs()->drop(tableJob);
    m_notice.clear();
    m_summary.reset();
    m_chart->setBars({});
    showExamples();
    if (isSmall() && isVisible())
        start();
    showFinding();
}

void MatrixTablesView::toggle()
{
    if (isRunning())
        m_session->jobs()->cancel(tableJob);
    else
        start();
    showFinding();
}

void MatrixTablesView::start()
{
    m_notice.clear();
    const int rows = m_rows->value();
    const int columns = m_columns->value();
    m_session->jobs()->start(
        this, tableJob, tr("Values of all positions of %1x%2").arg(rows).arg(columns),
        [rows, columns](JobControl &control) -> Result<MatrixSummary> {
            const Result<MatrixTable> table = MatrixTable::build(rows, columns, control);
            return table ? summarize(*table, control) : table.problem();
        },
        [this](const Result<MatrixSummary> &summary) { setSummary(summary); });
}

void MatrixTablesView::setSummary(const Result<MatrixSummary> &summary)
{
    if (summary) {
        m_summary = *summary;
        m_chart->setBars({1, m_summary->counts, {}});
    } else {
        m_notice = summary.problem().message;
    }
    showExamples();
    showFinding();
}

void MatrixTablesView::showExamples()
{
    m_examples->clear();
    m_examplesTitle->setVisible(m_summary.has_value());
    if (!m_summary)
        return;
    const quint64 count = m_summary->counts.back();
    m_examplesTitle->setText(count > m_summary->examples.size()
                                 ? tr("The first %1 of %2 positions of value %3")
                                       .arg(m_summary->examples.size())
                                       .arg(groupedNumber(count))
                                       .arg(m_summary->max())
                                 : tr("The positions of value %1").arg(m_summary->max()));
    for (const quint64 cells : m_summary->examples) {
        const QString expression = expressionOf(*m_summary, cells);
        auto *item = new QListWidgetItem(pictureOf(expression), breakable(expression.section(u':', 1)), m_examples);
        item->setData(Qt::UserRole, expression);
        item->setToolTip(tr("Press Enter to open %1").arg(expression));
    }
}

void MatrixTablesView::showFinding()
{
    m_start->setText(isRunning() ? tr("&Stop") : tr("&Work Out"));
    m_start->setEnabled(isRunning() || !m_summary);
    QString text = m_notice;
    if (m_summary) {
        text =
            tr("%1 positions. %2 of them, %3 %, are P-positions: the player to move loses. The greatest value is %4.")
                .arg(groupedNumber(m_summary->positions()), groupedNumber(m_summary->pPositions()))
                .arg(QLocale().toString(100.0 * static_cast<double>(m_summary->pPositions()) /
                                            static_cast<double>(m_summary->positions()),
                                        'f', 2))
                .arg(m_summary->max());
    } else if (isRunning()) {
        text = tr("Working out the values…");
    } else if (m_notice.isEmpty() && m_rows->value() * m_columns->value() >= largeBoard) {
        text = tr("This board has %1 positions; their values take %2 MiB and some seconds.")
                   .arg(groupedNumber(quint64(1) << (m_rows->value() * m_columns->value())))
                   .arg((quint64(1) << (m_rows->value() * m_columns->value())) >> 20);
    }
    m_finding->setText(text);
}

void MatrixTablesView::showReadout(std::optional<std::size_t> bar)
{
    if (!bar || !m_summary) {
        m_readout->clear();
        return;
    }
    const BarChart::Bar &pointed = m_chart->bars()[*bar];
    m_readout->setText(tr("%1 position(s) {has|have} the value %2", nullptr, Translations::pluralNumber(pointed.count))
                           .arg(groupedNumber(pointed.count))
                           .arg(pointed.first));
}

void MatrixTablesView::open(const QListWidgetItem *item)
{
    m_session->exploration()->open(item->data(Qt::UserRole).toString());
}

void MatrixTablesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_summary && !isRunning() && isSmall() && m_notice.isEmpty()) {
        start();
        showFinding();
    }
}

} // namespace mexplorer
