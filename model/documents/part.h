// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QObject>

namespace mexplorer {

class Document;
struct Position;

/// The state of one feature of a window. The session holds a list of its parts, and all that concerns each of them goes
/// through that list: documents, the language, problems.
class Part : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets in a document what is to be there again when it is opened. Parts that come earlier in the session's list
    /// have set theirs.
    virtual void write(Document &) const {}
    /// Shows what was saved; what needs the graph or the steps of the game follows when they are there. The position is
    /// the start of the document's game.
    virtual void restore(const Document &, const Position &) {}
    /// Translates its texts into the present language; nothing else changes.
    virtual void retranslate() {}

signals:
    /// What write() sets is another.
    void edited();
    void problemFound(const mexplorer::Problem &problem);
};

} // namespace mexplorer
