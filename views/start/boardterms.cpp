// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/boardterms.h"

#include "model/import/graphformats.h"
#include "model/notation/expression.h"
#include "views/boards/boardwidget.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace mexplorer {

namespace {

/// Returns the position of a single board in the notation after the colon.
QString boardText(std::span<const Component> components)
{
    const Component &component = components.front();
    return component.rules->positionText(component.cells);
}

} // namespace

GridTerm::GridTerm(const Family &family, Kind kind, QWidget *parent)
    : TermEditor(family, parent), m_on(kind == Kind::Coins ? u'H' : u'1'), m_off(kind == Kind::Coins ? u'T' : u'0'),
      m_rows(makeNumber(QStringLiteral("gridRows"), 1, 8, kind == Kind::Coins ? 1 : 4)),
      m_columns(makeNumber(QStringLiteral("gridColumns"), 1, kind == Kind::Coins ? 16 : 8, 4)),
      m_random(new QPushButton(themeIcon(QStringLiteral("random")), tr("Ra&ndom"))), m_boardLayout(new QVBoxLayout)
{
    const bool areCoins = kind == Kind::Coins;
    QFormLayout *form = makeForm();
    if (areCoins)
        m_rows->hide(); // there is one row only
    else
        form->addRow(tr("&Rows"), m_rows);
    form->addRow(areCoins ? tr("&Coins") : tr("&Columns"), m_columns);
    auto *full = new QPushButton(areCoins ? tr("All &Heads") : tr("All &1"));
    auto *empty = new QPushButton(areCoins ? tr("All &Tails") : tr("All &0"));
    auto *buttons = makeLayout<QHBoxLayout>(nullptr, 8);
    for (QPushButton *button : {full, empty, m_random}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    form->addRow(areCoins ? tr("Sides") : tr("Cells"), buttons);
    form->addRow(m_boardLayout);
    centerLabels(form);
    connect(m_rows, &QSpinBox::valueChanged, this, &GridTerm::resizeBoard);
    connect(m_columns, &QSpinBox::valueChanged, this, &GridTerm::resizeBoard);
    connect(full, &QPushButton::clicked, this, [this] { fill(true); });
    connect(empty, &QPushButton::clicked, this, [this] { fill(false); });
    connect(m_random, &QPushButton::clicked, this, &GridTerm::fillAtRandom);
    if (areCoins)
        GridTerm::load(parsePosition(family.example)->components);
    else
        fill(true);
}

void GridTerm::showRows(const QStringList &rows)
{
    constexpr int maxSide = 8 * touchSize; // pixels, for the longer side
    const Result<Position> position = parsePosition(family().name + u':' + rows.join(u'/'));
    if (!position)
        return;
    const int longer = static_cast<int>(std::max(rows.size(), rows.front().size()));
    showBoard(position->components.front(), m_boardLayout, m_random, std::clamp(maxSide / longer, 12, touchSize));
    emit changed();
}

/// Keeps the cells that both sizes have; new cells are 1, and new coins heads.
void GridTerm::resizeBoard()
{
    QStringList rows = boardText({&board()->component(), 1}).split(u'/');
    rows.resize(m_rows->value());
    for (QString &row : rows)
        row = row.leftJustified(m_columns->value(), m_on, true);
    showRows(rows);
}

void GridTerm::fill(bool on)
{
    showRows(QStringList(m_rows->value(), QString(m_columns->value(), on ? m_on : m_off)));
}

void GridTerm::fillAtRandom()
{
    QStringList rows(m_rows->value());
    for (QString &row : rows) {
        for (int column = 0; column < m_columns->value(); ++column)
            row += QRandomGenerator::global()->bounded(2) == 1 ? m_on : m_off;
    }
    showRows(rows);
}

QString GridTerm::text() const
{
    return board()->component().text();
}

void GridTerm::load(std::span<const Component> components)
{
    const QStringList rows = boardText(components).split(u'/');
    const auto show = [](QSpinBox *box, qsizetype size) { // also larger than the maximum offered, if it is narrow
        const QSignalBlocker quiet(box);
        box->setMaximum(std::max(box->maximum(), static_cast<int>(size)));
        box->setValue(static_cast<int>(size));
    };
    show(m_rows, rows.size());
    show(m_columns, rows.front().size());
    showRows(rows);
}

GraphTerm::GraphTerm(const Family &family, QWidget *parent)
    : TermEditor(family, parent), m_path(new QLineEdit), m_vertex(new QLineEdit)
{
    m_path->setObjectName(QStringLiteral("graphPath"));
    m_path->setPlaceholderText(tr("A DOT, GraphML or JSON file, or a list of edges"));
    m_vertex->setObjectName(QStringLiteral("graphVertex"));
    m_vertex->setPlaceholderText(tr("The file's own start"));
    auto *choose = new QPushButton(themeIcon(QStringLiteral("open")), tr("&Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &GraphTerm::chooseFile);
    auto *row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(choose);
    QFormLayout *form = makeForm();
    auto *label = new QLabel(tr("&File"));
    label->setBuddy(m_path);
    form->addRow(label, row);
    form->addRow(tr("&Start vertex"), m_vertex);
    centerLabels(form);
    connect(m_path, &QLineEdit::textChanged, this, &TermEditor::changed);
    connect(m_vertex, &QLineEdit::textChanged, this, &TermEditor::changed);
}

void GraphTerm::chooseFile()
{
    askForFileToOpen(this,
                     {.title = tr("Choose a graph file"),
                      .objectName = QStringLiteral("graphFileDialog"),
                      .filters = {fileFilter(tr("Graphs"), readGraphEndings()), tr("All files (*)")}},
                     [this](const QString &path) { m_path->setText(path); });
}

QString GraphTerm::text() const
{
    const QString rules = QStringLiteral("%1{%2}").arg(family().name, m_path->text());
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
