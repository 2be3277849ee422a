// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/fontaware.h"

#include <QTimer>
#include <QTreeWidget>

namespace mexplorer {

/// A tree as high as its rows, for content that scrolls: there is one thing to scroll then, not one within another.
class FullHeightTree : public FontAware<QTreeWidget>
{
    Q_OBJECT

public:
    explicit FullHeightTree(QWidget *parent = nullptr);

    /// Scrolls what the tree stands in.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    void fontChanged() override { m_fit.start(); }
    void wheelEvent(QWheelEvent *event) override;

private:
    void fit();

    QTimer m_fit; ///< several changes ask for one height
};

} // namespace mexplorer
