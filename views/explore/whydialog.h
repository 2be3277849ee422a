// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/step/prooftree.h"
#include "model/writing/writer.h"

#include <QDialog>

#include <list>
#include <memory>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace mexplorer {

class Session;

/// Explains why a position is P or N, and why it has its value: a proof as a tree of reasons. Reasons are computed in
/// the background when a node is opened; they can be copied as text, Markdown or LaTeX.
class WhyDialog : public QDialog
{
    Q_OBJECT

public:
    WhyDialog(Session *session, const Position &position, Convention convention, QWidget *parent = nullptr);

private:
    Job &newJob();
    void start(bool ofValue);
    void addNode(QTreeWidgetItem *parent, const ProofTree::Node &node);
    void unfold(QTreeWidgetItem *item);
    void copy(WrittenFormat format);

    Session *m_session;
    Position m_position;
    std::shared_ptr<const ProofTree> m_proof;
    QTreeWidget *m_tree;
    std::vector<ProofTree::Node> m_nodes; ///< by the number that an item contains
    std::list<Job> m_finding;             ///< the jobs that find the reasons of opened nodes, and the roots
    Job m_copying;
};

} // namespace mexplorer
