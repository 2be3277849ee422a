// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/boardforms.h"

#include "model/notation/expression.h"
#include "views/start/termeditor.h"
#include "views/theme/fontrole.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace mexplorer {

BoardForms::BoardForms(QWidget *parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("boardForms"));
    setAccessibleName(tr("The position, to be edited"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
}

void BoardForms::load(const Position &position)
{
    constexpr int formWidth = 260;
    const Result<Position> shown = m_editors.empty() ? Result<Position>(Position()) : parsePosition(expression());
    if (!m_editors.empty() && shown && shown->text() == position.text())
        return;
    m_editors.clear();
    auto *table = new QWidget;
    auto *flow = new FlowLayout(table);
    flow->setContentsMargins(16, 16, 16, 16);
    for (const auto &term : termsOf(position)) {
        const Family &family = familyOf(*term.front().rules);
        auto *form = new QWidget(table);
        form->setMinimumWidth(formWidth);
        auto *title = new QLabel(family.title(), form);
        setFontRole(title, FontRole::Lead);
        TermEditor *editor = makeTermEditor(family, form);
        editor->load(term);
        auto *layout = makeLayout<QVBoxLayout>(form, -1);
        layout->addWidget(title);
        layout->addWidget(editor, 1);
        connect(editor, &TermEditor::changed, this, [this] { emit changed(expression()); });
        flow->addWidget(form);
        m_editors.push_back(editor);
    }
    setWidget(table);
}

QString BoardForms::expression() const
{
    QStringList terms;
    for (const TermEditor *editor : m_editors)
        terms << editor->text();
    return terms.join(QStringLiteral(" + "));
}

void BoardForms::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit accepted();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace mexplorer
