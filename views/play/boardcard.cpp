// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/boardcard.h"

#include "model/step/tracewords.h"
#include "views/boards/boardmarks.h"
#include "views/boards/boardtable.h"
#include "views/boards/choiceboard.h"
#include "views/boards/followerlist.h"
#include "views/play/movevaluelabels.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/theme/touch.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QDialog>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int minCardWidth = 208;
constexpr int minCharacters = 36; // enough for most families' summaries in three lines
constexpr int minCharactersDense = 14;
constexpr int cardMargin = 2; // below the boards of a group, within their cards

} // namespace

BoardCard::BoardCard(const Component &component, std::size_t index, bool numbered, QWidget *parent)
    : FontAware(parent), m_index(index), m_numbered(numbered), m_title(new QLabel(this)),
      m_value(makeNamed<QLabel>("boardValue", this)), m_lastMove(makeNamed<QLabel>("boardLastMove", this)),
      m_message(makeText("boardMessage", this)),
      m_allMoves(makeIconButton(QStringLiteral("allMoves"), "menu", tr("All moves of this component"), this)),
      m_board(makeBoard(component, this)), m_labels(new MoveValueLabels(m_board))
{
    setObjectName(QStringLiteral("boardCard%1").arg(index));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_value->hide();
    m_message->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    // The text of the line below the board never moves the board.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_allMoves->setMinimumSize(touchSize, touchSize);
    m_allMoves->setAutoRaise(true);
    m_board->setObjectName(QStringLiteral("board%1").arg(index));
    // The value has its own line, which keeps its space while it is hidden: showing it moves nothing.
    QSizePolicy policy = m_value->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_value->setSizePolicy(policy);
    m_value->setText(tr("value %1").arg(0));
    m_lastMove->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_lastMove->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *header = new QHBoxLayout;
    header->addWidget(m_value);
    header->addWidget(m_lastMove, 1);
    header->addWidget(m_allMoves);
    auto *layout = makeLayout<QVBoxLayout>(this, 4, {12, 8, 12, 8});
    layout->addWidget(m_title);
    layout->addLayout(header);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_message);
    for (QWidget *part : std::initializer_list<QWidget *>{this, m_value, m_lastMove, m_message, m_board})
        setFontRole(part, FontRole::Body, FontRole::Caption);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(m_allMoves, &QToolButton::clicked, this, &BoardCard::showAllMoves);
    connect(m_board, &BoardWidget::messageChanged, this, &BoardCard::showMessage);
    connect(m_board, &BoardWidget::moveChosen, this,
            [this](const CellVector &after) { emit moveChosen(m_index, after); });
    showGame(component, {});
    fitType();
}

void BoardCard::setInGroup()
{
    m_isInGroup = true;
    m_message->hide();
    layout()->setContentsMargins(4, 2, 4, 2);
    layout()->setSpacing(0);
    m_titleText = QString::number(m_index + 1);
    fitType();
}

void BoardCard::showGame(const Component &component, const BoardHistory &history)
{
    m_board->showGame(component, history);
    const PlayedMove *last = m_board->markedMove();
    m_lastMoveText = last ? briefMoveText({component.rules, last->before}, last->after) : QString();
    m_lastMove->setToolTip(last ? tr("The last move: %1").arg(m_lastMoveText) : QString());
    fitLastMove();
    update();
    const QString number = m_numbered ? QStringLiteral("%1  ").arg(m_index + 1) : QString();
    m_titleText = m_isInGroup ? QString::number(m_index + 1) : number + tracewords::withoutFolders(component.text());
    m_title->setToolTip(component.text());
    updateGeometry();
    showTitle();
    showMessage();
}

void BoardCard::setDensity(Density density)
{
    if (density == m_density)
        return;
    m_density = density;
    const bool dense = density == Density::Dense;
    const int button = density == Density::Spacious ? touchSize : 28;
    m_allMoves->setMinimumSize(button, button);
    m_message->setVisible(!dense && !m_isInGroup);
    m_board->setTight(dense);
    if (m_isInGroup)
        return;
    layout()->setContentsMargins(dense ? QMargins(6, 4, 6, 6) : QMargins(12, 8, 12, 8));
    layout()->setSpacing(dense ? 0 : 4);
    fitType();
    updateGeometry();
}

QString BoardCard::summary() const
{
    return m_board->component().rules->inWords();
}

/// As wide as the board, and as the title if there is space for it.
QSize BoardCard::sizeHint() const
{
    constexpr int maxWidth = 420;
    constexpr int maxDenseWidth = 160;
    const QMargins margins = layout()->contentsMargins();
    const auto widthFor = [&](const QString &title) {
        return m_title->fontMetrics().horizontalAdvance(title) + 4 + margins.left() + margins.right();
    };
    const QSize min = QFrame::sizeHint().expandedTo(minimumSize());
    if (m_density == Density::Compact)
        return min;
    return min.expandedTo(QSize(m_density == Density::Spacious ? std::min(widthFor(m_titleText), maxWidth)
                                                               : std::min(widthFor(namelessTitle()), maxDenseWidth),
                                0));
}

