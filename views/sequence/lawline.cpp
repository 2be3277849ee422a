// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/lawline.h"

#include "views/widgets/linklabel.h"
#include "views/widgets/makewidgets.h"

#include <QToolButton>

namespace mexplorer {

namespace {

constexpr int searchMs = 20'000;
constexpr std::size_t maxShownLaws = 8;

} // namespace

LawLine::LawLine(Jobs *jobs, QWidget *parent)
    : QWidget(parent), m_text(makeNamed<LinkLabel>("sequenceLaw")), m_more(makeNamed<QToolButton>("sequenceLaws")),
      m_finding(jobs)
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    connect(m_text, &LinkLabel::linkActivated, this, &LawLine::follow);
    m_more->setText(tr("All Laws"));
    m_more->setToolTip(tr("Show or hide the other laws that were found, and those that fail"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    connect(m_more, &QToolButton::toggled, this, &LawLine::showSentences);
    auto *layout = makeLayout<QHBoxLayout>(this, 8, {8, 0, 8, 0});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_more, 0, Qt::AlignTop);
    showSentences();
}

void LawLine::setRules(const RulesPtr &rules)
{
    const bool isSame = rules && m_rules ? rules->text() == m_rules->text() : rules == m_rules;
    if (isSame)
        return;
    m_rules = rules;
    m_finding.drop();
    m_lines.clear();
    m_more->setChecked(false);
    if (rules) {
        m_lines.push_back({tr("Looking for the law of these values…")});
        m_finding.start(
            tr("Looking for the law"), [rules](JobControl &control) { return findLaws(rules, {}, control); },
            [this](const Result<LawReport> &report) { show(report); });
        m_finding.limitTime(searchMs);
    }
    showSentences();
}

void LawLine::setPresented(bool isPresented)
{
    m_isPresented = isPresented;
    showSentences();
}

/// The laws in sentences, then those that failed; one that says that there is none. A proved period is left out: it is
/// the sentence above the plot.
std::vector<LawLine::Line> LawLine::linesOf(const LawReport &report) const
{
    std::vector<Line> lines;
    for (const Law &law : report.laws) {
        const bool isPeriod = law.kind == Law::Kind::Period || law.kind == Law::Kind::ArithmeticPeriod;
        if (!(isPeriod && law.proved) && lines.size() < maxShownLaws)
            lines.push_back({lawSentence(law), walkOf(m_rules, law)});
    }
    if (report.laws.empty())
        lines.push_back({noLawSentence(report)});
    for (const FailedLaw &failed : report.failed)
        lines.push_back({failedLawSentence(failed, report)});
    return lines;
}

void LawLine::show(const Result<LawReport> &report)
{
    if (report)
        m_lines = linesOf(*report);
    else if (report.problem().kind == Problem::Kind::Cancelled)
        m_lines = {{tr("The search for a law took too long, and ended.")}};
    else
        m_lines = {{report.problem().message}};
    showSentences();
}

void LawLine::showSentences()
{
    std::vector<LinkLabel::Line> lines;
    for (const Line &line : m_lines) {
        if (lines.empty() || m_more->isChecked())
            lines.push_back({line.sentence, line.walk ? offerOf(*line.walk) : QString()});
    }
    m_text->setLines(lines);
    m_more->setVisible(m_lines.size() > 1);
    setVisible(!m_lines.empty() && !m_isPresented);
}

void LawLine::follow(const QString &link)
{
    const std::size_t index = link.toUInt();
    if (index < m_lines.size() && m_lines[index].walk)
        emit walkRequested(LawWalk(*m_lines[index].walk)); // a copy: the lines may change while it opens
}

} // namespace mexplorer
