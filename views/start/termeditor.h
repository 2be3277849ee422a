// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/catalogue.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace mexplorer {

class BoardWidget;

/// Sets up one term of a sum without typing its expression. There is one kind for each way in which families are set
/// up.
class TermEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TermEditor(const Family &family, QWidget *parent = nullptr) : QWidget(parent), m_family(family) {}

    /// What is set up as a term of an expression; perhaps one that can't be read, while something is missing.
    virtual QString text() const = 0;
    /// What to do first, as a sentence, as long as nothing was set up that could be wrong; empty otherwise.
    virtual QString firstStep() const { return {}; }
    /// Shows components of equal rules: the heaps of one term, or a single board.
    virtual void load(std::span<const Component> components) = 0;

signals:
    void changed();

protected:
    const Family &family() const { return m_family; }
    /// The layout of labels at the left and fields as wide as there is room.
    QFormLayout *makeForm();
    /// A spin box for a number from \a min to \a max, named for tests and drivers.
    QSpinBox *makeNumber(const QString &name, int min, int max, int value);
    /// Adds a line of text below its label, and the line of the number, set or code of families that have one.
    QLineEdit *addLine(const QString &name, const QString &label, const QString &text);
    void addParameters();
    void loadParameters(const Rules &rules);
    /// Null without parameters.
    QLineEdit *parametersLine() const { return m_parameters; }
    /// Shows a position in \a place, on its board, which is edited there; hides the board if it can't be edited, as one
    /// of a position that is too large. It comes after \a before in the order of Tab.
    void showBoard(const Component &component, QBoxLayout *place, QWidget *before, int unit = 20);
    BoardWidget *board() const { return m_board; }
    /// Called when the position was edited on the board; changed() follows.
    virtual void takeEdited(const CellVector &) {}
    /// The family with what stands in that line.
    QString rulesText() const;

private:
    const Family &m_family;
    QLineEdit *m_parameters = nullptr;
    BoardWidget *m_board = nullptr; ///< null while there is none
};

/// The components of each term: heaps of equal rules side by side, as many as an editor shows, or a single board.
std::vector<std::span<const Component>> termsOf(const Position &position);

/// The editor for games of \a family.
TermEditor *makeTermEditor(const Family &family, QWidget *parent = nullptr);

} // namespace mexplorer
