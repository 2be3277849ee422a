// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/positionedit.h"

#include "model/notation/expression.h"
#include "views/theme/touch.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/makewidgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace mexplorer {

PositionEdit::PositionEdit(QWidget *parent)
    : QWidget(parent), m_line(makeNamed<ExpressionEdit>("positionLine", this)),
      m_play(makeNamed<QPushButton>("positionAccept", tr("Done"), this)), m_problem(makeText("positionProblem", this))
{
    setObjectName(QStringLiteral("positionEdit"));
    m_line->setAccessibleName(tr("Position to play from"));
    m_problem->hide();
    m_play->setToolTip(tr("A new game from this position (Enter)"));
    auto *cancel = makeNamed<QPushButton>("positionCancel", tr("Cancel"), this);
    cancel->setToolTip(tr("Leave the game as it was (Escape)"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_line, m_play, cancel})
        widget->setMinimumHeight(touchSize);
    auto *row = new QHBoxLayout;
    row->addWidget(m_line, 1);
    addWidgets(row, {m_play, cancel});
    auto *layout = makeLayout<QVBoxLayout>(this, 4);
    layout->addLayout(row);
    layout->addWidget(m_problem, 1);
    connect(m_line, &ExpressionEdit::checked, this, &PositionEdit::check);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (const Result<Position> position = parsePosition(text))
            emit typed(*position);
    });
    connect(m_line, &QLineEdit::returnPressed, this, &PositionEdit::accept);
    connect(m_play, &QPushButton::clicked, this, &PositionEdit::accept);
    connect(cancel, &QPushButton::clicked, this, &PositionEdit::leave);
    hide();
}

void PositionEdit::edit(const QString &expression)
{
    m_line->setText(expression);
    check();
    show();
    takeFocus();
}

void PositionEdit::setExpression(const QString &expression)
{
    if (expression == m_line->text())
        return;
    m_line->setText(expression);
    check();
}

void PositionEdit::takeFocus()
{
    m_line->setFocus();
    m_line->selectAll();
}

void PositionEdit::check()
{
    const bool wrong = m_line->problem().has_value();
    m_problem->setVisible(wrong);
    m_problem->setText(wrong ? m_line->problem()->message : QString());
    m_play->setEnabled(!wrong && !m_line->text().trimmed().isEmpty());
}

void PositionEdit::accept()
{
    const Result<Position> position = parsePosition(m_line->text());
    if (!position) {
        m_problem->setText(position.problem().message);
        m_problem->show();
        return;
    }
    hide();
    emit accepted(*position);
}

void PositionEdit::leave()
{
    hide();
    emit left();
}

void PositionEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mexplorer
