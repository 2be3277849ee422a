// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace mexplorer {

class Session;

/// Asks for what a match over several games needs: how many, and the names of two people who play each other.
class MatchDialog : public QDialog
{
    Q_OBJECT

public:
    explicit MatchDialog(Session *session, QWidget *parent = nullptr);

    void accept() override;

private:
    Session *m_session;
    QSpinBox *m_games;
    QComboBox *m_starter;
    QLineEdit *m_first;
    QLineEdit *m_second;
};

} // namespace mexplorer
