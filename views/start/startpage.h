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

/// An item of the list of recent games and files.
struct RecentItem
{
    QString text; ///< the expression, or the file's name
    QString path; ///< the file; empty for an expression
};

/// The first screen: recent games and files, a card for every family, the lessons, and cards for the worked examples.
/// Arrow keys move between the cards and Tab to the buttons on one; Enter plays a card's game, F2 sets it up first.
/// Alt+1 to Alt+9 open lessons.
class StartPage : public FontAware<QScrollArea>
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setRecent(const QList<RecentItem> &items);
    /// Sets the available lessons; one that can't be read shows why.
    void setLessons(const std::vector<LessonEntry> &lessons);
    /// Offers a way back to the open game; an empty expression hides it.
    void setOpenGame(const QString &expression);

signals:
    void openRequested(const QString &gameOrFile);
    /// Requests a game in a workspace.
    void gameRequested(const QString &expression, mexplorer::WorkspaceId workspace);
    /// Requests the open game, after its button or Escape was pressed.
    void backRequested();
    /// Requests the dialog that sets up a game, starting with this one.
    void setUpRequested(const QString &expression);
    /// Requests the workbench of the user's own rules.
    void ownRulesRequested();
    void fileRequested();
    void lessonRequested(const QString &path);
    /// Requests the dialog for the folder of the user's own lessons.
    void lessonFolderRequested();
    /// Requests a workspace that needs no game.
    void workspaceRequested(mexplorer::WorkspaceId id);
    /// Emitted when the user types text, which the page has no field for.
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
    void openLesson(int index);
    void moveFocus(QPoint step);
    QList<QAbstractButton *> buttons() const;

    const int m_lineAtDesk = fontMetrics().height();
    std::vector<std::pair<FlowLayout *, int>> m_columns; ///< with their widths at the normal font size
    QWidget *m_content;
    QWidget *m_recent;
    QWidget *m_recentItems;
    QWidget *m_lessons = nullptr; ///< the section; hidden if it is empty
    QWidget *m_lessonItems = nullptr;
    QWidget *m_sample = nullptr;           ///< next to the title of a wide page
    QPushButton *m_back = nullptr;         ///< to the open game; hidden if there is none
    QPushButton *m_lessonFolder = nullptr; ///< the last item
};

} // namespace mexplorer
