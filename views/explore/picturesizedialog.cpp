// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/picturesizedialog.h"

#include "model/core/scanner.h"
#include "views/canvas/graphpicture.h"
#include "views/canvas/pictureexport.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace mexplorer {

namespace {

constexpr int minPictureWidth = 64;
constexpr int usualWidth = 4'000;

} // namespace

PictureSizeDialog::PictureSizeDialog(LayoutPtr layout, QWidget *parent)
    : QDialog(parent), m_layout(std::move(layout)), m_width(new QSpinBox(this)), m_size(new QLabel(this))
{
    setObjectName(QStringLiteral("pictureSizeDialog"));
    setWindowTitle(tr("Export PNG"));
    m_width->setObjectName(QStringLiteral("pictureWidth"));
    m_width->setRange(minPictureWidth, widestPicture);
    m_width->setSingleStep(500);
    m_width->setGroupSeparatorShown(true);
    m_width->setSuffix(tr(" pixels"));
    m_width->setValue(usualWidth);
    m_size->setObjectName(QStringLiteral("pictureSize"));
    m_size->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Choose File…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(m_size);
    form->addRow(buttons);
    connect(m_width, &QSpinBox::valueChanged, this, &PictureSizeDialog::showSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSize();
}

int PictureSizeDialog::pictureWidth() const
{
    return m_width->value();
}

void PictureSizeDialog::showSize()
{
    const int width = pictureWidth();
    const auto number = [](int pixels) { return groupedNumber(static_cast<quint64>(pixels)); };
    const QString size = tr("%1 × %2 pixels.").arg(number(width), number(heightFor(width, *m_layout)));
    const qreal unit = width / (PictureOptions().pixelRatio * m_layout->extent().width());
    const QString marks = GraphSizes(unit).areDots ? tr("Positions are dots; a wider picture has their values.")
                                                   : tr("Positions are marks with their values.");
    m_size->setText(size + u' ' + marks);
}

} // namespace mexplorer
