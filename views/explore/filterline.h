// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace mexplorer {

class FilterActions;
class Session;

/// A line about the part of the graph that is shown and problems of the filter, with a prompt for the other end of a
/// path. Each setting that leaves something out is a button that resets it. Hidden while the whole graph is shown.
class FilterLine : public QWidget
{
    Q_OBJECT

public:
    FilterLine(Session *session, FilterActions *actions, QWidget *parent = nullptr);

private:
    void refresh();
    void showPrompt();
    void showNotice(const QString &notice);
    QString prompt() const;
    bool isAsking() const;
    void addPart(const QString &name, const QString &text, std::function<void()> takeBack);
    void addParts();
    QString textOf(const CellVector &cells) const;

    Session *m_session;
    FilterActions *m_actions;
    QHBoxLayout *m_row;
    QLabel *m_prompt;
    QList<QToolButton *> m_parts;
    QString m_notice; ///< shown for a few seconds
    QTimer m_noticeEnd;
};

} // namespace mexplorer
