// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/notation/namedrules.h"
#include "model/workbench/rulestudy.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace mexplorer {

class LinkLabel;
class RuleField;
class Session;
class SmallGraphPicture;
class ValueStrip;

/// The workbench: a user writes the rules of a game, and sees beside them, as they are typed, the rules in words, the
/// followers of a position, the first values, a small graph, and what is known of the game. The game is opened, or
/// saved under a name among the user's own games. What is written is kept for the next time.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(Session *session, QWidget *parent = nullptr);

    /// Shows a game: one of a file, an example, or one to begin with.
    void load(const NamedRules &game);
    /// The rules of the open game, if a user wrote them, or the latest ones in the workbench.
    void loadUsual();
    /// The rules with their position.
    QString expression() const;

    void done(int result) override;

signals:
    void openRequested(const QString &expression);
    /// A game was saved among the user's own.
    void saved(const QString &name);

private:
    QLayout *makeWriting();
    QWidget *makeLook();
    QLayout *makeFoot();
    void fillGames();
    void chooseGame(int index);
    void takePosition();
    void study();
    void studySlow();
    void look(const Position &start, bool isAsked);
    void placeGraph();
    void markOutdated();
    void keepWordsOfRules(const QString &rules);
    void showProblem(const Problem &problem);
    void showPosition(const PositionStudy &found);
    void showValues(const FirstValues &found);
    void showKnown(std::vector<KnownSentence> known);
    void showProof(const QString &link);
    void follow(const QListWidgetItem *item);
    void save();
    void write(const NamedRules &game);
    void showNote(const QString &text, bool isWarning);
    void showHelp();
    void colorNote();

    Session *m_session;
    QComboBox *m_games;
    RuleField *m_rules;
    QLabel *m_help;
    QLabel *m_note;
    QLabel *m_words;
    QLineEdit *m_position;
    QLabel *m_answer;
    QListWidget *m_followers;
    QLabel *m_valuesTitle;
    ValueStrip *m_values;
    QLabel *m_valuesNote;
    QLabel *m_graphTitle;
    SmallGraphPicture *m_graph;
    LinkLabel *m_known;
    QLineEdit *m_name;
    QLineEdit *m_says;
    QPushButton *m_save;
    QPushButton *m_open;
    Solver m_solver;                        ///< with low limits, as the answers are looked at while one types
    Job m_looking;                          ///< finds the value and the followers of the position
    Job m_valuing;                          ///< finds the first values, which may take longer
    Job m_drawing;                          ///< finds the graph and what is known
    Job m_placing;                          ///< lays the graph out again after a change of size
    std::vector<KnownSentence> m_sentences; ///< those of m_known
    QTimer m_outdating;
    bool m_areWordsOld = false; ///< they belong to rules before the latest change, as the next three
    bool m_isAnswerOld = false;
    bool m_areValuesOld = false;
    bool m_isGraphOld = false;
    NamedRules m_loaded; ///< with its rules in normal form
    bool m_isNoteWarning = false;
};

} // namespace mexplorer
