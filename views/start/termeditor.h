// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/catalogue.h"

#include <QWidget>

#include <span>
#include <vector>

namespace mexplorer {

/// Sets up one term of a sum without typing its expression. There is one kind for each way in which families are set
/// up.
class TermEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What is set up as a term of an expression; perhaps one that can't be read, while something is missing.
    virtual QString text() const = 0;
    /// What to do first, as a sentence, as long as nothing was set up that could be wrong; empty otherwise.
    virtual QString firstStep() const { return {}; }
    /// Shows components of equal rules: the heaps of one term, or a single board.
    virtual void load(std::span<const Component> components) = 0;

signals:
    void changed();
};

/// The components of each term: heaps of equal rules side by side, as many as an editor shows, or a single board.
std::vector<std::span<const Component>> termsOf(const Position &position);

/// The editor for games of \a family.
TermEditor *makeTermEditor(const Family &family, QWidget *parent = nullptr);

} // namespace mexplorer
