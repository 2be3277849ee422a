// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <memory>
#include <vector>

class QImage;
class QIODevice;
struct z_stream_s;

namespace mexplorer {

/// Writes a PNG file row by row, so that a picture of any size takes the memory of a few rows: 24-bit colours, one
/// compressed stream in pieces of up to 64 KB.
class PngStream
{
public:
    /// Begins the file. \a pixelsPerMetre says how large it is on paper. \a device must outlive the stream.
    PngStream(QIODevice &device, QSize size, int pixelsPerMetre);
    ~PngStream();

    /// The next rows, in Format_RGB32 and of the picture's width.
    void write(const QImage &rows);
    /// Ends the file. False if the device took less than all.
    bool finish();

private:
    void writeChunk(const char *type, const QByteArray &content);
    void compress(bool isLast);

    QIODevice &m_device;
    std::unique_ptr<z_stream_s> m_deflate;
    std::vector<uchar> m_row; ///< with the filter's number before it
    std::vector<uchar> m_last;
    QByteArray m_piece;
    bool m_good = true;
};

} // namespace mexplorer
