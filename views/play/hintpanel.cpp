#include "views/play/hintpanel.h"

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

HintPanel::HintPanel(QWidget *parent) : QWidget(parent), m_text(new LinkLabel(this)), m_button(new QPushButton(this))
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
    connect(m_button, &QPushButton::clicked, this, &HintPanel::tellMore);
    connect(m_text, &QLabel::linkHovered, this, &HintPanel::lookAt);
    connect(m_text, &QLabel::linkActivated, this, &HintPanel::lookAt);
    clear();
}

void HintPanel::clear()
{
    m_hint.reset();
    m_stage = 0;
    showStage();
}

void HintPanel::tellMore()
{
    if (!isEnabled() || nextStage() == m_stage)
        return;
    if (!m_hint) { // the first stage shows when the hint comes; if none comes, it can be asked for again
        emit asked();
        return;
    }
    m_stage = nextStage();
    showStage();
}

void HintPanel::setHint(const Hint &hint)
{
    m_hint = hint;
    m_stage = 1;
    showStage();
}

int HintPanel::nextStage() const
{
    if (m_stage == 0 || !m_hint || m_hint->won)
        return std::min(m_stage + 1, 3);
    return m_hint->moves.empty() ? m_stage : 3;
}

QString HintPanel::buttonText() const
{
    if (m_stage == 0)
        return tr("Hint: is it won?");
    if (nextStage() == m_stage)
        return tr("That is all there is");
    if (m_hint->drawn)
        return tr("Which moves keep the draw?");
    if (!m_hint->won)
        return tr("Which move lasts longest?");
    return m_stage == 1 ? tr("Where?") : tr("Which moves, and why?");
}

void HintPanel::showStage()
{
    m_button->setText(buttonText());
    m_button->setEnabled(nextStage() != m_stage);
    QString html;
    std::vector<Move> moves;
    if (m_hint && m_stage >= 1)
        html = m_hint->verdict.toHtmlEscaped();
    if (m_hint && m_stage >= 2)
        html += QStringLiteral("<br><br>") + m_hint->where.toHtmlEscaped();
    if (m_hint && m_stage >= 3) {
        for (const Hint::Line &line : m_hint->moves) {
            if (moves.size() < maxLines)
                html += lineHtml(moves.size(), line);
            moves.push_back(line.move);
        }
        if (moves.size() > maxLines)
            html += QStringLiteral("<br><br>") + tr("All %1 are marked on the boards.").arg(moves.size());
    }
    m_text->setHtml(html);
    m_text->setVisible(!html.isEmpty());
    emit movesTold(moves);
}

/// Links lead to the move on the boards.
void HintPanel::lookAt(const QString &link)
{
    bool isNumber = false;
    const std::size_t line = link.toUInt(&isNumber);
    const bool isMove = isNumber && m_hint && m_stage >= 3 && line < m_hint->moves.size();
    emit moveLookedAt(isMove ? &m_hint->moves[line].move : nullptr);
}

} // namespace mexplorer
