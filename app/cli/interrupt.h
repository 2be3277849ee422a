// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"

namespace mexplorer {

/// The job of a command run from a shell. The first call makes Ctrl-C (SIGINT) cancel it; a second Ctrl-C ends the
/// program.
JobControl &interruptibleJob();

} // namespace mexplorer
