// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class ExpressionEdit;

/// The line above the boards while their position is edited: what it is as text, and what is done with it.
class PositionEdit : public QWidget
{
    Q_OBJECT

public:
    explicit PositionEdit(QWidget *parent = nullptr);

    /// Opens the line on an expression.
    void edit(const QString &expression);
    void takeFocus();
    /// Shows what was set up elsewhere.
    void setExpression(const QString &expression);
    void accept();
    void leave();

signals:
    /// What is typed is a position.
    void typed(const mexplorer::Position &position);
    void accepted(const mexplorer::Position &position);
    /// Nothing is to be played.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void check();

    ExpressionEdit *m_line;
    QPushButton *m_play;
    QLabel *m_problem;
};

} // namespace mexplorer
