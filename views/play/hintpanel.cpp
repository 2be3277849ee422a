// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hintpanel.h"

#include "model/play/hints.h"
#include "model/play/match.h"
#include "views/play/boardarea.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/linklabel.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::size_t maxListedMoves = 12; ///< at a time; more would take too long to lay out

QString moveLink(std::size_t number, const QString &text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::number(number), text.toHtmlEscaped());
}

/// Returns the values in binary, one below the other, and their nim-sum; the one that the best move changes is bold.
QString columnsHtml(const std::vector<Hint::Column> &columns)
{
    Value all = 0;
    Value sum = 0;
    for (const Hint::Column &column : columns) {
        all |= column.value;
        sum ^= column.value;
    }
    const int digits = std::max(1, static_cast<int>(std::bit_width(all)));
    const auto row = [digits](const QString &head, Value value, const char *tag) {
        QString cells = QStringLiteral("<td align=\"right\">%1&nbsp;&nbsp;</td>").arg(head);
        for (int digit = digits; digit-- > 0;)
            cells += QStringLiteral("<td>&nbsp;<%1>%2</%1></td>").arg(QLatin1String(tag)).arg((value >> digit) & 1);
        return QStringLiteral("<tr>%1</tr>").arg(cells);
    };
    QString rows;
    for (const Hint::Column &column : columns)
        rows += row(QString::number(column.value), column.value, column.changes ? "b" : "span");
    return QStringLiteral("<table cellspacing=\"0\">%1%2</table>").arg(rows, row(QStringLiteral("⊕"), sum, "i"));
}

/// Returns a move and why it wins; the move is a link, bold if it is current.
QString lineHtml(std::size_t number, const Hint::Line &line, bool isCurrent)
{
    const QString why = line.why.toHtmlEscaped();
    const QString name = line.name.toHtmlEscaped();
    const bool begins = !name.isEmpty() && why.startsWith(name);
    const qsizetype linked = begins ? name.size() : why.size();
    const QString link = isCurrent ? QStringLiteral("<br>• <a href=\"%1\"><b>%2</b></a>")
                                   : QStringLiteral("<br>• <a href=\"%1\">%2</a>");
    return link.arg(QString::number(number), why.first(linked)) + why.sliced(linked);
}

} // namespace

HintPanel::HintPanel(Match *match, Hints *hints, QWidget *parent)
    : QWidget(parent), m_match(match), m_hints(hints), m_index(makeNamed<QLabel>("hintPosition", this)),
      m_text(makeNamed<LinkLabel>("hintText", this)), m_button(makeNamed<QPushButton>("hintButton", this))
{
    m_chooser = makeChooser();
    m_button->setIcon(themeIcon(QStringLiteral("hint")));
    m_button->setAutoDefault(false);
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Hint"));
    auto *layout = makeLayout<QVBoxLayout>(this, 8);
    addWidgets(layout, {m_button, m_chooser, m_text});
    connect(m_button, &QPushButton::clicked, hints, &Hints::showMore);
    connect(m_text, &QLabel::linkHovered, this, [this](const QString &link) {
        const Move *move = moveOf(link);
        emit moveHovered(move || !isOneByOne() ? move : &m_moves[m_current]);
    });
    connect(m_text, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const Move *move = moveOf(link))
            emit moveChosen(Move(*move)); // a copy: the hint is removed while the move is made
    });
    connect(hints, &Hints::changed, this, &HintPanel::showStage);
    showStage();
}

QString HintPanel::buttonText() const
{
    const auto &hint = m_hints->hint();
    if (!hint)
        return tr("Hint: is it won?");
    const Hints::Stage next = m_hints->nextStage();
    if (next == m_hints->stage())
        return tr("No more hints");
    if (hint->drawn)
        return tr("Which moves keep the draw?");
    if (!hint->won)
        return tr("Which move lasts longest?");
    switch (next) {
    case Hints::Stage::Where:
        return tr("Where?");
    case Hints::Stage::Set:
        return tr("Among which moves?");
    case Hints::Stage::Move:
        return tr("Which move?");
    default:
        return tr("Why, and which others?");
    }
}

