// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace mexplorer {

/// Returns an image of one transparent pixel, which replaces pictures that aren't loaded. If a null image were
/// returned, Qt would open the address as a file, whatever it is: a device, a pipe, another user's file.
QImage noPicture();

/// Reads a picture for a text: a file of at most 32 MB and 4,000 pixels in each direction, which loads no other files.
/// Returns noPicture() if it isn't one.
QImage pictureForText(const QString &path);

} // namespace mexplorer
