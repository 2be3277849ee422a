// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace mexplorer {

class Miniature;
class TermPage;

/// Dialog that sets up a game without typing: its terms at the left, the current one in the middle, and below them the
/// whole game as a picture and as an expression.
class GameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts with \a expression, or with a row of pins if it is empty or can't be read.
    explicit GameDialog(const QString &expression, QWidget *parent = nullptr);

    /// Returns the edited game.
    QString expression() const;
    QString firstStep() const;

signals:
    void openRequested(const QString &expression);

private:
    QLayout *makeTermList();
    QLayout *makeFoot();
    void load(const QString &expression);
    TermPage *addTerm();
    void removeTerm();
    void showExpression();

    QListWidget *m_list;
    QStackedWidget *m_pages;
    Miniature *m_preview;
    QLabel *m_expression;
    QLabel *m_problem;
    QPushButton *m_remove;
    QPushButton *m_open;
};

} // namespace mexplorer