void BoardCard::fitType()
{
    if (!layout())
        return; // the card is being created
    m_allMoves->setVisible(!isProjected(this) && !m_isInGroup && !qobject_cast<ChoiceBoard *>(m_board));
    const QFont code = codeFont(font());
    if (m_title->font() != code)
        m_title->setFont(code);
    const int character = fontMetrics().averageCharWidth();
    if (m_isInGroup) {
        setMinimumWidth(0);
        return;
    }
    setMinimumWidth(m_density == Density::Dense ? minCharactersDense * character
                                                : std::max(minCardWidth, minCharacters * character));
    setLineHeight(lineHeight());
}

/// Returns the height of three lines, or of all of the rules if they are longer.
int BoardCard::lineHeight() const
{
    if (m_isInGroup || m_density == Density::Dense)
        return 0;
    const QMargins margins = layout()->contentsMargins();
    const int width = minimumWidth() - margins.left() - margins.right();
    const int rules = fontMetrics().boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap, summary()).height();
    return std::max(3 * fontMetrics().lineSpacing(), rules);
}

void BoardCard::setLineHeight(int height)
{
    m_message->setFixedHeight(height);
}

/// Returns the title without the name of the game: the rules' numbers and the position distinguish boards. Empty if
/// there are no numbers.
QString BoardCard::namelessTitle() const
{
    const qsizetype numbers = m_titleText.indexOf(u'{');
    const qsizetype name = m_titleText.lastIndexOf(u' ', numbers) + 1;
    return numbers > name ? m_titleText.first(name) + u'…' + m_titleText.sliced(numbers) : QString();
}

/// Shows the whole title if it fits.
void BoardCard::showTitle()
{
    const QFontMetrics metrics = m_title->fontMetrics();
    const auto fits = [&](const QString &title) { return metrics.horizontalAdvance(title) <= m_title->width(); };
    const QString nameless = namelessTitle();
    const bool isNameless = !fits(m_titleText) && !nameless.isEmpty() && fits(nameless);
    m_title->setText(isNameless ? nameless : metrics.elidedText(m_titleText, Qt::ElideMiddle, m_title->width()));
}

void BoardCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layout()->activate(); // the title has its new width
    showTitle();
    fitLastMove();
}

void BoardCard::fitLastMove()
{
    const int available = m_lastMove->width();
    const bool fits = m_lastMove->fontMetrics().horizontalAdvance(m_lastMoveText) <= available;
    // The mark alone is better than a part of a move.
    m_lastMove->setText(fits ? m_lastMoveText : QString());
}

void BoardCard::setPlayable(bool playable)
{
    m_board->setPlayable(playable);
    m_allMoves->setEnabled(playable);
}

void BoardCard::setValue(std::optional<quint64> value)
{
    m_value->setVisible(value.has_value());
    if (value)
        m_value->setText(tr("value %1").arg(*value));
}

void BoardCard::setMoveValues(const std::map<CellVector, MoveValue> &values)
{
    m_moveValues = values;
    m_labels->setValues(values);
    if (auto *list = qobject_cast<ChoiceBoard *>(m_board))
        list->setMoveValues(values);
    showMessage();
}

void BoardCard::setHints(const std::vector<CellVector> &all, const std::vector<CellVector> &shown)
{
    m_hints = all;
    const std::vector<CellVector> &marked = qobject_cast<ChoiceBoard *>(m_board) ? all : shown;
    if (marked != m_board->hints())
        m_board->setHints(marked);
}

QString BoardCard::line() const
{
    const QString &message = m_board->message();
    if (message.isEmpty())
        return summary();
    const auto after = m_moveValues.empty() ? std::nullopt : m_board->selectedMove();
    const auto found = after ? m_moveValues.find(*after) : m_moveValues.end();
    if (found == m_moveValues.end())
        return message;
    const MoveValue &value = found->second;
    const QString left = value.value                   ? tr("The move leaves value %1.").arg(*value.value)
                         : value.outcome == Outcome::P ? tr("The move leaves a P-position.")
                         : value.outcome == Outcome::N ? tr("The move leaves an N-position.")
                                                       : tr("The move leaves a draw.");
    return tr("%1 %2").arg(message, left);
}

void BoardCard::showMessage()
{
    showLineIn(m_message);
    emit lineChanged();
}

