// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class GraphCanvas;
class Legend;
class Session;

/// What stands below a graph: the legend, what is drawn and left out, and buttons to build on or to stop.
class GraphFooter : public QWidget
{
    Q_OBJECT

public:
    GraphFooter(Session *session, GraphCanvas *canvas, QWidget *parent = nullptr);

    Legend *legend() const { return m_legend; }
    /// Shows a sentence about the graph, and the buttons as they are of use by now.
    void showSummary(const QString &summary);
    /// Shows something else until there is something new to say about the graph.
    void report(const QString &sentence);

private:
    void showButtons();

    Session *m_session;
    GraphCanvas *m_canvas;
    Legend *m_legend;
    QLabel *m_sentence;
    QString m_summary; ///< the last one
    QPushButton *m_showMore;
    QPushButton *m_stop;
};

} // namespace mexplorer
