// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

class QGridLayout;

namespace mexplorer {

class NumberBox;

/// Editor of heaps, in spin boxes and on a board, and of the set or the code of families that have one.
class HeapsTerm : public TermEditor
{
    Q_OBJECT

public:
    /// The maximum number of heaps in one editor.
    static constexpr std::size_t maxHeaps = 24;

    /// \a title is above the heaps.
    HeapsTerm(const Family &family, const QString &title, QWidget *parent = nullptr);

    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    void takeEdited(const CellVector &heaps) override;
    void setHeaps(const CellVector &heaps);
    void showHeaps();
    void arrange();
    NumberBox *makeHeap(quint64 heap);

    QGridLayout *m_grid;
    QBoxLayout *m_boardLayout; ///< contains the board
    QList<NumberBox *> m_heaps;
    QWidget *m_add;
    QWidget *m_remove;
};

} // namespace mexplorer
