// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/heapsterm.h"

#include "model/notation/expression.h"
#include "views/start/numberbox.h"
#include "views/theme/touch.h"
#include "views/widgets/makewidgets.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr int inRow = 3;
constexpr qsizetype maxOnBoard = 8; ///< heaps that fit next to each other

} // namespace

HeapsTerm::HeapsTerm(const Family &family, const QString &title, QWidget *parent)
    : TermEditor(family, parent), m_grid(new QGridLayout)
{
    auto *layout = makeLayout<QVBoxLayout>(this, 12);
    addParameters();
    layout->addWidget(new QLabel(title));
    m_grid->setSpacing(8);
    m_grid->setColumnStretch(inRow, 1);
    layout->addLayout(m_grid);

    auto *add = makeIconButton(QStringLiteral("addHeap"), "add", tr("Add a heap"));
    auto *remove = makeIconButton(QStringLiteral("removeHeap"), "remove", tr("Remove the last heap"));
    for (QToolButton *button : {add, remove}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setMinimumSize(touchSize, touchSize);
    }
    auto *buttons = makeLayout<QHBoxLayout>(nullptr, 4);
    addWidgets(buttons, {add, remove});
    buttons->addStretch();
    layout->addLayout(buttons);
    m_boardLayout = makeLayout<QVBoxLayout>(nullptr, 0);
    layout->addLayout(m_boardLayout);
    layout->addStretch();
    m_add = add;
    m_remove = remove;
    connect(add, &QToolButton::clicked, this, [this] {
        m_heaps << makeHeap(5);
        arrange();
        showHeaps();
        emit changed();
    });
    connect(remove, &QToolButton::clicked, this, [this] {
        delete m_heaps.takeLast();
        arrange();
        showHeaps();
        emit changed();
    });
    if (parametersLine())
        connect(parametersLine(), &QLineEdit::textChanged, this, &HeapsTerm::showHeaps);
    setHeaps({7});
}

NumberBox *HeapsTerm::makeHeap(quint64 heap)
{
    auto *box = new NumberBox(heap, this);
    setTouchSized(box);
    connect(box, &NumberBox::valueChanged, this, [this] {
        showHeaps();
        emit changed();
    });
    return box;
}

/// Shows the heaps in the order of the fields.
void HeapsTerm::showHeaps()
{
    Component component;
    if (const Result<Position> position = parsePosition(rulesText() + QStringLiteral(":1"));
        position && m_heaps.size() <= maxOnBoard)
        component.rules = position->components.front().rules;
    for (const NumberBox *box : m_heaps)
        component.cells.push_back(box->value());
    showBoard(component, m_boardLayout, m_remove);
}

void HeapsTerm::takeEdited(const CellVector &heaps)
{
    for (qsizetype i = 0; i < m_heaps.size(); ++i) {
        const QSignalBlocker quiet(m_heaps[i]);
        m_heaps[i]->setValue(heaps[static_cast<std::size_t>(i)]);
    }
}

void HeapsTerm::setHeaps(const CellVector &heaps)
{
    qDeleteAll(m_heaps);
    m_heaps.clear();
    for (const quint64 heap : heaps)
        m_heaps << makeHeap(heap);
    arrange();
    showHeaps();
}

void HeapsTerm::arrange()
{
    QWidget *before = parametersLine();
    for (qsizetype i = 0; i < m_heaps.size(); ++i) {
        NumberBox *box = m_heaps[i];
        box->setObjectName(QStringLiteral("heap%1").arg(i));
        box->setAccessibleName(tr("Heap %1").arg(i + 1));
        m_grid->addWidget(box, static_cast<int>(i) / inRow, static_cast<int>(i) % inRow, Qt::AlignLeft);
        box->show();
        if (before)
            setTabOrder(before, box);
        before = box;
    }
    setTabOrder(before, m_add);
    setTabOrder(m_add, m_remove);
    m_add->setEnabled(m_heaps.size() < static_cast<qsizetype>(maxHeaps));
    m_remove->setEnabled(m_heaps.size() > 1);
}

QString HeapsTerm::text() const
{
    QStringList heaps;
    for (const NumberBox *box : m_heaps)
        heaps << QString::number(box->value());
    return rulesText() + u':' + heaps.join(u',');
}

void HeapsTerm::load(std::span<const Component> components)
{
    CellVector heaps;
    for (const Component &component : components)
        heaps.insert(heaps.end(), component.cells.begin(), component.cells.end());
    if (heaps.empty())
        heaps.push_back(0);
    heaps.resize(std::min(heaps.size(), maxHeaps));
    setHeaps(heaps);
    loadParameters(*components.front().rules);
}

} // namespace mexplorer
