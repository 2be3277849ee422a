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

/// Sets up a game without typing: its terms at the left, the one that is chosen in the middle, and below how the whole
/// looks and reads as an expression.
class GameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with \a expression, or with a row of pins if it is empty or can't be read.
    explicit GameDialog(const QString &expression, QWidget *parent = nullptr);

    /// The game that is set up.
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
