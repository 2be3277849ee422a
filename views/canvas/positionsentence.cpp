// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/positionsentence.h"

#include "views/theme/viewtext.h"

namespace mexplorer {

namespace {

QString outcomePhrase(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P:
        return ViewText::tr("P, the previous player wins");
    case Outcome::N:
        return ViewText::tr("N, the next player wins");
    case Outcome::Draw:
        return ViewText::tr("a draw");
    case Outcome::Unknown:
        break;
    }
    return ViewText::tr("outcome not known yet");
}

} // namespace

QString positionSentence(const GraphPicture &picture, ShownId id)
{
    const GameGraph &graph = *picture.explored.graph;
    QStringList parts = {outcomePhrase(picture.outcome(id))};
    if (picture.value(id) != Labels::unknown)
        parts << ViewText::tr("value %1").arg(picture.value(id));
    if (graph.isTerminal(id.value))
        parts << ViewText::tr("terminal");
    else if (graph.isExpanded(id.value))
        parts << ViewText::tr("%n follower(s)", nullptr, static_cast<int>(graph.followers(id.value).size()));
    return QStringLiteral("%1: %2").arg(graph.text(id.value), parts.join(QStringLiteral("; ")));
}

} // namespace mexplorer
