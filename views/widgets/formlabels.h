// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFormLayout;

namespace mexplorer {

/// Labels stand in the middle of fields that are high, as those for a finger are, and not at their top.
void centerLabels(const QFormLayout *form);

} // namespace mexplorer
