#pragma once

#include "views/canvas/graphcanvas.h"
#include "views/commands/commands.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPrinter;
class QPushButton;
class QToolButton;

namespace mexplorer {

class ComponentPanes;
class Legend;
class FilterActions;
class Session;

/// The Explore workspace: the graph, or the part of it that a person asks for, with its tools above, and below what is
/// drawn, merged and left out.
class ExploreView : public QWidget
{
    Q_OBJECT

public:
    explicit ExploreView(Session *session, QWidget *parent = nullptr);

    GraphCanvas *canvas() const { return m_canvas; }
    Commands *commands() const { return m_commands; }
    /// The play that is drawn, by the numbers of the whole graph: the best one from the selected position, or a
    /// shortest one of those asked for.
    std::vector<PositionId> line() const;
    /// The sentence about positions, moves and what is hidden.
    QString summary() const;
    QString limitSentence(const GameGraph &whole) const;

public slots:
    void exportPicture();
    void exportSizedPicture();
    void print();
    void selectNextMatch();
    void selectPreviousMatch();

signals:
    void pictureWritten(const QString &path);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addCommands();
    void addUndoCommands();
    void addLookCommands();
    void addZoomCommands();
    void addViewCommands();
    void addFindCommands();
    void addExportCommands();
    void makeMenus();
    void connectSession();
    void fitTools();
    void showChoice(QToolButton *button) const;
    QToolButton *menuButton(const QString &id, QMenu *menu);
    QToolButton *plainMenuButton(const QString &id, QMenu *menu, const QString &tip);
    QToolButton *commandButton(CommandId id);
    QWidget *makeTools();
    QWidget *makeSearch();
    QWidget *makeFooter();
    void showSummary();
    QString shownSentence() const;
    void showLine();
    void showHighlights();
    void setLook(const GraphLook &look);
    void followView();
    void showLook();
    void showUndo();
    void showContextMenu(PositionId id, QPoint point);
    bool findsNothingSoFar() const;
    QString searchProblem() const;
    QString matchesText() const;
    QString matchesSentence() const;
    void sayMatches();
    void selectMatch(qsizetype index);
    void showMatches();
    void writePicture(const QString &path, int width = 0);
    void printOn(std::shared_ptr<QPrinter> printer);

    Session *m_session;
    const QString m_exportKey = QStringLiteral("picture %1").arg(quintptr(this)); ///< of jobs, one for each view
    GraphCanvas *m_canvas;
    Legend *m_legend;
    Commands *m_commands;
    FilterActions *m_filterActions;
    ComponentPanes *m_components = nullptr;
    std::unique_ptr<CommandChoices<ColorBy>> m_colors;
    std::unique_ptr<CommandChoices<Layering>> m_layers;
    QMenu *m_colorMenu = nullptr;
    QMenu *m_layerMenu = nullptr;
    QMenu *m_partMenu = nullptr;
    QMenu *m_mergeMenu = nullptr;
    QWidget *m_tools = nullptr;
    bool m_tellsChoices = true;
    QList<QToolButton *> m_choiceButtons; ///< tell their choice where there is room
    QList<QWidget *> m_wideTools;         ///< shown where there is room
    QList<QWidget *> m_spareTools;        ///< left out where there is hardly any
    QAction *m_leftRight = nullptr;
    QAction *m_structural = nullptr;
    QAction *m_besideSum = nullptr;
    QAction *m_takeBack = nullptr;
    QAction *m_redo = nullptr;
    QLabel *m_summary = nullptr;
    QString m_told; ///< the last summary
    QPushButton *m_showMore = nullptr;
    QPushButton *m_stop = nullptr;
    QLineEdit *m_search = nullptr;
    QLabel *m_matchCount = nullptr;
    QAction *m_nextMatch = nullptr;
    QAction *m_previousMatch = nullptr;
    qsizetype m_match = -1;
};

} // namespace mexplorer
