// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/whydialog.h"

#include "model/session/session.h"
#include "views/widgets/makewidgets.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

constexpr int nodeRole = Qt::UserRole;
constexpr int unfoldedRole = Qt::UserRole + 1;

} // namespace

WhyDialog::WhyDialog(Session *session, const Position &position, Convention convention, QWidget *parent)
    : QDialog(parent), m_session(session), m_position(position),
      m_proof(std::make_shared<const ProofTree>(session->solver(), convention)),
      m_tree(makeNamed<QTreeWidget>("whyTree", this)), m_copying(session->jobs())
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Why? %1").arg(position.text()));
    resize(720, 480);
    m_tree->setAccessibleName(tr("Reasons"));
    m_tree->header()->hide();
    m_tree->setWordWrap(true);
    m_tree->setUniformRowHeights(false);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &WhyDialog::unfold);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (const auto &[text, format] : {std::pair(tr("Copy as Text"), WrittenFormat::Text),
                                       std::pair(tr("Copy as Markdown"), WrittenFormat::Markdown),
                                       std::pair(tr("Copy as LaTeX"), WrittenFormat::Latex)}) {
        QPushButton *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, format = format] { copy(format); });
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    start(false);
    if (convention == Convention::Normal)
        start(true);
}

Job &WhyDialog::newJob()
{
    return m_finding.emplace_back(m_session->jobs());
}

void WhyDialog::start(bool ofValue)
{
    newJob().start(
        tr("Working out the reasons"),
        [proof = m_proof, position = m_position, ofValue](JobControl &control) {
            return ofValue ? proof->valueOf(position, control) : proof->outcomeOf(position, control);
        },
        [this](Result<ProofTree::Node> node) {
            if (!node) {
                new QTreeWidgetItem(m_tree, {node.problem().message});
                return;
            }
            addNode(nullptr, *node);
            m_tree->topLevelItem(m_tree->topLevelItemCount() - 1)->setExpanded(true);
            if (!m_tree->currentItem())
                m_tree->setCurrentItem(m_tree->topLevelItem(0));
        });
}

void WhyDialog::addNode(QTreeWidgetItem *parent, const ProofTree::Node &node)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, node.sentence.plain().replace(QStringLiteral(" -> "), QStringLiteral(" → ")));
    item->setToolTip(0, item->text(0));
    item->setData(0, nodeRole, static_cast<int>(m_nodes.size()));
    item->setChildIndicatorPolicy(node.isLeaf ? QTreeWidgetItem::DontShowIndicator : QTreeWidgetItem::ShowIndicator);
    m_nodes.push_back(node);
}

void WhyDialog::unfold(QTreeWidgetItem *item)
{
    if (!item->data(0, nodeRole).isValid() || item->data(0, unfoldedRole).toBool())
        return;
    item->setData(0, unfoldedRole, true);
    const int number = item->data(0, nodeRole).toInt();
    newJob().start(
        tr("Working out the reasons"),
        [proof = m_proof, node = m_nodes[static_cast<std::size_t>(number)]](JobControl &control) {
            return proof->reasons(node, control);
        },
        [this, item](Result<std::vector<ProofTree::Node>> reasons) {
            if (!reasons) {
                new QTreeWidgetItem(item, {reasons.problem().message});
                return;
            }
            for (const ProofTree::Node &reason : *reasons)
                addNode(item, reason);
        });
}

/// Copies the current reason, or the first one.
void WhyDialog::copy(WrittenFormat format)
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item || !item->data(0, nodeRole).isValid())
        return;
    m_copying.start(
        tr("Working out the reasons"),
        [proof = m_proof, node = m_nodes[item->data(0, nodeRole).toUInt()], format](JobControl &control) {
            return formatProofTree(*proof, node, format, {}, control);
        },
        [this](Result<QString> text) {
            if (text)
                QGuiApplication::clipboard()->setText(*text);
            else
                m_session->report(text.problem());
        });
}

} // namespace mexplorer
