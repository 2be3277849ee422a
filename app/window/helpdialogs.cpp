// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/helpdialogs.h"

#include "app/window/windowtext.h"
#include "views/commands/commands.h"
#include "views/widgets/layouts.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>

namespace mexplorer {

namespace {

QDialog *makeDialog(const QString &name, const QString &title, QWidget *content, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *layout = makeLayout<QVBoxLayout>(dialog, 12, {16, 16, 16, 16});
    addWidgets(layout, {content, buttons});
    return dialog;
}

QTreeWidgetItem *sectionOf(QTreeWidget *tree, const QString &place)
{
    const QString title = place.isEmpty() ? WindowText::tr("Everywhere") : place;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        if (tree->topLevelItem(i)->text(0) == title)
            return tree->topLevelItem(i);
    }
    auto *section = new QTreeWidgetItem(tree, {title});
    section->setFirstColumnSpanned(true);
    return section;
}

QString keysOf(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action->shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

void openShortcuts(const Commands &commands, QWidget *parent)
{
    auto *tree = new QTreeWidget;
    tree->setAccessibleName(WindowText::tr("Keyboard shortcuts"));
    tree->setColumnCount(2);
    tree->setHeaderLabels({WindowText::tr("Command"), WindowText::tr("Keys")});
    tree->setRootIsDecorated(false);
    for (const Commands::Row &row : commands.rows()) {
        if (!row.action->shortcut().isEmpty())
            new QTreeWidgetItem(sectionOf(tree, row.view), {plainText(row.action), keysOf(row.action)});
    }
    tree->expandAll();
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    QDialog *dialog = makeDialog(QStringLiteral("shortcuts"), WindowText::tr("Keyboard shortcuts"), tree, parent);
    dialog->resize(520, 640);
    dialog->show();
}

void openAbout(QWidget *parent)
{
    auto *text = new QLabel(
        WindowText::tr("<h2>Mexplorer %1</h2>"
                       "<p>Explore, step through and play impartial games: their graphs, P- and N-positions, "
                       "Sprague-Grundy values by mex, and nim-sums.</p>"
                       "<p>Free software under the GNU General Public License, version 3 or later. "
                       "Made with Qt %2.</p>")
            .arg(QStringLiteral(MEXPLORER_VERSION), QString::fromLatin1(qVersion())));
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    makeDialog(QStringLiteral("about"), WindowText::tr("About Mexplorer"), text, parent)->show();
}

} // namespace mexplorer
