// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace mexplorer {

/// A picture of one clear pixel, for the places of those that aren't loaded. An answer without a picture would make Qt
/// open the address as a file of its own, whatever it is: a device, a pipe, somebody else's file.
QImage noPicture();

/// Reads a picture for a text: a file of at most 32 MB and 4,000 pixels in each direction, which loads no others;
/// noPicture() if it isn't one.
QImage pictureForText(const QString &path);

} // namespace mexplorer
