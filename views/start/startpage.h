// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "views/theme/fontaware.h"

#include <QScrollArea>

#include <utility>
#include <vector>

class QAbstractButton;
class QPushButton;

namespace mexplorer {

class FlowLayout;
class GameCard;
struct CardContent;
struct LessonEntry;

/// A game or a file that was opened before.
struct RecentItem
{
    QString text; ///< the expression, or the file's name
    QString path; ///< the file; empty for an expression
};

/// The first screen: what was opened before, a card for every family, the lessons, and cards for the worked examples.
/// Arrow keys move between the cards and Tab to the buttons on one, Enter plays a card's game, F2 sets it up first.
/// Alt+1 to Alt+9 open lessons.
class StartPage : public FontAware<QScrollArea>
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setRecent(const QList<RecentItem> &items);
    /// The lessons on the shelf; one that can't be read shows why.
    void setLessons(const std::vector<LessonEntry> &lessons);
    /// Offers the way back to the game that is open; nothing for none.
    void setOpenGame(const QString &expression);

signals:
    void openRequested(const QString &gameOrFile);
    /// A game is to be opened in a workspace.
    void gameRequested(const QString &expression, mexplorer::WorkspaceId workspace);
    /// Back to the game that is open: its button, or Escape.
    void backRequested();
    /// A game like this one is to be set up before it is opened.
    void setUpRequested(const QString &expression);
    void fileRequested();
    void lessonRequested(const QString &path);
    /// The folder of one's own lessons is to be chosen.
    void lessonFolderRequested();
    /// A workspace that needs no game is wanted, by its id.
    void workspaceRequested(mexplorer::WorkspaceId id);
    /// A text is typed, and the page has nothing to type in.
    void typed(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void fontChanged() override { fitType(); }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeHero();
    QWidget *makeLessons();
    QWidget *makeFamilies();
    QWidget *makeExamples();
    QWidget *makeSection(const QString &title, QWidget *content);
    GameCard *makeCard(const CardContent &content, bool wide);
    FlowLayout *addColumns(int width, int gap, QWidget *parent);
    void fitType();
    void showLessons();
    void openLesson(int place);
    void moveFocus(QPoint step);
    QList<QAbstractButton *> buttons() const;

    const int m_lineAtDesk = fontMetrics().height();
    std::vector<std::pair<FlowLayout *, int>> m_columns; ///< with their width at a desk
    QWidget *m_content;
    QWidget *m_recent;
    QWidget *m_recentItems;
    QWidget *m_lessons = nullptr; ///< the section; out of sight while there is none
    QWidget *m_lessonItems = nullptr;
    QWidget *m_sample = nullptr;           ///< beside the title of a wide page
    QPushButton *m_back = nullptr;         ///< to the open game; out of sight while there is none
    QPushButton *m_lessonFolder = nullptr; ///< the last of them
};

} // namespace mexplorer
