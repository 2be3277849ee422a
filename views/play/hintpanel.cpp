#include "views/play/hintpanel.h"

#include "model/session/hints.h"
#include "views/theme/icons.h"
#include "views/widgets/linklabel.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxLines = 12; ///< more would take too long to lay out

/// A move and why it wins; the move is a link.
QString lineHtml(std::size_t number, const Hint::Line &line)
{
    const QString why = line.why.toHtmlEscaped();
    const QString name = line.name.toHtmlEscaped();
    const bool begins = !name.isEmpty() && why.startsWith(name);
    const qsizetype linked = begins ? name.size() : why.size();
    return QStringLiteral("<br>• <a href=\"%1\">%2</a>").arg(QString::number(number), why.first(linked)) +
           why.sliced(linked);
}

} // namespace

HintPanel::HintPanel(Hints *hints, QWidget *parent)
    : QWidget(parent), m_hints(hints), m_text(new LinkLabel(this)), m_button(new QPushButton(this))
{
    m_button->setObjectName(QStringLiteral("hintButton"));
    m_button->setIcon(themeIcon(QStringLiteral("hint")));
    m_button->setAutoDefault(false);
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Hint"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_button);
    layout->addWidget(m_text);
    connect(m_button, &QPushButton::clicked, hints, &Hints::showMore);
    connect(m_text, &QLabel::linkHovered, this, &HintPanel::hoverMove);
    connect(m_text, &QLabel::linkActivated, this, &HintPanel::hoverMove);
    connect(hints, &Hints::changed, this, &HintPanel::showStage);
    showStage();
}

QString HintPanel::buttonText() const
{
    const Hints::Stage stage = m_hints->stage();
    const auto &hint = m_hints->hint();
    if (!hint)
        return tr("Hint: is it won?");
    if (m_hints->nextStage() == stage)
        return tr("That is all there is");
    if (hint->drawn)
        return tr("Which moves keep the draw?");
    if (!hint->won)
        return tr("Which move lasts longest?");
    return stage == Hints::Stage::Verdict ? tr("Where?") : tr("Which moves, and why?");
}

void HintPanel::showStage()
{
    const Hints::Stage stage = m_hints->stage();
    const auto &hint = m_hints->hint();
    m_button->setText(buttonText());
    m_button->setEnabled(m_hints->nextStage() != stage);
    QString html;
    std::vector<Move> moves;
    if (stage >= Hints::Stage::Verdict)
        html = hint->verdict.toHtmlEscaped();
    if (stage >= Hints::Stage::Where)
        html += QStringLiteral("<br><br>") + hint->where.toHtmlEscaped();
    if (stage >= Hints::Stage::Moves) {
        for (const Hint::Line &line : hint->moves) {
            if (moves.size() < maxLines)
                html += lineHtml(moves.size(), line);
            moves.push_back(line.move);
        }
        if (moves.size() > maxLines)
            html += QStringLiteral("<br><br>") + tr("All %1 are marked on the boards.").arg(moves.size());
    }
    m_text->setHtml(html);
    m_text->setVisible(!html.isEmpty());
    emit movesShown(moves);
}

/// Links lead to the move on the boards.
void HintPanel::hoverMove(const QString &link)
{
    bool isNumber = false;
    const std::size_t line = link.toUInt(&isNumber);
    const bool isMove = isNumber && m_hints->stage() == Hints::Stage::Moves && line < m_hints->hint()->moves.size();
    emit moveHovered(isMove ? &m_hints->hint()->moves[line].move : nullptr);
}

} // namespace mexplorer
