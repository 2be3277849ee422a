// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"
#include "views/commands/commands.h"

namespace mexplorer {

class Session;
struct Printable;

/// The commands that walk through the variations of a game, change them, and bring a game in and out as text or on
/// paper.
class TreeCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds them to a view's table of commands.
    TreeCommands(Session *session, Commands *commands, QWidget *view);

    /// Those about the move that is current, for context menus.
    QList<QAction *> aboutMove() const;
    /// Opens the game of a text; false, and a problem is reported, if it holds none.
    bool openText(const QString &text);

signals:
    void recordWritten(const QString &path);

private:
    void addWalking();
    void addChanges();
    void addFiles();
    void step(int along);
    void goToSibling(int steps);
    void toggleMark(MoveMark mark);
    void editNote();
    void save();
    Printable printable() const;
    void update();

    Session *m_session;
    Commands *m_commands;
    QWidget *m_view;
};

} // namespace mexplorer
