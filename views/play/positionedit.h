// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class ExpressionEdit;

/// A line in which the position on the boards is edited by hand.
class PositionEdit : public QWidget
{
    Q_OBJECT

public:
    explicit PositionEdit(QWidget *parent = nullptr);

    /// Opens the line on an expression.
    void edit(const QString &expression);
    void takeKeys();

signals:
    void accepted(const mexplorer::Position &position);
    /// Nothing is to be played.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void accept();
    void check();
    void leave();

    ExpressionEdit *m_line;
    QPushButton *m_play;
    QLabel *m_problem;
};

} // namespace mexplorer
