// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/pointerpanel.h"

#include "model/core/wordlist.h"
#include "model/session/session.h"
#include "model/writing/writer.h"
#include "views/theme/icons.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int restMs = 150;
constexpr quint64 maxSyncHeap = 20'000; ///< reasons of heaps up to this are computed at once
constexpr quint64 quickSplitHeap = 200;
/// The walk-through shows all followers, so it is offered only for heaps with few of them.
constexpr quint64 maxExplainedHeap = 5000;

/// True if a heap has so few moves that all can be examined while the pointer moves.
bool isQuick(const Rules &rules, quint64 n)
{
    const auto *code = movesOf<TakeAndBreak>(rules);
    return n <= (code && !code->isOctal() ? quickSplitHeap : maxSyncHeap);
}

QString heapsText(const CellVector &heaps)
{
    QStringList texts;
    for (const Cell heap : heaps)
        texts << QString::number(heap);
    return texts.isEmpty() ? QStringLiteral("0") : texts.join(u',');
}

} // namespace

PointerPanel::PointerPanel(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_finding(session->jobs()), m_readout(makeNamed<QLabel>("sequenceReadout")),
      m_reasonsLine(makeNamed<QLineEdit>("sequenceReasons")), m_explain(makeNamed<QToolButton>("sequenceExplain"))
{
    setObjectName(QStringLiteral("pointerPanel"));
    m_reasonsLine->setAccessibleName(tr("Why the heap has its value"));
    m_reasonsLine->setReadOnly(true);
    m_reasonsLine->setFrame(false);
    m_reasonsLine->setStyleSheet(QStringLiteral("QLineEdit { background: transparent; border: none; padding: 0; }"));
    m_reasonsLine->installEventFilter(this);
    m_explain->setText(tr("Explain in Step"));
    m_explain->setIcon(themeIcon(QStringLiteral("step")));
    m_explain->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_explain->setAutoRaise(true);
    auto *layout = makeLayout<QHBoxLayout>(this, 12, {8, 0, 8, 0});
    layout->addWidget(m_readout);
    layout->addWidget(m_reasonsLine, 1);
    layout->addWidget(m_explain);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &PointerPanel::askForReasons);
    connect(m_explain, &QToolButton::clicked, this, [this] {
        if (const std::optional<quint64> n = subject())
            explain(*n);
    });
    showReadout();
}

void PointerPanel::setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_pointed.reset();
    m_pinned.reset();
    m_finding.drop();
    showReadout();
}

void PointerPanel::setSelectedHeaps(std::vector<quint64> heaps)
{
    m_selected = std::move(heaps);
    m_pinned.reset();
    if (!m_pointed)
        showReadout();
}

void PointerPanel::pin(quint64 n)
{
    m_pinned = n;
    if (!m_pointed)
        showReadout();
}

void PointerPanel::point(std::optional<quint64> n)
{
    m_pointed = n;
    showReadout();
}

std::optional<quint64> PointerPanel::subject() const
{
    std::optional<quint64> n = m_pointed ? m_pointed : m_pinned;
    if (!n && m_selected.size() == 1)
        n = m_selected.front();
    return n && m_snapshot && *n < m_snapshot->terms ? n : std::nullopt;
}

void PointerPanel::showReadout()
{
    QStringList texts;
    const std::optional<quint64> n = subject();
    if (m_snapshot && (m_pointed || m_pinned) && n) {
        texts << Sentence::math(tr("G(%1) = %2").arg(groupedNumber(*n)).arg(m_snapshot->at(*n)));
        if (m_snapshot->isException(*n))
            texts << tr("an exception");
    } else if (m_snapshot) {
        constexpr std::size_t maxHeaps = 6;
        for (const quint64 heap : std::span(m_selected).first(std::min(maxHeaps, m_selected.size()))) {
            if (heap < m_snapshot->terms)
                texts << Sentence::math(tr("G(%1) = %2").arg(groupedNumber(heap)).arg(m_snapshot->at(heap)));
        }
    }
    const Sentence readout = texts.join(QStringLiteral(", "));
    m_readout->setText(formatSentence(readout, WrittenFormat::Html));
    m_readout->setAccessibleName(readout.plain());
    m_explain->setEnabled(n && *n <= maxExplainedHeap);
    m_explain->setToolTip(!n ? tr("Point at a value to step through the mex of its heap.")
                          : *n > maxExplainedHeap
                              ? tr("Heaps up to %1 can be stepped through.").arg(groupedNumber(maxExplainedHeap))
                              : tr("Step through the mex of this heap (Enter on the plot)"));
    setReasons({});
    m_rest.stop();
    m_finding.drop();
    if (n && isQuick(*m_snapshot->rules, *n)) {
        JobControl control;
        showReasons(mexWitnesses(*m_snapshot, *n, control));
    } else if (n) {
        m_rest.start();
    }
}

void PointerPanel::askForReasons()
{
    const std::optional<quint64> n = subject();
    if (!n)
        return;
    m_finding.start(
        tr("Followers of %1").arg(groupedNumber(*n)),
        [snapshot = m_snapshot, n = *n](JobControl &control) { return mexWitnesses(*snapshot, n, control); },
        [this](const Result<std::vector<MexWitness>> &found) { showReasons(found); });
}

void PointerPanel::showReasons(const Result<std::vector<MexWitness>> &found)
{
    const std::optional<quint64> n = subject();
    if (!n)
        return;
    if (!found)
        return setReasons(found.problem().kind == Problem::Kind::Limit ? found.problem().message : QString());
    const Value value = m_snapshot->at(*n);
    if (value == 0)
        return setReasons(tr("No follower has the value 0."));
    QStringList parts;
    for (const MexWitness &witness : *found)
        parts << tr("%1 by %2").arg(witness.value).arg(heapsText(witness.heaps));
    if (found->size() < value)
        parts << QStringLiteral("…");
    setReasons(tr("No follower has value %1. The smaller values are taken: %2.")
                   .arg(value)
                   .arg(parts.join(listSeparator(parts))));
}

void PointerPanel::setReasons(const QString &text)
{
    m_reasons = text;
    fitReasons();
    m_reasonsLine->setToolTip(text);
    const QString readout = m_readout->accessibleName();
    emit described(text.isEmpty() ? readout : readout + QStringLiteral(". ") + text);
}

/// Shortens the reasons to the width of the line; the tool tip has all.
void PointerPanel::fitReasons()
{
    constexpr int inset = 6; // of the text in its line, on both sides together
    m_reasonsLine->setText(
        m_reasonsLine->fontMetrics().elidedText(m_reasons, Qt::ElideRight, m_reasonsLine->width() - inset));
    m_reasonsLine->setCursorPosition(0);
}

bool PointerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_reasonsLine && event->type() == QEvent::Resize)
        fitReasons();
    return QWidget::eventFilter(watched, event);
}

void PointerPanel::explain(quint64 n)
{
    if (!m_snapshot || n >= m_snapshot->terms || n > maxExplainedHeap)
        return;
    const CellVector cells = n == 0 ? CellVector() : CellVector{n};
    m_session->explain(Position{{Component{m_snapshot->rules, cells}}}, TraceKind::Mex);
}

} // namespace mexplorer
