#pragma once

#include "model/play/commentary.h"

#include <QAbstractTableModel>

namespace mexplorer {

/// A record as a table: row k is place k, so the first one is the start and each other one a move with the value before
/// and after it, unless answers are hidden.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, WhoColumn, MoveColumn, BeforeColumn, AfterColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRecord(const GameRecord &record, Sides sides);
    void setAnswersHidden(bool hidden);
    /// True if answers are shown and move \a place - 1 gave a won position away.
    bool isMistake(std::size_t place) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(std::size_t place, int column) const;
    QString assessment(std::size_t place) const;
    QString wholeMove(std::size_t place) const;
    QString who(Player player) const;

    std::optional<GameRecord> m_record;
    Sides m_sides;
    bool m_areAnswersHidden = false;
};

} // namespace mexplorer
