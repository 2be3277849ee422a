#pragma once

#include "model/analysis/filterresult.h"
#include "model/graph/positionstore.h"

#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace mexplorer {

class GraphFilter;
class Session;

/// The actions that say what is shown of the graph, as actions of a view, and the menus that hold them. Checks follow
/// the session's filter, whoever changes it.
class FilterActions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to \a view and work while it has the focus.
    FilterActions(Session *session, QWidget *view);

    QMenu *partMenu() const { return m_part; }
    QMenu *mergeMenu() const { return m_merge; }
    QMenu *filterMenu() const { return m_filterMenu; }
    /// Adds what can be done with the selected position to a menu.
    void addPositionActions(QMenu *menu) const;

    /// The position that a path is asked from, while the other end is to be chosen; noPosition otherwise.
    PositionId pathStart() const { return m_pathStart; }
    bool showsBestPlay() const;

public slots:
    /// A click: the other end of a path, or followers to open or to close.
    void useClick(mexplorer::PositionId id, bool again);
    void stopAskingForPath();

signals:
    void pathStartChanged();
    void bestPlayChanged();

private:
    QAction *add(QMenu *menu, const QString &id, const QString &text, const QString &tip, const QString &icon,
                 const QKeySequence &shortcut, std::function<void()> run);
    QAction *addSwitch(QMenu *menu, const QString &id, const QString &text, const QString &tip, const QString &icon,
                       const QKeySequence &shortcut, std::function<void(bool)> run);
    void makePartMenu();
    void makeUnfoldActions();
    void makeMergeMenu();
    void makeFilterMenu();
    void makeGrowActions();
    void followBestPlay();
    void askForPath();
    void finishPath(PositionId to);
    void toggleOpen();
    void follow();
    PositionId selected() const;

    Session *m_session;
    GraphFilter *m_filter;
    QWidget *m_view;
    QMenu *m_part;
    QMenu *m_merge;
    QMenu *m_filterMenu;
    QAction *m_winningMoves = nullptr;
    QAction *m_bestPlay = nullptr;
    QAction *m_unfold = nullptr;
    QAction *m_open = nullptr;
    QAction *m_pin = nullptr;
    QAction *m_stopPath = nullptr;
    QAction *m_growOn = nullptr;
    QAction *m_growBelow = nullptr;
    QList<QAction *> m_regions; ///< by FilterSettings::Region
    QList<QAction *> m_merges;  ///< none, then by Collapse
    QList<QAction *> m_others;  ///< by FilterSettings::Others
    PositionId m_pathStart = noPosition;
    FilterSettings m_pathPart; ///< what was shown when it was asked for
};

/// How a way to collapse is called: "by value".
QString collapseName(Collapse kind);

} // namespace mexplorer
