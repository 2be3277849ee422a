// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/sequence/mexwitnesses.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace mexplorer {

class Session;

/// Describes the term under the pointer of a plot: n and G(n), and the followers that have the smaller values, with a
/// button that shows this step by step. Without a pointer, describes the selected heaps.
class PointerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PointerPanel(Session *session, QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    void setSelectedHeaps(std::vector<quint64> heaps);
    /// Describes \a n whenever the pointer is on no term, until another one is selected.
    void pin(quint64 n);

public slots:
    /// Describes \a n; std::nullopt describes the pinned term, or the selected heaps.
    void point(std::optional<quint64> n);
    /// Opens the walk-through of the mex at heap \a n in the Step workspace.
    void explain(quint64 n);

signals:
    /// Emitted with the current description, for assistive technology.
    void described(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showReadout();
    void askForReasons();
    void showReasons(const Result<std::vector<MexWitness>> &found);
    void setReasons(const QString &text);
    void fitReasons();
    std::optional<quint64> subject() const;

    Session *m_session;
    Job m_finding;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_selected;
    std::optional<quint64> m_pointed;
    std::optional<quint64> m_pinned;
    QString m_reasons;
    QTimer m_rest; ///< reasons that take long are computed when the pointer rests
    QLabel *m_readout;
    QLineEdit *m_reasonsLine; ///< a field, so that a long text can be scrolled and copied
    QToolButton *m_explain;
};

} // namespace mexplorer
