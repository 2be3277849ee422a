// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace mexplorer {

class ExpressionEdit;
class TermEditor;

/// Replaces the boards while their position is edited: a line with it as text, and below it a form for each term of the
/// sum, as in the dialog that sets up a game. Both show the same position. Enter accepts it, Escape cancels.
class PositionEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PositionEditor(QWidget *parent = nullptr);

    /// Shows a position to edit; one without components has only the line.
    void load(const Position &position);
    /// The position in the forms, as an expression.
    QString expression() const;
    /// Sets the minimum height of the line and the message below it.
    void setLineHeight(int height);
    /// Hides the editor and emits cancelled().
    void cancel();

signals:
    void accepted(const mexplorer::Position &position);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeLine();
    void setForms(const Position &position);
    void takeForms();
    void check();
    void accept();

    ExpressionEdit *m_line;
    QPushButton *m_done;
    QLabel *m_problem;
    QWidget *m_lineArea;
    QScrollArea *m_forms;
    std::vector<TermEditor *> m_editors;
};

} // namespace mexplorer
