// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/lawline.h"

#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr int searchMs = 20'000;
constexpr std::size_t maxShownLaws = 8;

/// The laws in sentences, then those that failed; one that says that there is none. A proved period is left out: it is
/// the sentence above the plot.
QStringList sentencesOf(const LawReport &report)
{
    QStringList sentences;
    for (const Law &law : report.laws) {
        const bool isPeriod = law.kind == Law::Kind::Period || law.kind == Law::Kind::ArithmeticPeriod;
        if (!(isPeriod && law.proved) && static_cast<std::size_t>(sentences.size()) < maxShownLaws)
            sentences << lawSentence(law);
    }
    if (report.laws.empty())
        sentences << noLawSentence(report);
    for (const FailedLaw &failed : report.failed)
        sentences << failedLawSentence(failed, report);
    return sentences;
}

} // namespace

LawLine::LawLine(Jobs *jobs, QWidget *parent)
    : QWidget(parent), m_text(makeText("sequenceLaw")), m_more(makeNamed<QToolButton>("sequenceLaws")), m_finding(jobs)
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("The law of the values"));
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
    m_sentences.clear();
    m_more->setChecked(false);
    if (rules) {
        m_sentences << tr("Looking for the law of these values…");
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

void LawLine::show(const Result<LawReport> &report)
{
    if (report)
        m_sentences = sentencesOf(*report);
    else if (report.problem().kind == Problem::Kind::Cancelled)
        m_sentences = {tr("The search for a law took too long, and ended.")};
    else
        m_sentences = {report.problem().message};
    showSentences();
}

void LawLine::showSentences()
{
    m_text->setText(m_more->isChecked() ? m_sentences.join(u'\n') : m_sentences.value(0));
    m_more->setVisible(m_sentences.size() > 1);
    setVisible(!m_sentences.isEmpty() && !m_isPresented);
}

} // namespace mexplorer
