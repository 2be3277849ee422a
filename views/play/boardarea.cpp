#include "views/play/boardarea.h"

#include "views/boards/boardwidget.h"
#include "views/play/boardcard.h"
#include "views/play/flowlayout.h"

#include <QLabel>

#include <array>

namespace mexplorer {

namespace {

/// The sides of cells and pins that are tried, until all boards fit on the table.
constexpr auto units = std::to_array<int>({96, 80, 68, 56, 48, 40, 32, 24});

} // namespace

BoardArea::BoardArea(QWidget *parent) : QScrollArea(parent), m_table(nullptr)
{
    setObjectName(QStringLiteral("boardArea"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
}

bool BoardArea::fits(const Position &position) const
{
    if (!m_table || position.components.size() != m_components)
        return false;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i]->board()->component().rules != position.components[i].rules)
            return false;
    }
    return true;
}

void BoardArea::setPosition(const Position &position)
{
    if (!fits(position)) {
        rebuild(position);
        return;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setComponent(position.components[i]);
}

void BoardArea::rebuild(const Position &position)
{
    m_components = position.components.size();
    m_cards.clear();
    m_table = new QWidget;
    auto *flow = new FlowLayout(m_table);
    flow->setContentsMargins(16, 16, 16, 16);
    const std::size_t shown = std::min(m_components, maxBoards);
    for (std::size_t i = 0; i < shown; ++i) {
        auto *card = new BoardCard(position.components[i], i, m_components > 1, m_table);
        connect(card, &BoardCard::moveChosen, this, &BoardArea::moveChosen);
        flow->addWidget(card);
        m_cards.push_back(card);
    }
    if (shown < m_components)
        flow->addWidget(new QLabel(tr("%1 more components aren't shown; choose a sum of at most %2 to play on all.")
                                       .arg(m_components - shown)
                                       .arg(maxBoards),
                                   m_table));
    setWidget(m_table);
    fitBoards();
}

/// Makes the boards as large as fits without scrolling.
void BoardArea::fitBoards()
{
    if (!m_table)
        return;
    for (const int unit : units) {
        int widest = 0;
        for (BoardCard *card : m_cards) {
            card->board()->setUnit(unit);
            card->layout()->invalidate();
            card->updateGeometry();
            widest = std::max(widest, card->sizeHint().width());
        }
        const QMargins margins = m_table->layout()->contentsMargins();
        const bool wide = widest + margins.left() + margins.right() <= viewport()->width();
        if (wide && m_table->layout()->heightForWidth(viewport()->width()) <= viewport()->height())
            break;
    }
}

void BoardArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitBoards();
}

void BoardArea::setPlayable(bool playable)
{
    for (BoardCard *card : m_cards)
        card->setPlayable(playable);
}

void BoardArea::setValues(const std::vector<Value> &values)
{
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setValue(i < values.size() ? std::optional(values[i]) : std::nullopt);
}

void BoardArea::setHints(const std::vector<Move> &moves)
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        std::vector<CellVector> followers;
        for (const Move &move : moves) {
            if (move.component == i)
                followers.push_back(move.cells);
        }
        m_cards[i]->board()->setHints(followers);
    }
}

} // namespace mexplorer