void BoardCard::showLineIn(QLabel *label) const
{
    label->setText(line());
    label->setForegroundRole(m_board->message().isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
}

void BoardCard::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const PlayedMove *last = m_board->markedMove();
    if (last || !m_isInGroup) {
        painter.setPen(last ? playerPen(last->player, colors, 2) : QPen(colors.line, 1));
        painter.setBrush(colors.surface);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    if (last)
        paintPlayerMark(painter, QPointF(width() - 13, 13), 14, last->player, colors);
}

void BoardCard::showAllMoves()
{
    const Component &component = m_board->component();
    auto *dialog = makeNamed<QDialog>("allMovesDialog", this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Moves from %1").arg(component.text()));
    auto *list = new FollowerList(dialog);
    list->setComponent(component);
    list->setHints(m_hints);
    list->setValues(m_moveValues);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(list);
    connect(list, &FollowerList::chosen, this, [this, dialog](const CellVector &after) {
        dialog->close();
        emit moveChosen(m_index, after);
    });
    dialog->resize(360, 420);
    dialog->open();
    list->setFocus();
}

BoardGroup::BoardGroup(QWidget *parent)
    : FontAware(parent), m_title(new QLabel(this)), m_message(makeText("groupMessage", this)),
      m_flow(new FlowLayout(nullptr, 8))
{
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setFontRole(this, FontRole::Body, FontRole::Caption);
    setFontRole(m_message, FontRole::Body, FontRole::Caption);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *layout = makeLayout<QVBoxLayout>(this, 4, {12, 8, 12, 8 - cardMargin});
    layout->addWidget(m_title);
    layout->addLayout(m_flow, 1);
    m_flow->setAlignment(Qt::AlignBottom); // aligns them with the boards next to the group
    layout->addWidget(m_message);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    fitType();
}

void BoardGroup::addCard(BoardCard *card)
{
    m_flow->addWidget(card);
    m_cards.push_back(card);
    connect(card, &BoardCard::lineChanged, this, [this, card] { card->showLineIn(m_message); });
    card->showLineIn(m_message);
    showTitle();
}

void BoardGroup::showTitle()
{
    Position position;
    for (const BoardCard *card : m_cards)
        position.components.push_back(card->board()->component());
    const QString title = position.text();
    m_title->setToolTip(title);
    m_title->setText(m_title->fontMetrics().elidedText(title, Qt::ElideMiddle, m_title->width()));
}

void BoardGroup::setDensity(BoardCard::Density density)
{
    const bool dense = density == BoardCard::Density::Dense;
    m_message->setVisible(!dense);
    layout()->setContentsMargins(dense ? QMargins(6, 4, 6, 6 - cardMargin) : QMargins(12, 8, 12, 8 - cardMargin));
    layout()->setSpacing(dense ? 0 : 4);
    m_flow->setSpacing(density == BoardCard::Density::Spacious ? 8 : 2);
}

void BoardGroup::setAvailableWidth(int width)
{
    m_availableWidth = width;
    layout()->invalidate();
    updateGeometry();
}

int BoardGroup::widestCard() const
{
    int widest = 0;
    for (const BoardCard *card : m_cards)
        widest = std::max(widest, card->sizeHint().width());
    const QMargins margins = layout()->contentsMargins();
    return widest + margins.left() + margins.right();
}

int BoardGroup::lineWidth() const
{
    int line = 0;
    for (const BoardCard *card : m_cards)
        line += card->sizeHint().width() + 8;
    return line;
}

bool BoardGroup::isOneLine() const
{
    const QMargins margins = layout()->contentsMargins();
    return lineWidth() + margins.left() + margins.right() <= m_availableWidth;
}

/// As wide as all boards in one line, if there is space for it.
QSize BoardGroup::sizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const bool hasMessage = !m_message->isHidden();
    // Wide enough for the description of a selection.
    const int min = hasMessage ? 36 * fontMetrics().averageCharWidth() : 0;
    const int around = margins.left() + margins.right();
    const int width = std::clamp(std::max(lineWidth(), min) + around, std::min(widestCard(), m_availableWidth),
                                 std::max(widestCard(), m_availableWidth));
    int height = margins.top() + margins.bottom() + m_title->sizeHint().height() + layout()->spacing();
    height += m_flow->heightForWidth(width - around);
    if (hasMessage)
        height += m_message->minimumHeight() + layout()->spacing();
    return {width, height};
}

void BoardGroup::fitType()
{
    const QFont code = codeFont(font());
    if (m_title->font() != code)
        m_title->setFont(code);
    setLineHeight(lineHeight());
}

int BoardGroup::lineHeight() const
{
    return m_message->isHidden() ? 0 : 2 * fontMetrics().lineSpacing();
}

void BoardGroup::setLineHeight(int height)
{
    m_message->setFixedHeight(height);
}

void BoardGroup::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layout()->activate(); // the title has its new width
    showTitle();
}

void BoardGroup::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace mexplorer
