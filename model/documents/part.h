// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QObject>
#include <QStringList>

namespace mexplorer {

class Document;
struct AnswerPolicy;
struct Position;

/// Base class of the features of a window. The session has a list of its parts, through which it handles documents,
/// translation and problems for each of them.
class Part : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Stores its state in a document. Parts that come earlier in the session's list have already stored theirs.
    virtual void write(Document &) const {}
    /// Restores the state from a document. What requires the graph or the steps of the game follows when they are
    /// available. The position is the start of the document's game.
    virtual void restore(const Document &, const Position &) {}
    /// The stored texts, in the language in which they were made. What a person typed is none of them.
    virtual QStringList texts() const { return {}; }
    /// Makes texts() again in the current language, in jobs if it takes long.
    virtual void retranslate() {}
    /// Hides the answers that views must not show because of this part. The order of the parts doesn't matter.
    virtual void limitAnswers(AnswerPolicy &) const {}

signals:
    /// Emitted when the result of write() changed.
    void edited();
    /// Emitted when limitAnswers() may have changed.
    void answerLimitChanged();
    void problemFound(const mexplorer::Problem &problem);
};

} // namespace mexplorer
