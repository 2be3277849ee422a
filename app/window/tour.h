// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace mexplorer {

class MainWindow;

/// A tour of the window in a minute: each stop brings a workspace to the front and says what there is to see in it.
/// A card in the window's lower right corner: the focus stays in the workspace, and Escape on its buttons closes it.
class Tour : public QFrame
{
    Q_OBJECT

public:
    explicit Tour(MainWindow *window);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(int stop);
    void fitWindow();

    MainWindow *m_window;
    int m_stop = 0;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_place;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace mexplorer
