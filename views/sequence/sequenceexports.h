// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "views/widgets/commands.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

class Session;
class ShownSequence;

/// The commands that write and print the sequence and its picture.
class SequenceExports : public QObject
{
    Q_OBJECT

public:
    static constexpr MenuPosition position = {Menus::workspace, 3};
    /// Returns the current picture; std::nullopt if the current part isn't one.
    using Picture = std::function<std::optional<Drawing>()>;

    SequenceExports(Session *session, Commands *commands, const ShownSequence *sequence, Picture picture,
                    QWidget *view);

    /// Writes the picture (.svg, .pdf, .png) or the values (.csv, .txt, .json, .mexseq).
    void exportTo(const QString &path);
    /// Prints the picture, or shows a preview.
    void print(PrintFunction put);

signals:
    /// Emitted with a message about what was written or the problem.
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
