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
class PresentedTools;
class Session;
class StepActions;
class StepCaption;
class StepTools;

/// The Step workspace: what to explain, the large picture of the present step beside the small graph, its sentence for
/// the last row of a lecture hall, and the player. All of it shows the session's Walkthrough.
class StepView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    explicit StepView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }
    std::optional<CopiedPicture> copiedPicture() const override;

public slots:
    /// Shows \a graph at the left, and in the middle while the whole graph is labelled. Takes the widget over.
    void setGraphWidget(QWidget *graph);
    /// Shows \a text, that of a lesson, at the left while a lesson is open, and instead of the picture where a room
    /// reads it. Takes the widget over.
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
    void showPlace();
    bool isPresenting() const;
    bool isLabelling() const;
    void followAnswers();
    void showTrace();
    void showTitle();
    void showStep();
    /// Without an \a offer there is no button.
    void showNotice(const QString &html, const QString &offer);
    /// True at a notice, or at the page that covers the answers.
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
    QSplitter *m_columns; ///< the text of a lesson, and all else
    QWidget *m_lesson = nullptr;
    QWidget *m_steps;
    QSplitter *m_splitter; ///< the graph, and the pages with the pseudocode
    QWidget *m_graph = nullptr;
    QByteArray m_sharesBefore;    ///< of m_splitter, before the presentation
    bool m_isGraphSized = false;  ///< the user chose how wide the graph is
    QStackedWidget *m_pages;      ///< the next four
    PicturePane *m_picture;       ///< of a step
    NoticePage *m_notice;         ///< where a step has no picture
    QWidget *m_cover;             ///< of the answers to a game that is played without help
    QLabel *m_end;                ///< after the last step of a presentation
    PicturePane *m_progress;      ///< of a labelling, which the graph shows
    PseudocodePane *m_pseudocode; ///< of the walk-through, with the line of the current step
    StepCaption *m_sentence;
    QLabel *m_place;
    QObject *m_keys; ///< gives keys to the commands, while the view is shown
    PresentedTools *m_presented;
    TracePtr m_shown;
    int m_shownStep = 0;
    bool m_isCovered = false; ///< while a game is played whose answers are hidden
};

} // namespace mexplorer
