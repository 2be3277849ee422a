#pragma once

#include "views/canvas/graphcanvas.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPrinter;
class QPushButton;
class QToolButton;

namespace mexplorer {

class Legend;
class Session;

/// The Explore workspace: the graph with its tools above, and below what is drawn, merged and left out.
class ExploreView : public QWidget
{
    Q_OBJECT

public:
    explicit ExploreView(Session *session, QWidget *parent = nullptr);

    GraphCanvas *canvas() const { return m_canvas; }
    /// The sentence about positions, moves and what is hidden.
    QString summary() const;

public slots:
    void exportPicture();
    void print();
    void find(const QString &question);
    void selectNextMatch();
    void selectPreviousMatch();

private:
    void makeActions();
    QAction *makeAction(const QString &id, const QString &text, const QString &tip, const QString &icon,
                        const QList<QKeySequence> &shortcuts);
    template <class Choice>
    QMenu *makeChoices(const QString &id, const QString &title, const std::vector<std::pair<QString, Choice>> &choices,
                       Choice current, std::function<void(Choice)> choose);
    QToolButton *menuButton(const QString &id, QMenu *menu);
    QToolButton *actionButton(QAction *action);
    QWidget *makeTools();
    QWidget *makeSearch();
    QWidget *makeFooter();
    void showSummary();
    void showMore();
    void showContextMenu(PositionId id, QPoint point);
    void selectMatch(qsizetype index);
    void showMatches();
    void changeLayout(std::function<void(LayoutOptions &)> change);
    void writePicture(const QString &path);
    void printOn(std::shared_ptr<QPrinter> printer);

    Session *m_session;
    GraphCanvas *m_canvas;
    Legend *m_legend;
    QMenu *m_colorMenu = nullptr;
    QMenu *m_layerMenu = nullptr;
    QMenu *m_moreMenu = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_showMore = nullptr;
    QLineEdit *m_search = nullptr;
    QString m_searchProblem; ///< why the search can't be read; empty if it can
    QLabel *m_matchCount = nullptr;
    QAction *m_nextMatch = nullptr;
    QAction *m_previousMatch = nullptr;
    std::vector<PositionId> m_matches;
    qsizetype m_match = -1;
};

} // namespace mexplorer
