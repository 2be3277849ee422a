// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/games/rules.h"
#include "model/step/lawwalk.h"

#include <QWidget>

class QToolButton;

namespace mexplorer {

class LinkLabel;

/// The law of a sequence, looked for in the background: the best one in a sentence, and all others on request. It says
/// whether a law is proved, or how far it holds, and links proofs to the walk-throughs that show them.
class LawLine : public QWidget
{
    Q_OBJECT

public:
    explicit LawLine(Jobs *jobs, QWidget *parent = nullptr);

    /// Looks for the laws of other rules; null shows nothing.
    void setRules(const RulesPtr &rules);
    /// Hides the line in a presentation, where its long sentences leave no space for the picture.
    void setPresented(bool isPresented);

signals:
    /// A link to a proof was followed.
    void walkRequested(const mexplorer::LawWalk &walk);

private:
    /// A sentence on a law, and the walk-through that proves it.
    struct Line
    {
        QString sentence;
        std::optional<LawWalk> walk = {};
    };

    std::vector<Line> linesOf(const LawReport &report) const;
    void show(const Result<LawReport> &report);
    void showSentences();
    void follow(const QString &link);

    RulesPtr m_rules;
    std::vector<Line> m_lines; ///< the best law first
    bool m_isPresented = false;
    LinkLabel *m_text;
    QToolButton *m_more;
    Job m_finding;
};

} // namespace mexplorer
