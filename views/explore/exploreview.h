// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphcanvas.h"
#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QStackedWidget;

namespace mexplorer {

class ComponentPanes;
class ExploreToolBar;
class FilterActions;
class GraphFooter;
class LookCommands;
class FittedLabel;
class PictureFiles;
class PositionSearch;
class Session;

/// The Explore workspace: the graph, or the part of it that the filter shows, with its tools above, and a summary of
/// what is drawn, merged and left out below.
class ExploreView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    explicit ExploreView(Session *session, QWidget *parent = nullptr);

    GraphCanvas *canvas() const { return m_canvas; }
    Commands *commands() const { return m_commands; }
    /// The play that is drawn, by the numbers of the whole graph: the best one from the selected position, or one of
    /// the shortest paths that were requested.
    std::vector<PositionId> line() const;
    /// The sentence about positions, moves and what is hidden.
    QString summary() const;
    /// The graph as a picture; of a large one the part that the canvas shows.
    std::optional<CopiedPicture> copiedPicture() const override;

signals:
    void pictureWritten(const QString &path);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    void addZoomCommands();
    void addMenus();
    QWidget *makeGraphs();
    void followAnswers();
    void makeTools();
    void connectSession();
    void connectParts();
    void setLook(const GraphLook &look);
    void followView();
    void showSummary();
    void showLine();
    void showFound();
    void showHighlights();
    void showContextMenu(PositionId id, QPoint point);
    void makePresentation();
    void followPresentation();
    void showPresented();

    Session *m_session;
    GraphCanvas *m_canvas;
    Commands *m_commands;
    FilterActions *m_filterActions;
    LookCommands *m_lookCommands;
    PositionSearch *m_search;
    PictureFiles *m_files;
    ComponentPanes *m_components;
    ExploreToolBar *m_tools;
    GraphFooter *m_footer;
    QStackedWidget *m_pages; ///< the graph, or the page that replaces it
    FittedLabel *m_title;    ///< in a presentation: the game, and a description of the selected position
    FittedLabel *m_sentence;
};

} // namespace mexplorer
