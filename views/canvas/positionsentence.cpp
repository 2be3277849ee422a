// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/positionsentence.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct PositionSentenceText
{
    Q_DECLARE_TR_FUNCTIONS(PositionSentenceText)

public:
    static QString outcome(Outcome outcome)
    {
        switch (outcome) {
        case Outcome::P:
            return tr("P, the previous player wins");
        case Outcome::N:
            return tr("N, the next player wins");
        case Outcome::Draw:
            return tr("a draw");
        case Outcome::Unknown:
            break;
        }
        return tr("outcome not known yet");
    }
};

} // namespace

QString positionSentence(const GraphPicture &picture, ShownId id)
{
    const GameGraph &graph = *picture.explored.graph;
    QStringList parts = {PositionSentenceText::outcome(picture.outcome(id))};
    if (picture.value(id) != Labels::unknown)
        parts << PositionSentenceText::tr("value %1").arg(picture.value(id));
    if (graph.isTerminal(id.value))
        parts << PositionSentenceText::tr("terminal");
    else if (graph.isExpanded(id.value))
        parts << PositionSentenceText::tr("%n follower(s)", nullptr,
                                          static_cast<int>(graph.followers(id.value).size()));
    return QStringLiteral("%1: %2").arg(graph.text(id.value), parts.join(QStringLiteral("; ")));
}

} // namespace mexplorer
