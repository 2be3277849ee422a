// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/sequence/survey.h"

namespace mexplorer {

/// Looks at \a terms values of each of \a codes, several codes at a time on several threads, and calls \a found with
/// each row, one call at a time, from one of these threads. Progress is codes. Cancelled, it ends within 100 ms; a code
/// that was being looked at gives no row.
void runSurvey(const QStringList &codes, quint64 terms, JobControl &control,
               FunctionRef<void(const SurveyRow &)> found);

} // namespace mexplorer
