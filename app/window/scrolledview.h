// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace mexplorer {

/// A view that fills the area, and scrolls while there is less room than it needs: on a small screen, or in large type.
class ScrolledView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrolledView(QWidget *view, QWidget *parent = nullptr);

    /// What the view needs: panels beside it become narrower before it scrolls.
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
