// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/editmode.h"

#include "model/session/session.h"
#include "views/play/boardforms.h"
#include "views/play/positionedit.h"
#include "views/play/turnstrip.h"

namespace mexplorer {

EditMode::EditMode(Session *session, TurnStrip *strip, BoardForms *forms, QObject *parent)
    : QObject(parent), m_session(session), m_strip(strip), m_forms(forms)
{
    PositionEdit *line = strip->positionEdit();
    connect(line, &PositionEdit::accepted, session->newGames(), &NewGames::openEdited);
    connect(line, &PositionEdit::accepted, this, [this] { emit changed(false); });
    connect(line, &PositionEdit::left, this, [this] { emit changed(false); });
    connect(line, &PositionEdit::typed, forms, &BoardForms::load);
    connect(forms, &BoardForms::changed, line, &PositionEdit::setExpression);
    connect(forms, &BoardForms::accepted, line, &PositionEdit::accept);
    connect(forms, &BoardForms::left, line, &PositionEdit::leave);
    // A game that is opened elsewhere ends it.
    connect(session->exploration(), &Exploration::startChanged, line, [this, line] {
        if (isOn())
            line->leave();
    });
}

bool EditMode::isOn() const
{
    return !m_strip->positionEdit()->isHidden();
}

void EditMode::begin()
{
    if (m_session->match()->hasGame())
        m_forms->load(m_session->match()->position());
    m_strip->editPosition();
    emit changed(true);
}

} // namespace mexplorer
