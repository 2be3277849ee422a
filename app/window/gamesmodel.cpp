// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gamesmodel.h"

#include "model/games/catalogue.h"
#include "views/start/examples.h"
#include "views/start/positionicon.h"
#include "views/theme/icons.h"

#include <QFileInfo>

namespace mexplorer {

namespace {

QStandardItem *makeRow(const QString &title, const QString &toolTip, const QString &target, const QIcon &icon)
{
    auto *item = new QStandardItem(icon, title);
    item->setToolTip(toolTip);
    item->setData(target, GamesModel::TargetRole);
    item->setEditable(false);
    return item;
}

} // namespace

GamesModel::GamesModel(QObject *parent) : QStandardItemModel(parent)
{
    QStandardItem *families = addSection(tr("Games"));
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            families->appendRow(
                makeRow(family.title(), family.summary(), family.start(), positionIcon(family.start())));
    }
    QStandardItem *examples = addSection(tr("Worked examples"));
    for (const Example &example : workedExamples())
        examples->appendRow(makeRow(example.title, QStringLiteral("%1\n%2").arg(example.title, example.text),
                                    example.expression, positionIcon(example.expression)));
}

QStandardItem *GamesModel::addSection(const QString &title)
{
    auto *section = new QStandardItem(title);
    section->setEditable(false);
    section->setSelectable(false);
    section->setColumnCount(1);
    QFont font;
    font.setWeight(QFont::DemiBold);
    section->setFont(font);
    appendRow(section);
    return section;
}

void GamesModel::setRows(const QString &title, const QList<QStandardItem *> &rows)
{
    const QList<QStandardItem *> found = findItems(title);
    if (rows.isEmpty()) {
        if (!found.isEmpty())
            removeRow(found.first()->row());
        return;
    }
    QStandardItem *section = found.isEmpty() ? addSection(title) : found.first();
    section->removeRows(0, section->rowCount());
    section->appendRows(rows);
}

void GamesModel::setRecentGames(const QStringList &expressions)
{
    QList<QStandardItem *> rows;
    for (const QString &expression : expressions)
        rows << makeRow(expression, expression, expression, positionIcon(expression));
    setRows(tr("Recent games"), rows);
}

void GamesModel::setRecentFiles(const QStringList &paths)
{
    QList<QStandardItem *> rows;
    for (const QString &path : paths)
        rows << makeRow(QFileInfo(path).fileName(), path, path, fileIcon(path));
    setRows(tr("Recent files"), rows);
}

} // namespace mexplorer
