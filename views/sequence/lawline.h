// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/games/rules.h"
#include "model/law/law.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace mexplorer {

/// The law of a sequence, looked for in the background: the best one in a sentence, and all others on request. It says
/// whether a law is proved, or how far it holds.
class LawLine : public QWidget
{
    Q_OBJECT

public:
    explicit LawLine(Jobs *jobs, QWidget *parent = nullptr);

    /// Looks for the laws of other rules; null shows nothing.
    void setRules(const RulesPtr &rules);
    /// Hides the line in a presentation, where its long sentences leave no space for the picture.
    void setPresented(bool isPresented);

private:
    void show(const Result<LawReport> &report);
    void showSentences();

    RulesPtr m_rules;
    QStringList m_sentences; ///< the best law first
    bool m_isPresented = false;
    QLabel *m_text;
    QToolButton *m_more;
    Job m_finding;
};

} // namespace mexplorer
