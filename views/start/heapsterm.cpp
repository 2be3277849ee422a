// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/heapsterm.h"

#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr int inRow = 3;

QToolButton *makeButton(const QString &name, const QString &icon, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(themeIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumSize(touchSize, touchSize);
    return button;
}

} // namespace

HeapsTerm::HeapsTerm(const Family &family, const QString &title, QWidget *parent)
    : TermEditor(parent), m_family(family), m_grid(new QGridLayout)
{
    auto *layout = makeLayout<QVBoxLayout>(this, 12);
    if (family.parameters != Family::Parameters::None)
        addParameters(layout);
    layout->addWidget(new QLabel(title));
    m_grid->setSpacing(8);
    m_grid->setColumnStretch(inRow, 1);
    layout->addLayout(m_grid);

    auto *add = makeButton(QStringLiteral("addHeap"), QStringLiteral("add"), tr("Add a heap"));
    auto *remove = makeButton(QStringLiteral("removeHeap"), QStringLiteral("remove"), tr("Remove the last heap"));
    auto *buttons = makeLayout<QHBoxLayout>(nullptr, 4);
    addWidgets(buttons, {add, remove});
    buttons->addStretch();
    layout->addLayout(buttons);
    layout->addStretch();
    m_add = add;
    m_remove = remove;
    connect(add, &QToolButton::clicked, this, [this] {
        m_heaps << makeHeap(5);
        arrange();
        emit changed();
    });
    connect(remove, &QToolButton::clicked, this, [this] {
        delete m_heaps.takeLast();
        arrange();
        emit changed();
    });
    setHeaps({7});
}

void HeapsTerm::addParameters(QLayout *layout)
{
    const bool code = m_family.parameters == Family::Parameters::Code;
    const QString example = m_family.example.section(u'{', 1).section(u'}', 0, 0);
    m_parameters = new QLineEdit(example);
    m_parameters->setObjectName(QStringLiteral("termParameters"));
    auto *label = new QLabel(code ? tr("&Code") : tr("&Set"));
    label->setBuddy(m_parameters);
    m_parameters->setPlaceholderText(code ? tr("A code, such as 0.77") : tr("Numbers and ranges, such as 1-3,9"));
    m_parameters->setAccessibleName(code ? tr("Code") : tr("Set"));
    connect(m_parameters, &QLineEdit::textChanged, this, &TermEditor::changed);
    addWidgets(layout, {label, m_parameters});
}

QSpinBox *HeapsTerm::makeHeap(quint64 heap)
{
    auto *box = new QSpinBox(this);
    box->setRange(0, static_cast<int>(maxTokens));
    box->setValue(static_cast<int>(std::min(heap, maxTokens)));
    box->setMinimumWidth(150);
    setTouchSized(box);
    connect(box, &QSpinBox::valueChanged, this, &TermEditor::changed);
    return box;
}

void HeapsTerm::setHeaps(const std::vector<quint64> &heaps)
{
    qDeleteAll(m_heaps);
    m_heaps.clear();
    for (const quint64 heap : heaps)
        m_heaps << makeHeap(heap);
    arrange();
}

void HeapsTerm::arrange()
{
    QWidget *before = m_parameters;
    for (qsizetype i = 0; i < m_heaps.size(); ++i) {
        QSpinBox *box = m_heaps[i];
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
    for (const QSpinBox *box : m_heaps)
        heaps << QString::number(box->value());
    const QString rules =
        m_parameters ? QStringLiteral("%1{%2}").arg(m_family.name, m_parameters->text()) : m_family.name;
    return rules + u':' + heaps.join(u',');
}

void HeapsTerm::load(std::span<const Component> components)
{
    std::vector<quint64> heaps;
    for (const Component &component : components)
        heaps.insert(heaps.end(), component.cells.begin(), component.cells.end());
    if (heaps.empty())
        heaps.push_back(0);
    heaps.resize(std::min(heaps.size(), maxHeaps));
    setHeaps(heaps);
    if (m_parameters)
        m_parameters->setText(components.front().rules->text().section(u'{', 1).chopped(1));
}

} // namespace mexplorer
