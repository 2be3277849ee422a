// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace mexplorer {

/// A scroll area that its view fills. It scrolls only if the view's minimum doesn't fit: on a small screen, or in large
/// type.
class ScrolledView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrolledView(QWidget *view, QWidget *parent = nullptr);

    /// The minimum of the view, so that panels next to it shrink before it scrolls.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fit();
};

} // namespace mexplorer
