#include "views/play/gamelistmodel.h"

#include "views/theme/theme.h"

namespace mexplorer {

void GameListModel::setRecord(const GameRecord &record, Sides sides)
{
    const int rowsBefore = rowCount();
    const int rows = static_cast<int>(record.length()) + 1;
    const auto assign = [&] {
        m_record = record;
        m_sides = sides;
    };
    if (rows > rowsBefore) {
        beginInsertRows({}, rowsBefore, rows - 1);
        assign();
        endInsertRows();
    } else if (rows < rowsBefore) {
        beginRemoveRows({}, rows, rowsBefore - 1);
        assign();
        endRemoveRows();
    } else {
        assign();
    }
    emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
}

void GameListModel::setAnswersHidden(bool hidden)
{
    if (hidden == m_areAnswersHidden)
        return;
    m_areAnswersHidden = hidden;
    if (m_record)
        emit dataChanged(index(0, BeforeColumn), index(rowCount() - 1, AfterColumn));
}

bool GameListModel::isMistake(std::size_t place) const
{
    return !m_areAnswersHidden && place > 0 && mexplorer::isMistake(*m_record, place - 1);
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_record ? 0 : static_cast<int>(m_record->length()) + 1;
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GameListModel::who(Player player) const
{
    if (m_sides.areMixed())
        return m_sides.of(player) == Side::Human ? tr("You") : tr("Solver");
    return player == Player::First ? tr("First") : tr("Second");
}

QString GameListModel::text(std::size_t place, int column) const
{
    if (place == 0)
        return column == MoveColumn ? tr("Start") : QString();
    const std::size_t move = place - 1;
    switch (column) {
    case NumberColumn:
        return QString::number(place);
    case WhoColumn:
        return who(m_record->turn(move));
    case MoveColumn: {
        const Move &made = m_record->moves()[move];
        const QString text = briefMoveText(m_record->position(move).components[made.component], made.cells);
        return m_record->start().components.size() == 1 ? text : tr("%1: %2").arg(made.component).arg(text);
    }
    case BeforeColumn:
        return assessment(move);
    case AfterColumn:
        return assessment(place) + (isMistake(place) ? QStringLiteral(" ?") : QString());
    default:
        return {};
    }
}

QString GameListModel::assessment(std::size_t place) const
{
    return m_areAnswersHidden ? QStringLiteral("–") : assessmentText(m_record->assessment(place));
}

/// The move in full, as a narrow column hasn't room for it.
QString GameListModel::wholeMove(std::size_t place) const
{
    return moveText(m_record->position(place - 1), m_record->moves()[place - 1]);
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!m_record || !index.isValid())
        return {};
    const auto place = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(place, index.column());
    case Qt::ForegroundRole:
        return index.column() == AfterColumn && isMistake(place) ? QVariant(Theme::instance().colors().warning)
                                                                 : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == NumberColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                               : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (m_areAnswersHidden && index.column() >= BeforeColumn)
            return tr("Shown when the game is over, or with Show Values");
        if (m_areAnswersHidden && place > 0)
            return wholeMove(place);
        return place == 0 ? m_record->start().text()
                          : tr("%1. %2").arg(wholeMove(place), Commentary(m_sides).move(*m_record, place - 1));
    case Qt::AccessibleTextRole:
        if (place > 0 && index.column() == MoveColumn)
            return wholeMove(place);
        return isMistake(place) && index.column() == AfterColumn ? tr("%1, a mistake").arg(assessment(place))
                                                                 : text(place, index.column());
    default:
        return {};
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("#");
    case WhoColumn:
        return tr("Who");
    case MoveColumn:
        return tr("Move");
    case BeforeColumn:
        return tr("Before");
    case AfterColumn:
        return tr("After");
    default:
        return {};
    }
}

} // namespace mexplorer
