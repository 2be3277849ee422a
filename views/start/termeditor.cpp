// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/termeditor.h"

#include "model/notation/expression.h"
#include "views/boards/boardtable.h"
#include "views/boards/boardwidget.h"
#include "views/start/boardterms.h"
#include "views/start/heapsterm.h"
#include "views/start/numbersterm.h"
#include "views/theme/touch.h"
#include "views/widgets/makewidgets.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace mexplorer {

namespace {

/// Returns the text between the braces of an expression's first term.
QString parametersOf(const QString &expression)
{
    const QString term = expression.section(QStringLiteral(" + "), 0, 0);
    const qsizetype from = term.indexOf(u'{') + 1;
    return term.sliced(from, term.lastIndexOf(u'}') - from);
}

/// Editor of a position by its text: for games without another editor.
class TextTerm final : public TermEditor
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::TextTerm)

public:
    explicit TextTerm(const Family &family, QWidget *parent = nullptr) : TermEditor(family, parent)
    {
        auto *layout = makeLayout<QVBoxLayout>(this, 12);
        addParameters();
        m_position = addLine(QStringLiteral("termPosition"), tr("&Position"), family.examplePosition());
        m_boardLayout = makeLayout<QVBoxLayout>(nullptr, 0);
        layout->addLayout(m_boardLayout);
        layout->addStretch();
        connect(this, &TermEditor::changed, this, &TextTerm::showText);
        showText();
    }

    QString text() const override { return rulesText() + u':' + m_position->text(); }

    void load(std::span<const Component> components) override
    {
        loadParameters(*components.front().rules);
        QStringList positions;
        for (const Component &component : components)
            positions << component.rules->positionText(component.cells);
        m_position->setText(positions.join(u','));
    }

private:
    void takeEdited(const CellVector &cells) override
    {
        const QSignalBlocker quiet(m_position);
        m_position->setText(board()->component().rules->positionText(cells));
    }

    /// Does nothing while the board itself is edited, as it shows the position already.
    void showText()
    {
        const Result<Position> position = isSlowToRead(text()) ? Problem() : parsePosition(text());
        if (!board() || !board()->hasFocus())
            showBoard(position ? position->components.front() : Component(), m_boardLayout, m_position);
    }

    QVBoxLayout *m_boardLayout;
    QLineEdit *m_position;
};

using MakeEditor = TermEditor *(*)(const Family &family, QWidget *parent);

template <GridTerm::Kind Kind> TermEditor *makeGrid(const Family &family, QWidget *parent)
{
    return new GridTerm(family, Kind, parent);
}

TermEditor *makeGraph(const Family &family, QWidget *parent)
{
    return new GraphTerm(family, parent);
}

template <bool ArePins> TermEditor *makeHeaps(const Family &family, QWidget *parent)
{
    return new HeapsTerm(family, ArePins ? HeapsTerm::tr("Rows of pins") : HeapsTerm::tr("Heaps"), parent);
}

/// All editors that a family may name, see Family::editor.
constexpr std::array<std::pair<QLatin1StringView, MakeEditor>, 7> editors = {{
    {QLatin1StringView("heaps"), makeHeaps<false>},
    {QLatin1StringView("pins"), makeHeaps<true>},
    {QLatin1StringView("pair"), makePairTerm},
    {QLatin1StringView("size"), makeSizeTerm},
    {QLatin1StringView("cells"), makeGrid<GridTerm::Kind::Squares>},
    {QLatin1StringView("coins"), makeGrid<GridTerm::Kind::Coins>},
    {QLatin1StringView("file"), makeGraph},
}};

} // namespace

QFormLayout *TermEditor::makeForm()
{
    auto *form = makeLayout<QFormLayout>(this, 8);
    form->setHorizontalSpacing(12);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

QSpinBox *TermEditor::makeNumber(const QString &name, int min, int max, int value)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(min, max);
    box->setValue(value);
    box->setMinimumWidth(150);
    setTouchSized(box);
    return box;
}

QLineEdit *TermEditor::addLine(const QString &name, const QString &label, const QString &text)
{
    auto *line = new QLineEdit(text);
    line->setObjectName(name);
    line->setAccessibleName(QString(label).remove(u'&'));
    auto *title = new QLabel(label);
    title->setBuddy(line);
    layout()->addWidget(title);
    layout()->addWidget(line);
    connect(line, &QLineEdit::textChanged, this, &TermEditor::changed);
    return line;
}

void TermEditor::showBoard(const Component &component, QBoxLayout *layout, QWidget *before, int unit)
{
    if (m_board && component.rules && m_board->component() == component)
        return;
    if (BoardWidget *const old = std::exchange(m_board, nullptr)) { // possibly during its own mouse event
        old->hide();
        old->setParent(nullptr);
        old->deleteLater();
    }
    std::unique_ptr<BoardWidget> made(component.rules ? makeBoard(component) : nullptr);
    if (!made || !made->canBeEdited())
        return;
    m_board = made.release();
    m_board->setTight(true);
    m_board->setUnit(unit);
    m_board->setEditable(true);
    layout->addWidget(m_board);
    setTabOrder(before, m_board);
    connect(m_board, &BoardWidget::edited, this, [this](const CellVector &cells) {
        m_board->setComponent({m_board->component().rules, cells});
        takeEdited(cells);
        emit changed();
    });
}

void TermEditor::addParameters()
{
    using Parameters = Family::Parameters;
    if (m_family.parameters == Parameters::None)
        return;
    const bool isCode = m_family.parameters == Parameters::Code;
    const bool isNumber = m_family.parameters == Parameters::Number;
    const bool areCoins = m_family.parameters == Parameters::Coins;
    const bool areMoves = m_family.parameters == Parameters::Moves;
    m_parameters = addLine(QStringLiteral("termParameters"),
                           isNumber   ? tr("&Number")
                           : isCode   ? tr("&Code")
                           : areCoins ? tr("Co&ins")
                           : areMoves ? tr("&Moves")
                                      : tr("&Set"),
                           parametersOf(m_family.example));
    if (!isNumber)
        m_parameters->setPlaceholderText(isCode     ? tr("A code, such as 0.77")
                                         : areCoins ? tr("As in %1").arg(parametersOf(m_family.example))
                                         : areMoves ? tr("Moves, such as %1").arg(parametersOf(m_family.example))
                                                    : tr("Numbers and ranges, such as 1-3,9"));
}

void TermEditor::loadParameters(const Rules &rules)
{
    if (m_parameters)
        m_parameters->setText(parametersOf(rules.text()));
}

QString TermEditor::rulesText() const
{
    return m_parameters ? QStringLiteral("%1{%2}").arg(m_family.name, m_parameters->text()) : m_family.name;
}

std::vector<std::span<const Component>> termsOf(const Position &position)
{
    std::vector<std::span<const Component>> terms;
    const std::span<const Component> all(position.components);
    for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
        to = from + 1;
        while (to < all.size() && to - from < HeapsTerm::maxHeaps && all[from].rules->isMultiset() &&
               all[to].rules->text() == all[from].rules->text())
            ++to;
        terms.push_back(all.subspan(from, to - from));
    }
    return terms;
}

TermEditor *makeTermEditor(const Family &family, QWidget *parent)
{
    const auto editor =
        std::find_if(editors.begin(), editors.end(), [&](const auto &one) { return one.first == family.editor; });
    return editor == editors.end() ? new TextTerm(family, parent) : editor->second(family, parent);
}

} // namespace mexplorer
