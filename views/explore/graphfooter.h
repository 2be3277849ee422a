// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class GraphCanvas;
class Legend;
class Session;

/// The widgets below a graph: the legend, a summary of what is drawn and left out, and buttons to continue or stop
/// building.
class GraphFooter : public QWidget
{
    Q_OBJECT

public:
    GraphFooter(Session *session, GraphCanvas *canvas, QWidget *parent = nullptr);

    Legend *legend() const { return m_legend; }
    /// Shows the summary of the graph, and the buttons that currently apply.
    void showSummary(const QString &summary);
    /// Shows a message until the summary next changes.
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
