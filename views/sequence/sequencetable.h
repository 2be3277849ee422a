// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencestudy.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace mexplorer {

/// The values as a table with the period's length as row length, so that a column holds one residue and exceptions
/// stand out: they are bold, underlined and tinted, and say what they are in their tool tip.
class SequenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    /// How many columns can be seen; rows that don't follow a period are no longer.
    void setRoom(int columns);
    /// Marks the heaps of the selected position.
    void setMarked(std::vector<quint64> heaps);
    /// True if a row is as long as the period.
    bool rowsFollowPeriod() const { return m_rowsFollowPeriod; }

    /// How many terms the table holds: all, or as many as fit into its greatest number of rows.
    quint64 shownTerms() const;
    /// The n of a cell; none past the end.
    std::optional<quint64> termAt(const QModelIndex &index) const;
    QModelIndex indexOf(quint64 n) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

public slots:
    /// Colours come from the theme; asked for again.
    void updateColors();

private:
    QString description(quint64 n) const;
    bool isMarked(quint64 n) const;

    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_marked;
    int m_columns = 0;
    int m_room = 20;
    bool m_rowsFollowPeriod = false;
};

/// The values of a sequence as a table, with as many columns as there is room for.
class SequenceTable : public QTableView
{
    Q_OBJECT

public:
    explicit SequenceTable(QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    /// Marks the heaps of the selected position.
    void setMarked(std::vector<quint64> heaps) { m_model->setMarked(std::move(heaps)); }
    void setCurrentTerm(quint64 n);
    /// How many terms the table holds, if it can't hold all.
    quint64 shownTerms() const { return m_model->shownTerms(); }
    /// How a row holds a period that is shorter than a row; empty if it holds one.
    QString rowsSentence() const;

signals:
    void termChanged(std::optional<quint64> n);
    void termActivated(quint64 n);
    /// At a point of the screen, for the current term; a table can't be zoomed.
    void menuWanted(const QPoint &point, std::optional<quint64> n, bool canZoom);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    SequenceModel *m_model;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    int m_fittedWidth = 0;
};

} // namespace mexplorer