QString HintPanel::stageHtml() const
{
    const Hints::Stage stage = m_hints->stage();
    const auto &hint = m_hints->hint();
    if (stage == Hints::Stage::None)
        return {};
    QStringList paragraphs = {hint->verdict.toHtmlEscaped()};
    if (stage >= Hints::Stage::Where)
        paragraphs << hint->where.toHtmlEscaped();
    if (stage == Hints::Stage::Set) {
        QString lines = tr("One of these wins:");
        for (std::size_t i = 0; i < hint->candidates.size(); ++i)
            lines += QStringLiteral("<br>• ") + moveLink(i, nameOf(hint->candidates[i]));
        paragraphs << lines;
    }
    if (stage == Hints::Stage::Move)
        paragraphs << tr("This move wins: %1").arg(moveLink(0, hint->moves[hint->best].name));
    if (stage == Hints::Stage::Reason) {
        QString lines;
        const std::size_t first = m_current - m_current % maxListedMoves;
        for (std::size_t i = first; i < std::min(hint->moves.size(), first + maxListedMoves); ++i)
            lines += lineHtml(i, hint->moves[i], isOneByOne() && i == m_current);
        paragraphs.last() += QStringLiteral("<br>") + lines.sliced(lines.startsWith(QStringLiteral("<br>")) ? 4 : 0);
        for (const QString &reason : hint->reasons)
            paragraphs << reason.toHtmlEscaped();
        if (!hint->columns.empty())
            paragraphs << columnsHtml(hint->columns);
    }
    return paragraphs.join(QStringLiteral("<br><br>"));
}

QString HintPanel::nameOf(const Move &move) const
{
    return moveText(m_match->position(), move);
}

QWidget *HintPanel::makeChooser()
{
    auto *chooser = makeNamed<QWidget>("hintChooser", this);
    m_index->setAlignment(Qt::AlignCenter);
    auto *row = makeLayout<QHBoxLayout>(chooser, -1);
    const auto addButton = [&](int by, const QString &name, const char *icon, const QString &tip) {
        QToolButton *button = makeIconButton(name, icon, tip, chooser);
        button->setMinimumSize(touchSize, touchSize);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
        row->addWidget(button);
    };
    addButton(-1, QStringLiteral("previousHint"), "back", tr("The move before (Shift+N)"));
    row->addWidget(m_index, 1);
    addButton(1, QStringLiteral("nextHint"), "forward", tr("The next move (N)"));
    return chooser;
}

bool HintPanel::isOneByOne() const
{
    return m_moves.size() > BoardArea::maxHintsTogether;
}

void HintPanel::step(int by)
{
    if (!isOneByOne())
        return;
    const std::size_t count = m_moves.size();
    m_current = (m_current + (by > 0 ? 1 : count - 1)) % count;
    m_text->setHtml(stageHtml());
    showCurrent();
}

void HintPanel::showCurrent()
{
    m_chooser->setVisible(isOneByOne());
    if (!isOneByOne())
        return;
    m_index->setText(tr("%1 of %2").arg(m_current + 1).arg(m_moves.size()));
    emit moveHovered(&m_moves[m_current]);
}

void HintPanel::showStage()
{
    m_button->setText(buttonText());
    m_button->setEnabled(m_hints->nextStage() != m_hints->stage());
    std::vector<Move> moves = m_hints->shownMoves();
    const auto isSame = [](const Move &a, const Move &b) { return a.component == b.component && a.cells == b.cells; };
    if (!std::equal(moves.begin(), moves.end(), m_moves.begin(), m_moves.end(), isSame))
        m_current = 0;
    m_moves = std::move(moves);
    const QString html = stageHtml();
    m_text->setHtml(html);
    m_text->setVisible(!html.isEmpty());
    emit movesShown(m_moves);
    showCurrent();
}

const Move *HintPanel::moveOf(const QString &link) const
{
    bool isNumber = false;
    const std::size_t number = link.toUInt(&isNumber);
    return isNumber && number < m_moves.size() ? &m_moves[number] : nullptr;
}

} // namespace mexplorer
