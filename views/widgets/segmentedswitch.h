// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commands.h"

#include <QWidget>

class QButtonGroup;
class QLayout;

namespace mexplorer {

/// A row of exclusive choices; arrow keys move between them, unless setArrowKeysUsed(false) was called.
class SegmentedSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedSwitch(QWidget *parent = nullptr);

    /// Adds a choice and returns its index.
    int addChoice(const QString &text, const QString &toolTip = {});
    /// Adds commands with these identifiers for the choices.
    void addCommands(Commands *commands, const std::vector<CommandId> &ids, MenuPosition position);
    int current() const;
    void setCurrent(int index);
    /// Unchecks all choices, for when the current one is in a menu instead.
    void setNone();
    /// Wraps choices that don't fit into one line. To be called before any choice is added.
    void setWrapping();
    void setArrowKeysUsed(bool used) { m_usesArrowKeys = used; }

signals:
    /// Emitted when the user chose another one.
    void chosen(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QButtonGroup *m_group;
    QLayout *m_layout;
    bool m_usesArrowKeys = true;
};

} // namespace mexplorer
