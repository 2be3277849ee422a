#pragma once

#include "model/exchange/document.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace mexplorer {

class Session;

/// Saves what a person has open and opens it again: to files, and by itself a moment after each change to a file of the
/// program's own, so that neither closing nor a sudden end loses anything.
class Documents : public QObject
{
    Q_OBJECT

public:
    /// \a workspace tells which workspace is in front.
    Documents(Session *session, std::function<QString()> workspace, QObject *parent = nullptr);

    /// Where the program keeps what is open.
    static QString autosavePath();
    /// The game that is kept there; empty if there is none.
    static QString autosavedGame();

    /// The .mexp file that the open game came from or was saved to; empty if there is none.
    const QString &path() const { return m_path; }

    Document snapshot() const;
    /// Nothing if it is done; then path() is \a path.
    std::optional<Problem> save(const QString &path);
    /// Nothing if it is done; then workspaceWanted() may follow.
    std::optional<Problem> open(const QString &path);
    void autosave();

signals:
    void pathChanged();
    /// An opened document wants this workspace in front.
    void workspaceWanted(const QString &id);

private:
    void restore(const Document &document);
    void selectWanted();
    void setPath(const QString &path);
    void followStart();

    Session *m_session;
    std::function<QString()> m_workspace;
    QString m_path;
    QString m_game;      ///< the expression that m_path goes with
    QString m_selection; ///< to select when its graph is there
    QTimer m_pause;
};

} // namespace mexplorer
