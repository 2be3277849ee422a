#include "views/play/boardcard.h"

#include "model/games/catalogue.h"
#include "views/boards/boardtable.h"
#include "views/boards/choiceboard.h"
#include "views/boards/followerlist.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int leastWidth = 208;
constexpr int leastCharacters = 36; // in three lines of them most families' summaries find room
constexpr int leastCharactersDense = 14;

} // namespace

BoardCard::BoardCard(const Component &component, std::size_t index, bool numbered, QWidget *parent)
    : QFrame(parent), m_index(index), m_numbered(numbered), m_title(new QLabel(this)), m_value(new QLabel(this)),
      m_message(new QLabel(this)), m_allMoves(new QToolButton(this)), m_board(makeBoard(component, this))
{
    setObjectName(QStringLiteral("boardCard%1").arg(index));
    fitType();
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_value->hide();
    m_message->setObjectName(QStringLiteral("boardMessage"));
    m_message->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_message->setWordWrap(true);
    // The line below the board never changes the board's place, whatever it says.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_allMoves->setObjectName(QStringLiteral("allMoves"));
    m_allMoves->setIcon(themeIcon(QStringLiteral("menu")));
    m_allMoves->setToolTip(tr("All moves of this component (M)"));
    m_allMoves->setAccessibleName(tr("All moves of this component"));
    m_allMoves->setShortcut(Qt::Key_M);
    m_allMoves->setAutoRaise(true);
    m_allMoves->setVisible(!qobject_cast<ChoiceBoard *>(m_board));
    m_board->setObjectName(QStringLiteral("board%1").arg(index));
    // The value has a line of its own, kept free while it is hidden: showing it moves nothing.
    QSizePolicy kept = m_value->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_value->setSizePolicy(kept);
    m_value->setObjectName(QStringLiteral("boardValue"));
    m_value->setText(tr("value %1").arg(0));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *header = new QHBoxLayout;
    header->addWidget(m_value, 1);
    header->addWidget(m_allMoves);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addLayout(header);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_message);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(m_allMoves, &QToolButton::clicked, this, &BoardCard::showAllMoves);
    connect(m_board, &BoardWidget::messageChanged, this, &BoardCard::showMessage);
    connect(m_board, &BoardWidget::moveChosen, this,
            [this](const CellVector &after) { emit moveChosen(m_index, after); });
    setComponent(component);
}

void BoardCard::setComponent(const Component &component)
{
    m_board->setComponent(component);
    const QString number = m_numbered ? QStringLiteral("%1  ").arg(m_index) : QString();
    m_titleText = number + component.text();
    m_title->setToolTip(component.text());
    updateGeometry();
    showTitle();
    showMessage(m_board->message());
}

void BoardCard::setDensity(Density density)
{
    if (density == m_density)
        return;
    m_density = density;
    const bool dense = density == Density::Dense;
    m_message->setVisible(!dense);
    m_board->setTight(dense);
    layout()->setContentsMargins(dense ? QMargins(6, 4, 6, 6) : QMargins(12, 8, 12, 8));
    layout()->setSpacing(dense ? 0 : 4);
    fitType();
    updateGeometry();
}

QString BoardCard::summary() const
{
    return familyOf(*m_board->component().rules).summary();
}

/// As wide as the board, and as the title where there is room for it.
QSize BoardCard::sizeHint() const
{
    constexpr int mostRoom = 420;
    constexpr int mostRoomDense = 160;
    const QMargins margins = layout()->contentsMargins();
    const auto widthFor = [&](const QString &title) {
        return m_title->fontMetrics().horizontalAdvance(title) + 4 + margins.left() + margins.right();
    };
    const QSize least = QFrame::sizeHint().expandedTo(minimumSize());
    if (m_density == Density::Compact)
        return least;
    return least.expandedTo(QSize(m_density == Density::Roomy ? std::min(widthFor(m_titleText), mostRoom)
                                                              : std::min(widthFor(namelessTitle()), mostRoomDense),
                                  0));
}

void BoardCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitType();
}

void BoardCard::fitType()
{
    const QFont code = codeFont(font());
    if (m_title->font() != code)
        m_title->setFont(code);
    m_message->setFixedHeight(3 * fontMetrics().lineSpacing());
    const int character = fontMetrics().averageCharWidth();
    setMinimumWidth(m_density == Density::Dense ? leastCharactersDense * character
                                                : std::max(leastWidth, leastCharacters * character));
}

void BoardCard::showTitle()
{
    m_title->setText(fittingTitle());
}

/// The title without the name of the game: the rules' numbers and the position tell boards apart. Empty if there are
/// none.
QString BoardCard::namelessTitle() const
{
    const qsizetype numbers = m_titleText.indexOf(u'{');
    const qsizetype name = m_titleText.lastIndexOf(u' ', numbers) + 1;
    return numbers > name ? m_titleText.first(name) + u'…' + m_titleText.sliced(numbers) : QString();
}

QString BoardCard::fittingTitle() const
{
    const QFontMetrics metrics = m_title->fontMetrics();
    const QString nameless = namelessTitle();
    const bool isWhole = metrics.horizontalAdvance(m_titleText) <= m_title->width();
    if (!isWhole && !nameless.isEmpty() && metrics.horizontalAdvance(nameless) <= m_title->width())
        return nameless;
    return metrics.elidedText(m_titleText, Qt::ElideMiddle, m_title->width());
}

void BoardCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layout()->activate(); // the title has its new width
    showTitle();
}

void BoardCard::setPlayable(bool playable)
{
    m_board->setPlayable(playable);
    m_allMoves->setEnabled(playable);
}

void BoardCard::setValue(std::optional<Value> value)
{
    m_value->setVisible(value.has_value());
    if (value)
        m_value->setText(tr("value %1").arg(*value));
}

void BoardCard::showMessage(const QString &message)
{
    const bool idle = message.isEmpty();
    m_message->setText(idle ? summary() : message);
    m_message->setForegroundRole(idle ? QPalette::PlaceholderText : QPalette::WindowText);
}

void BoardCard::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void BoardCard::showAllMoves()
{
    const Component &component = m_board->component();
    auto *dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("allMovesDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Moves from %1").arg(component.text()));
    auto *list = new FollowerList(dialog);
    list->setComponent(component);
    list->setHints(m_board->hints());
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

} // namespace mexplorer
