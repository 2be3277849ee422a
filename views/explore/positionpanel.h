// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/core/queuedcall.h"
#include "model/explore/answerpolicy.h"
#include "model/graph/positionstore.h"
#include "model/play/gamerecord.h"
#include "views/glyphs/miniature.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace mexplorer {

class FittedLabel;
class FollowerTree;
class LinkLabel;
class Session;

/// Shows the properties of the selected position: its name and picture, outcome, value and how it is computed,
/// remoteness, birthday, and its followers grouped by value. The solver can be asked about a position that the graph
/// doesn't tell the outcome of, as it depends on positions past its limit.
class PositionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPanel(Session *session, QWidget *parent = nullptr);

private:
    /// A position that the solver was asked about.
    struct Question
    {
        Position position;
        Convention convention = Convention::Normal;

        bool operator==(const Question &) const = default;
    };

    QGridLayout *makeNumbers();
    void makeLinks(LinkLabel *label);
    /// Returns the label of the title.
    QLabel *addRow(QGridLayout *form, QLabel *value, const QString &name, const QString &title, const QString &tip,
                   const QString &term = {});
    void refresh();
    const AnswerPolicy &answers() const;
    QString notShown() const;
    QString notKnown(PositionId id) const;
    void showOutcome(PositionId id);
    void showNumbers(PositionId id);
    void showFollowers(PositionId id);
    void askComponents();
    void showBestPlay(PositionId id);
    void solve();
    bool mayBeSolved(PositionId id) const;
    /// What the solver found about the selected position; null if it wasn't asked, or found nothing.
    const Analysis *found() const { return m_solution.analysis.get(); }
    void showWinningMoves();
    void showGroupRow(bool shown);
    void showGroup(PositionId id);

    Session *m_session;
    Job m_asking;
    Job m_solving;
    std::optional<Question> m_question; ///< of the selected position, if the solver was asked about it
    Assessment m_solution;              ///< the answer, once it is known
    QueuedCall m_refresh;               ///< several changes cause one refresh
    FittedLabel *m_name;
    Miniature *m_picture;
    Miniature *m_mark;
    QLabel *m_outcome;
    QToolButton *m_why;
    QPushButton *m_solve;
    QLabel *m_value;
    QLabel *m_components;
    QLabel *m_remoteness;
    QLabel *m_birthday;
    QLabel *m_predecessors;
    LinkLabel *m_bestPlay;
    LinkLabel *m_winningMoves;
    QLabel *m_winningMovesTitle = nullptr;
    LinkLabel *m_group;
    QLabel *m_groupTitle = nullptr;
    QLabel *m_followersTitle;
    FollowerTree *m_followers;
};

} // namespace mexplorer
