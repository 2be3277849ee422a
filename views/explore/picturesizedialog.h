// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

#include <QDialog>

class QLabel;
class QSpinBox;

namespace mexplorer {

/// Asks how many pixels wide the picture of a graph shall be, and shows how high it will be and how large a unit of it.
class PictureSizeDialog : public QDialog
{
    Q_OBJECT

public:
    PictureSizeDialog(LayoutPtr layout, QWidget *parent);

    int pictureWidth() const;

private:
    void showSize();

    LayoutPtr m_layout;
    QSpinBox *m_width;
    QLabel *m_size;
};

} // namespace mexplorer
