// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "views/widgets/commands.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

class Session;
class ShownSequence;

/// Writes and prints what the Sequence workspace shows, by commands of its own.
class SequenceExports : public QObject
{
    Q_OBJECT

public:
    static constexpr MenuPlace place = {Menus::workspace, 3};
    /// Gives what is in front; nothing if it is no picture.
    using Picture = std::function<std::optional<Drawing>()>;

    SequenceExports(Session *session, Commands *commands, const ShownSequence *sequence, Picture picture,
                    QWidget *view);

    /// Writes the picture (.svg, .pdf, .png) or the values (.csv, .txt, .json, .mexseq).
    void exportTo(const QString &path);
    /// Prints the picture, or shows a preview.
    void putOnPaper(PutOnPaper put);

signals:
    /// What was written, or what went wrong, in a sentence.
    void finished(const QString &sentence);

private:
    void add(CommandId id, const QString &ending, const QString &text, const QString &tip);
    void askForFile(const QString &ending);
    void saveValues(const QString &path);

    Session *m_session;
    Job m_writing;
    Commands *m_commands;
    const ShownSequence *m_sequence;
    Picture m_picture;
    QWidget *m_view;
};

} // namespace mexplorer
