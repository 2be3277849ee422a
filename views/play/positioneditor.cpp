// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/positioneditor.h"

#include "model/notation/expression.h"
#include "views/start/termeditor.h"
#include "views/theme/fontrole.h"
#include "views/theme/touch.h"
#include "views/widgets/events.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace mexplorer {

namespace {

bool isEnter(const QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent *>(event)->key() : 0;
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

PositionEditor::PositionEditor(QWidget *parent)
    : QWidget(parent), m_line(makeNamed<ExpressionEdit>("positionLine", this)),
      m_done(makeNamed<QPushButton>("positionAccept", tr("Done"), this)), m_problem(makeText("positionProblem", this)),
      m_lineArea(makeLine()), m_forms(makeNamed<QScrollArea>("boardForms", this))
{
    setObjectName(QStringLiteral("positionEditor"));
    setFocusProxy(m_line);
    m_forms->setAccessibleName(tr("The position, to be edited"));
    m_forms->setFrameShape(QFrame::NoFrame);
    m_forms->setWidgetResizable(true);
    m_forms->setFocusPolicy(Qt::NoFocus);
    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    layout->addWidget(m_lineArea);
    layout->addWidget(m_forms, 1);
    connect(m_line, &ExpressionEdit::checked, this, &PositionEditor::check);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (const Result<Position> position = parseWithLargeHeaps(text))
            setForms(*position);
    });
    connect(m_line, &QLineEdit::returnPressed, this, &PositionEditor::accept);
    new EventFilter(m_forms, this, [this](const QEvent *event) {
        if (isEnter(event))
            accept();
        return isEnter(event);
    });
    hide();
}

QWidget *PositionEditor::makeLine()
{
    auto *area = new QWidget(this);
    m_line->setAccessibleName(tr("Position to play from"));
    m_done->setToolTip(tr("A new game from this position (Enter)"));
    auto *cancel = makeNamed<QPushButton>("positionCancel", tr("Cancel"), this);
    cancel->setToolTip(tr("Leave the game as it was (Escape)"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_line, m_done, cancel})
        widget->setMinimumHeight(touchSize);
    auto *row = new QHBoxLayout;
    row->addWidget(m_line, 1);
    addWidgets(row, {m_done, cancel});
    auto *layout = makeLayout<QVBoxLayout>(area, 4, {16, 4, 16, 0});
    layout->addLayout(row);
    layout->addWidget(m_problem, 1);
    m_problem->hide();
    connect(m_done, &QPushButton::clicked, this, &PositionEditor::accept);
    connect(cancel, &QPushButton::clicked, this, &PositionEditor::cancel);
    return area;
}

void PositionEditor::load(const Position &position)
{
    setForms(position);
    m_forms->setVisible(!position.components.empty());
    m_line->setText(position.text());
    m_line->selectAll();
    check();
}

void PositionEditor::setLineHeight(int height)
{
    m_lineArea->setMinimumHeight(height);
}

/// Forms that already show \a position are kept, with their focus and cursor.
void PositionEditor::setForms(const Position &position)
{
    constexpr int formWidth = 260;
    const Result<Position> shown = m_editors.empty() ? Result<Position>(Position()) : parseWithLargeHeaps(expression());
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
        connect(editor, &TermEditor::changed, this, &PositionEditor::takeForms);
        flow->addWidget(form);
        m_editors.push_back(editor);
    }
    m_forms->setWidget(table);
}

QString PositionEditor::expression() const
{
    QStringList terms;
    for (const TermEditor *editor : m_editors)
        terms << editor->text();
    return terms.join(QStringLiteral(" + "));
}

/// Shows the position in the forms as text.
void PositionEditor::takeForms()
{
    if (expression() == m_line->text())
        return;
    m_line->setText(expression());
    check();
}

void PositionEditor::check()
{
    const bool wrong = m_line->problem().has_value();
    m_problem->setVisible(wrong);
    m_problem->setText(wrong ? m_line->problem()->message : QString());
    m_done->setEnabled(!wrong && !m_line->text().trimmed().isEmpty());
}

void PositionEditor::accept()
{
    const Result<Position> position = parseWithLargeHeaps(m_line->text());
    if (!position) {
        m_problem->setText(position.problem().message);
        m_problem->show();
        return;
    }
    hide();
    emit accepted(*position);
}

void PositionEditor::cancel()
{
    hide();
    emit cancelled();
}

void PositionEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        cancel();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mexplorer
