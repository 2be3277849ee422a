// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencestudy.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace mexplorer {

/// Table model of the values with the period as row length, so that a column contains one residue and exceptions are
/// noticeable: they are bold, underlined and tinted, and explained in their tool tip.
class SequenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    /// Sets the number of columns that are visible; rows that don't follow a period have at most that many.
    void setMaxColumns(int columns);
    /// Marks the heaps of the selected position.
    void setMarked(std::vector<quint64> heaps);
    /// True if the length of a row is the period or a multiple.
    bool rowsFollowPeriod() const { return m_rowsFollowPeriod; }

    /// The number of terms in the table: all, or as many as fit into its maximum number of rows.
    quint64 shownTerms() const;
    /// Returns the n of a cell; std::nullopt past the end.
    std::optional<quint64> termAt(const QModelIndex &index) const;
    QModelIndex indexOf(quint64 n) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

public slots:
    /// Emits dataChanged() after a change of the theme.
    void updateColors();

private:
    QString description(quint64 n) const;
    bool isMarked(quint64 n) const;

    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_marked;
    int m_columns = 0;
    int m_maxColumns = 20;
    bool m_rowsFollowPeriod = false;
};

/// The values of a sequence as a table, with as many columns as fit.
class SequenceTable : public QTableView
{
    Q_OBJECT

public:
    explicit SequenceTable(QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    /// Marks the heaps of the selected position.
    void setMarked(std::vector<quint64> heaps) { m_model->setMarked(std::move(heaps)); }
    void setCurrentTerm(quint64 n);
    /// The number of terms in the table, if it can't contain all.
    quint64 shownTerms() const { return m_model->shownTerms(); }
    /// Returns how many periods a row contains; empty if it contains one.
    QString rowsSentence() const;

signals:
    void termChanged(std::optional<quint64> n);
    void termActivated(quint64 n);
    /// Requests a context menu at a point of the screen for the current term; \a canZoom is false.
    void menuRequested(const QPoint &point, std::optional<quint64> n, bool canZoom);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    SequenceModel *m_model;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    int m_fittedWidth = 0;
};

} // namespace mexplorer
