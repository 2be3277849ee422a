#pragma once

#include "model/play/hint.h"
#include "model/solve/solver.h"

#include <QObject>

#include <optional>

namespace mexplorer {

class Jobs;
class Match;

/// Help at the present position of a match: a hint in stages that tell more and more, and the values of the components.
/// Another position begins without a hint.
class Hints : public QObject
{
    Q_OBJECT

public:
    enum class Stage : quint8 {
        None,
        Verdict, ///< is it won?
        Where,   ///< in which components
        Moves,   ///< which moves, and why
    };

    Hints(Solver solver, Match *match, Jobs *jobs, QObject *parent = nullptr);

    Stage stage() const { return m_stage; }
    /// The stage that showMore() leads to: where no move wins, there is no Where; at the end the same.
    Stage nextStage() const;
    /// Nothing before the first stage.
    const std::optional<Hint> &hint() const { return m_hint; }
    bool areValuesShown() const { return m_areValuesShown; }
    /// True if the moves or the values are shown, and with them the answer.
    bool showAnswer() const { return m_stage == Stage::Moves || m_areValuesShown; }
    /// Asks for the hint in the language of now; the stage stays.
    void retranslate();

public slots:
    /// Goes on to the next stage; the solver is asked for the first one, off the GUI thread.
    void showMore();
    void setValuesShown(bool shown);

signals:
    void changed();
    void problemFound(const mexplorer::Problem &problem);

private:
    void clear();
    void ask(Stage stage);

    Solver m_solver;
    Match *m_match;
    Jobs *m_jobs;
    std::optional<Hint> m_hint;
    Stage m_stage = Stage::None;
    bool m_areValuesShown = false;
};

} // namespace mexplorer
