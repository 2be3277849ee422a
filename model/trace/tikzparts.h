// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/tracepictures.h"

namespace mexplorer {

/// What pictures in TikZ are put together from, in centimetres; y grows downwards.
namespace tikz {

/// "(1.25, -0.50)"
QString place(qreal x, qreal y);
QString node(const QString &style, qreal x, qreal y, const QString &text);
QString gameText(const QString &name);
QString mathNumber(quint64 number);
/// The slots 0, 1, ... of a tray, from \a top down, with what stands in each.
QString tray(qreal top, const QStringList &slotTexts);

/// A table of values with arrows to the cells that a step uses, and the tray of their values.
QString picture(const TablePicture &table);
/// The calls that have been made, from left to right.
QString picture(const TreePicture &tree);
/// A board with its axis, or two equal positions side by side.
QString picture(const SymmetryPicture &symmetry);
/// The digits, and for each part of one the row that a move leaves.
QString picture(const CodePicture &code);
/// Both graphs side by side, with a second ring where the outcomes differ.
QString picture(const PairPicture &pair);

} // namespace tikz

} // namespace mexplorer
