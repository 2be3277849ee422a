// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

class QGridLayout;

namespace mexplorer {

/// Heaps, each in a spin box and on their board, and the set or the code of families that have one.
class HeapsTerm : public TermEditor
{
    Q_OBJECT

public:
    /// How many heaps one editor shows.
    static constexpr std::size_t maxHeaps = 24;

    /// The heaps stand below \a title.
    HeapsTerm(const Family &family, const QString &title, QWidget *parent = nullptr);

    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    void takeEdited(const CellVector &heaps) override;
    void setHeaps(const CellVector &heaps);
    void showHeaps();
    void arrange();
    QSpinBox *makeHeap(quint64 heap);

    QGridLayout *m_grid;
    QBoxLayout *m_place; ///< of the board
    QList<QSpinBox *> m_heaps;
    QWidget *m_add;
    QWidget *m_remove;
};

} // namespace mexplorer
