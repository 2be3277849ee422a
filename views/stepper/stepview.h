// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"
#include "views/commands/commands.h"

#include <QWidget>

#include <map>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace mexplorer {

class FittedLabel;
class GuessBar;
class KindMenu;
class PicturePane;
class PlayerBar;
class PresenterKeys;
class PseudocodePane;
class SegmentedSwitch;
class Session;
class TraceExport;

/// The Step workspace: what to explain, the large picture of the present step beside the small graph, its sentence for
/// the last row of a lecture hall, and the player. All of it shows the session's Walkthrough.
class StepView : public QWidget
{
    Q_OBJECT

public:
    explicit StepView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }

public slots:
    /// Shows \a graph at the left, and in the middle while the whole graph is labelled. Takes the widget over.
    void setGraphWidget(QWidget *graph);
    /// Shows \a text, that of a lesson, at the left while a lesson is open, and instead of the picture where a room reads
    /// it. Takes the widget over.
    void setLessonWidget(QWidget *text);
    void print();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    QWidget *makeTop();
    QWidget *makeMiddle();
    QWidget *makeNotice();
    QWidget *makeEnd();
    void setSentenceFont();
    void followPresentation();
    void showPlace();
    bool isPresenting() const;
    bool isGraphOfGame() const;
    void addCommands();
    QToolButton *menuButton(const QString &icon, const QString &text, MenuPlace place);
    void showKind();
    void showTrace();
    void showStep();
    void showPath();
    void showNotice(const QString &html);
    void shareSpace();
    void focusPicture();
    PicturePane *paneFor(const TracePicture &picture) const;
    bool isLabelling() const;

    Session *m_session;
    Commands *m_commands;
    TraceExport *m_export;
    QWidget *m_tools = nullptr;
    int m_toolsWidth = 0; ///< that shows all tools with their texts
    SegmentedSwitch *m_kinds;
    KindMenu *m_moreKinds;
    QToolButton *m_guessFirst;
    QAction *m_guessFirstAction;
    QAction *m_backAction;
    QAction *m_showAnswer;
    QAction *m_graphAction;
    QToolButton *m_back;
    FittedLabel *m_title;
    QSplitter *m_columns; ///< the lesson, and all else
    QSplitter *m_splitter;
    QWidget *m_graph = nullptr;
    QWidget *m_lesson = nullptr;
    QByteArray m_shares;     ///< of the splitter before the presentation
    bool m_isShared = false; ///< a person chose how wide the graph is
    QStackedWidget *m_stack;
    PicturePane *m_tray;
    PicturePane *m_board;
    PicturePane *m_strip;
    PicturePane *m_progress;
    std::map<std::size_t, PicturePane *> m_furtherPanes; ///< by the index of their picture in TracePicture
    PseudocodePane *m_pseudocode;
    QAction *m_pseudocodeAction;
    QWidget *m_notice;
    QLabel *m_noticeText;
    QLabel *m_end;
    QLabel *m_place;
    QPushButton *m_offer;
    FittedLabel *m_sentence;
    GuessBar *m_guess;
    PlayerBar *m_player;
    PresenterKeys *m_keys;
    TracePtr m_shown;
    int m_shownStep = 0;
};

} // namespace mexplorer
