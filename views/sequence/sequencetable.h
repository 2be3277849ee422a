// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencestudy.h"

#include <QTableView>

namespace mexplorer {

class SequenceModel;

/// The values of a sequence as a table, with as many columns as there is room for.
class SequenceTable : public QTableView
{
    Q_OBJECT

public:
    explicit SequenceTable(QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    /// Marks the heaps of the selected position.
    void setMarked(std::vector<quint64> heaps);
    void setCurrentTerm(quint64 n);
    /// How many terms the table holds, if it can't hold all.
    quint64 shownTerms() const;
    /// How a row holds a period that is shorter than a row; empty if it holds one.
    QString rowsSentence() const;

signals:
    void termChanged(std::optional<quint64> n);
    void termActivated(quint64 n);
    /// At a point of the screen, for the current term; a table can't be zoomed.
    void menuWanted(const QPoint &point, std::optional<quint64> n, bool canZoom);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    SequenceModel *m_model;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    int m_fittedWidth = 0;
};

} // namespace mexplorer
