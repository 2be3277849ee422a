// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QWidget>

class QButtonGroup;
class QLayout;

namespace mexplorer {

/// A few choices side by side of which one holds; arrow keys move between them, unless they have another use.
class SegmentedSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedSwitch(QWidget *parent = nullptr);

    /// Adds a choice and gives its index.
    int addChoice(const QString &text, const QString &toolTip = {});
    /// Makes the choices commands, too, by these names.
    void addCommands(Commands *commands, const std::vector<CommandId> &ids, MenuPlace place);
    int current() const;
    void setCurrent(int index);
    /// No choice holds: one that stands elsewhere does.
    void setNone();
    /// Choices that don't fit in one line go on in the next. Before any choice is added.
    void setWrapping();
    void setArrowKeysUsed(bool used) { m_usesArrowKeys = used; }

signals:
    /// A person chose another one.
    void chosen(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QButtonGroup *m_group;
    QLayout *m_layout;
    bool m_usesArrowKeys = true;
};

} // namespace mexplorer
