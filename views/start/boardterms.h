// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace mexplorer {

/// Editor of a board of cells that are 1 or 0, or of a row of coins, with a choice of its size; edited on the board it
/// is played on.
class GridTerm : public TermEditor
{
    Q_OBJECT

public:
    enum class Kind { Squares, Coins };

    GridTerm(const Family &family, Kind kind, QWidget *parent);
    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    void showRows(const QStringList &rows);
    void resizeBoard();
    void fill(bool on);
    void fillAtRandom();

    QChar m_on; ///< a 1 in the text of a position
    QChar m_off;
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    QPushButton *m_random;
    QBoxLayout *m_boardLayout; ///< contains the board
};

/// Editor of a graph file and the vertex to start from.
class GraphTerm : public TermEditor
{
    Q_OBJECT

public:
    explicit GraphTerm(const Family &family, QWidget *parent = nullptr);
    QString text() const override;
    QString firstStep() const override;
    void load(std::span<const Component> components) override;

private:
    void chooseFile();

    QLineEdit *m_path;
    QLineEdit *m_vertex;
};

} // namespace mexplorer
