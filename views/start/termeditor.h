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

/// Base class of editors of one term of a sum. There is a subclass for each way in which families are set up.
class TermEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TermEditor(const Family &family, QWidget *parent = nullptr) : QWidget(parent), m_family(family) {}

    /// The edited term as an expression; may be invalid while the input is incomplete.
    virtual QString text() const = 0;
    /// Returns a sentence on what to do first, while nothing has been entered; empty otherwise.
    virtual QString firstStep() const { return {}; }
    /// Shows components of equal rules: the heaps of one term, or a single board.
    virtual void load(std::span<const Component> components) = 0;

signals:
    void changed();

protected:
    const Family &family() const { return m_family; }
    /// Creates the layout of labels at the left and fields that fill the width.
    QFormLayout *makeForm();
    /// Creates a spin box for a number from \a min to \a max, named for tests and drivers.
    QSpinBox *makeNumber(const QString &name, int min, int max, int value);
    /// Adds a text field below its label; addParameters() adds that of the number, set or code of families that have
    /// one.
    QLineEdit *addLine(const QString &name, const QString &label, const QString &text);
    void addParameters();
    void loadParameters(const Rules &rules);
    /// The field of the parameters; null without parameters.
    QLineEdit *parametersLine() const { return m_parameters; }
    /// Shows a position in \a layout, on its board, where it is edited; hides the board if it can't be edited, for
    /// example if the position is too large. The board follows \a before in the tab order.
    void showBoard(const Component &component, QBoxLayout *layout, QWidget *before, int unit = 20);
    BoardWidget *board() const { return m_board; }
    /// Called when the position was edited on the board; changed() follows.
    virtual void takeEdited(const CellVector &) {}
    /// Returns the family with the text of the parameters field.
    QString rulesText() const;

private:
    const Family &m_family;
    QLineEdit *m_parameters = nullptr;
    BoardWidget *m_board = nullptr; ///< null while there is none
};

/// Returns the components of each term: heaps of equal rules side by side, as many as an editor shows, or a single
/// board.
std::vector<std::span<const Component>> termsOf(const Position &position);

/// Creates the editor for games of \a family.
TermEditor *makeTermEditor(const Family &family, QWidget *parent = nullptr);

} // namespace mexplorer
