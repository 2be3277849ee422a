#include "views/start/boardterms.h"

#include "views/start/termform.h"
#include "views/theme/icons.h"
#include "views/widgets/cellgrid.h"
#include "views/widgets/filedialogs.h"

#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace mexplorer {

namespace {

/// The position of a single board, as written after the colon.
QString boardText(std::span<const Component> components)
{
    const Component &component = components.front();
    return component.rules->positionText(component.cells);
}

} // namespace

GridTerm::GridTerm(const Family &family, QWidget *parent)
    : TermEditor(parent), m_family(family), m_rows(makeNumber(QStringLiteral("gridRows"), 1, 8, 4)),
      m_columns(makeNumber(QStringLiteral("gridColumns"), 1, 8, 4)), m_grid(new CellGrid)
{
    m_grid->setObjectName(QStringLiteral("cellGrid"));
    m_grid->setAccessibleName(tr("Cells"));
    m_grid->setGridSize(4, 4, true);
    m_grid->setAll(true);
    QFormLayout *form = makeTermForm(this);
    form->addRow(tr("&Rows"), m_rows);
    form->addRow(tr("&Columns"), m_columns);
    auto *full = new QPushButton(tr("All &1"));
    auto *empty = new QPushButton(tr("All &0"));
    auto *random = new QPushButton(themeIcon(QStringLiteral("random")), tr("Ra&ndom"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton *button : {full, empty, random}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    form->addRow(tr("Cells"), buttons);
    form->addRow(m_grid);
    m_grid->setMinimumHeight(240);

    const auto resize = [this] { m_grid->setGridSize(m_rows->value(), m_columns->value(), true); };
    connect(m_rows, &QSpinBox::valueChanged, this, resize);
    connect(m_columns, &QSpinBox::valueChanged, this, resize);
    connect(full, &QPushButton::clicked, m_grid, [this] { m_grid->setAll(true); });
    connect(empty, &QPushButton::clicked, m_grid, [this] { m_grid->setAll(false); });
    connect(random, &QPushButton::clicked, this, &GridTerm::fillAtRandom);
    connect(m_grid, &CellGrid::changed, this, &TermEditor::changed);
}

void GridTerm::fillAtRandom()
{
    const QSignalBlocker quiet(m_grid);
    for (int row = 0; row < m_grid->rows(); ++row) {
        for (int column = 0; column < m_grid->columns(); ++column)
            m_grid->setOn(row, column, QRandomGenerator::global()->bounded(2) == 1);
    }
    emit changed();
}

QString GridTerm::text() const
{
    QStringList rows;
    for (int row = 0; row < m_grid->rows(); ++row) {
        QString cells;
        for (int column = 0; column < m_grid->columns(); ++column)
            cells += m_grid->isOn(row, column) ? u'1' : u'0';
        rows << cells;
    }
    return m_family.name + u':' + rows.join(u'/');
}

void GridTerm::load(std::span<const Component> components)
{
    const QStringList rows = boardText(components).split(u'/');
    // A board may be longer than the sizes offered, as long as it is narrow.
    m_rows->setMaximum(std::max(m_rows->maximum(), static_cast<int>(rows.size())));
    m_columns->setMaximum(std::max(m_columns->maximum(), static_cast<int>(rows.front().size())));
    m_rows->setValue(static_cast<int>(rows.size()));
    m_columns->setValue(static_cast<int>(rows.front().size()));
    for (int row = 0; row < m_grid->rows(); ++row) {
        for (int column = 0; column < m_grid->columns(); ++column)
            m_grid->setOn(row, column, rows[row].at(column) == u'1');
    }
}

GraphTerm::GraphTerm(const Family &family, QWidget *parent)
    : TermEditor(parent), m_family(family), m_path(new QLineEdit), m_vertex(new QLineEdit)
{
    m_path->setObjectName(QStringLiteral("graphPath"));
    m_path->setPlaceholderText(tr("A DOT, GraphML or JSON file, or a list of edges"));
    m_vertex->setObjectName(QStringLiteral("graphVertex"));
    m_vertex->setPlaceholderText(tr("The file's own start"));
    auto *choose = new QPushButton(themeIcon(QStringLiteral("open")), tr("&Choose…"));
    choose->setObjectName(QStringLiteral("graphChoose"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &GraphTerm::chooseFile);
    auto *row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(choose);
    QFormLayout *form = makeTermForm(this);
    auto *label = new QLabel(tr("&File"));
    label->setBuddy(m_path);
    form->addRow(label, row);
    form->addRow(tr("&Start vertex"), m_vertex);
    connect(m_path, &QLineEdit::textChanged, this, &TermEditor::changed);
    connect(m_vertex, &QLineEdit::textChanged, this, &TermEditor::changed);
}

void GraphTerm::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose a graph file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Graphs (*.dot *.gv *.graphml *.xml *.json *.txt *.edges *.csv *.tsv)"), tr("All files (*)")});
    useLastFolder(dialog);
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

QString GraphTerm::text() const
{
    const QString rules = QStringLiteral("%1{%2}").arg(m_family.name, m_path->text());
    return m_vertex->text().isEmpty() ? rules : rules + u':' + m_vertex->text();
}

QString GraphTerm::firstStep() const
{
    return m_path->text().trimmed().isEmpty() ? tr("Choose a graph file.") : QString();
}

void GraphTerm::load(std::span<const Component> components)
{
    m_path->setText(components.front().rules->text().section(u'{', 1).chopped(1));
    m_vertex->setText(boardText(components));
}

} // namespace mexplorer
