#pragma once

#include "model/play/gamerecord.h"

#include <QScrollArea>

namespace mexplorer {

class BoardCard;

/// The table: a board for each component of a position, all at once.
class BoardArea : public QScrollArea
{
    Q_OBJECT

public:
    /// The most boards on the table; what is past it is counted in a line below.
    static constexpr std::size_t maxBoards = 100;

    explicit BoardArea(QWidget *parent = nullptr);

    const std::vector<BoardCard *> &cards() const { return m_cards; }
    void setPosition(const Position &position);
    void setPlayable(bool playable);
    /// The components' values; an empty vector hides them.
    void setValues(const std::vector<Value> &values);
    /// Marks the ways to make these moves; none removes the marks.
    void setHints(const std::vector<Move> &moves);

signals:
    void moveChosen(std::size_t component, const mexplorer::CellVector &after);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitBoards();
    bool fits(const Position &position) const;
    void rebuild(const Position &position);

    QWidget *m_table;
    std::vector<BoardCard *> m_cards;
    std::size_t m_components = 0;
};

} // namespace mexplorer
