// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QScrollArea>

#include <vector>

namespace mexplorer {

class TermEditor;

/// The boards while the position on them is edited: a form for each term of the sum, as in the dialog that sets up a
/// game. Enter is done with it, Escape leaves all as it was.
class BoardForms : public QScrollArea
{
    Q_OBJECT

public:
    explicit BoardForms(QWidget *parent = nullptr);

    /// Shows what sets up \a position; nothing if that is what the forms set up already.
    void load(const Position &position);
    /// What is set up, as an expression.
    QString expression() const;

signals:
    void changed(const QString &expression);
    void accepted();
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<TermEditor *> m_editors;
};

} // namespace mexplorer
