#include "views/play/hintpanel.h"

#include "views/theme/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

constexpr std::size_t maxLines = 12; ///< more would take too long to lay out

} // namespace

HintPanel::HintPanel(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_button(new QPushButton(this))
{
    m_button->setObjectName(QStringLiteral("hintButton"));
    m_button->setIcon(themeIcon(QStringLiteral("hint")));
    m_button->setAutoDefault(false);
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_button);
    layout->addWidget(m_text);
    connect(m_button, &QPushButton::clicked, this, &HintPanel::tellMore);
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
    if (!isEnabled() || m_stage >= 3)
        return;
    if (!m_hint) { // the first stage shows when the hint comes; if none comes, it can be asked for again
        emit asked();
        return;
    }
    ++m_stage;
    showStage();
}

void HintPanel::setHint(const Hint &hint)
{
    m_hint = hint;
    m_stage = 1;
    showStage();
}

void HintPanel::showStage()
{
    static const char *const names[] = {QT_TR_NOOP("Hint: is it won?"), QT_TR_NOOP("Where?"),
                                        QT_TR_NOOP("Which moves, and why?"), QT_TR_NOOP("That is all there is")};
    m_button->setText(tr(names[m_stage]));
    m_button->setEnabled(m_stage < 3);
    QStringList lines;
    if (m_hint && m_stage >= 1)
        lines << m_hint->verdict;
    if (m_hint && m_stage >= 2)
        lines << m_hint->where;
    std::vector<Move> moves;
    if (m_hint && m_stage >= 3) {
        for (const Hint::Line &line : m_hint->moves) {
            if (moves.size() < maxLines)
                lines << QStringLiteral("• ") + line.why;
            moves.push_back(line.move);
        }
        if (moves.size() > maxLines)
            lines << tr("All %1 are marked on the boards.").arg(moves.size());
    }
    m_text->setText(lines.join(QStringLiteral("\n\n")).replace(QStringLiteral("\n\n•"), QStringLiteral("\n•")));
    m_text->setVisible(!lines.isEmpty());
    emit movesTold(moves);
}

} // namespace mexplorer
