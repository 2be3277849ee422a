// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

/// Fills a widget with content that scrolls up and down where it is higher than there is room, never sideways.
void fillScrolled(QWidget *owner, QWidget *content);

} // namespace mexplorer
