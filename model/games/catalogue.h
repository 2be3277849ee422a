#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// One row of the catalogue of games: what an expression calls a family, and what people read about it.
struct Family
{
    enum class Parameters { None, Required };

    QString name;    ///< in expressions: "subtraction"
    QString title;   ///< for people: "Subtraction game"
    QString summary; ///< the rules in a sentence
    QString example; ///< an expression that shows the family well
    Parameters parameters;
    BoardKind board;
    /// Reads what stands between the braces, or nothing for families without parameters.
    Result<RulesPtr> (*makeRules)(Scanner &scanner);
};

/// All families, in the order in which people are shown them. A new game adds a row here.
const std::vector<Family> &catalogue();

/// The family that expressions call \a name, in any case; null if there is none.
const Family *findFamily(QStringView name);

/// The family that \a rules belong to.
const Family &familyOf(const Rules &rules);

} // namespace mexplorer
