// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/termpage.h"

#include "views/start/termeditor.h"
#include "views/widgets/makewidgets.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace mexplorer {

TermPage::TermPage(QWidget *parent) : QWidget(parent), m_family(new QComboBox), m_summary(new QLabel)
{
    m_family->setObjectName(QStringLiteral("termFamily"));
    m_family->setAccessibleName(tr("Game"));
    for (const Family &family : catalogue())
        m_family->addItem(family.title(), family.name);
    m_summary->setWordWrap(true);
    auto *content = new QWidget;
    m_layout = makeLayout<QVBoxLayout>(content, 12);
    addWidgets(m_layout, {m_family, m_summary});
    auto *scroll = new QScrollArea; // for screens lower than the board
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(490); // for three numbers side by side
    makeLayout<QVBoxLayout>(this, 0)->addWidget(scroll);
    connect(m_family, &QComboBox::currentIndexChanged, this, [this] {
        showFamily();
        emit changed();
    });
    showFamily();
}

QString TermPage::text() const
{
    return m_editor->text();
}

QString TermPage::firstStep() const
{
    return m_editor->firstStep();
}

void TermPage::setFamily(const QString &name)
{
    m_family->setCurrentIndex(m_family->findData(name));
}

void TermPage::load(std::span<const Component> components)
{
    setFamily(familyOf(*components.front().rules).name);
    m_editor->load(components);
}

void TermPage::showFamily()
{
    const Family &family = catalogue()[static_cast<std::size_t>(std::max(0, m_family->currentIndex()))];
    delete m_editor;
    m_summary->setText(family.summary());
    m_editor = makeTermEditor(family, this);
    m_layout->addWidget(m_editor, 1);
    setTabOrder(m_family, m_editor);
    connect(m_editor, &TermEditor::changed, this, &TermPage::changed);
}

} // namespace mexplorer
