// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/playagainst.h"

#include "model/session/session.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct PlayAgainstText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::PlayAgainst)
};

} // namespace

void playAgainstNimHeap(Session *session)
{
    const Position position = session->exploration()->selectedPosition();
    if (position.components.empty())
        return;
    if (session->exploration()->convention() == Convention::Misere) {
        session->report(Problem::badInput(
            Problem::Code::NoValue,
            PlayAgainstText::tr("Under misère play a position isn't equal to a nim heap; choose normal play.")));
        return;
    }
    session->jobs()->start(
        session, QStringLiteral("playAgainst"), PlayAgainstText::tr("Finding the value"),
        [position, solver = session->solver()](JobControl &control) {
            return solver.componentValues(position, control);
        },
        [session, position](Result<std::vector<Value>> values) {
            if (!values) {
                session->report(values.problem());
                return;
            }
            session->exploration()->open(position.text() + QStringLiteral(" + nim:%1").arg(nimSum(*values)));
            emit session->workspaceWanted(QStringLiteral("play"));
        });
}

} // namespace mexplorer
