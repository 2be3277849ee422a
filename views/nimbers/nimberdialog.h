// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace mexplorer {

/// A calculator of nim-arithmetic: an expression with its value, and the table of one operation for small numbers. A
/// click on a cell of the table writes its expression.
class NimberDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NimberDialog(QWidget *parent = nullptr);

private:
    void calculate();
    void fillTable();

    QLineEdit *m_expression;
    QLabel *m_value;
    QComboBox *m_operation;
    QTableWidget *m_table;
};

} // namespace mexplorer
