// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace mexplorer {

/// What stands in place of the pictures while the open game has no sequence: why, and rules that have one.
class SequenceOffers : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceOffers(QWidget *parent = nullptr);

    /// \a rules are those of the open game.
    void showWhy(const QString &rules);

signals:
    void rulesChosen(const QString &rules);
    void matrixChosen();

private:
    QLabel *m_why;
};

} // namespace mexplorer
