// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace mexplorer {

class FittedLabel;
class GuessBar;
class NoticePage;
class PicturePane;
class PlayerBar;
class Session;
class StepActions;
class StepCaption;
class StepTools;

/// The Step workspace, which shows the session's Walkthrough: the tools, the picture of the current step next to the
/// graph, its sentence in large type, and the player.
class StepView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    explicit StepView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }
    std::optional<CopiedPicture> copiedPicture() const override;

public slots:
    /// Shows \a graph at the left, and in place of the picture while the trace is a labelling. Takes ownership.
    void setGraphWidget(QWidget *graph);
    /// Shows \a text, that of a lesson, at the left while a lesson is open, and alone in a presentation of a part with
    /// text. Takes ownership.
    void setLessonWidget(QWidget *text);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    class PseudocodePane;

    QWidget *makeSteps();
    QWidget *makeTop();
    void makePages();
    void followPresentation();
    void updateParts();
    bool isPresenting() const;
    bool isLabelling() const;
    void followAnswers();
    void showTrace();
    void showTitle();
    void showStep();
    /// Shows a notice in place of the picture, with a button if \a offer isn't empty.
    void showNotice(const QString &html, const QString &offer);
    /// True if the current page is the notice or the cover of the answers.
    bool isAtNotice() const;
    bool isAtEnd() const;
    void takeOffer();
    void shareSpace();
    void focusPicture();
    PicturePane *paneFor(const TracePicture &picture) const;

    Session *m_session;
    Commands *m_commands;
    StepActions *m_actions;
    GuessBar *m_guess;
    PlayerBar *m_player;
    StepTools *m_tools;
    FittedLabel *m_title;
    QSplitter *m_columns; ///< the text of a lesson, and m_steps
    QWidget *m_lesson = nullptr;
    QWidget *m_steps;
    QSplitter *m_splitter; ///< the graph, and the pages with the pseudocode
    QWidget *m_graph = nullptr;
    QByteArray m_sharesBefore;    ///< state of m_splitter before the presentation
    bool m_isGraphSized = false;  ///< the user set the width of the graph
    QStackedWidget *m_pages;      ///< contains the next four widgets
    PicturePane *m_picture;       ///< of a step
    NoticePage *m_notice;         ///< if a step has no picture
    QWidget *m_cover;             ///< covers the answers while a game is played without help
    QLabel *m_end;                ///< the end card, after the last step of a presentation
    PicturePane *m_progress;      ///< the progress of a labelling, below the graph
    PseudocodePane *m_pseudocode; ///< of the walk-through, with the line of the current step
    StepCaption *m_sentence;
    QLabel *m_number;
    QObject *m_keys; ///< the event filter that reserves keys for the commands while the view is visible
    TracePtr m_shown;
    int m_shownStep = 0;
    bool m_isCovered = false; ///< true while a game is played without help
};

} // namespace mexplorer
