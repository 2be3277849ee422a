// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace mexplorer {

class MainWindow;

/// A tour of the window in a minute: each stop brings a workspace to the front and says what there is to see in it.
/// The window stays usable below.
class Tour : public QDialog
{
    Q_OBJECT

public:
    explicit Tour(MainWindow *window);

private:
    void show(int stop);

    MainWindow *m_window;
    int m_stop = 0;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_place;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace mexplorer
