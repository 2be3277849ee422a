#pragma once

#include "views/start/termeditor.h"

class QLabel;
class QLineEdit;
class QSpinBox;

namespace mexplorer {

class CellGrid;

/// A board of cells that are 1 or 0, of a size to choose.
class GridTerm : public TermEditor
{
    Q_OBJECT

public:
    explicit GridTerm(const Family &family, QWidget *parent = nullptr);
    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    void fillAtRandom();

    const Family &m_family;
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    CellGrid *m_grid;
};

/// A graph file, and the vertex to start from.
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

    const Family &m_family;
    QLineEdit *m_path;
    QLineEdit *m_vertex;
};

} // namespace mexplorer
