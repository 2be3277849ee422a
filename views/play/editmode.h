// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mexplorer {

class BoardForms;
class Session;
class TurnStrip;

/// The editing of the position on the boards: forms in the place of the boards and a line of text above them, which
/// show the same position all the time.
class EditMode : public QObject
{
    Q_OBJECT

public:
    EditMode(Session *session, TurnStrip *strip, BoardForms *forms, QObject *parent = nullptr);

    bool isOn() const;
    void begin();

signals:
    /// The boards become forms, or come back.
    void changed(bool on);

private:
    Session *m_session;
    TurnStrip *m_strip;
    BoardForms *m_forms;
};

} // namespace mexplorer
