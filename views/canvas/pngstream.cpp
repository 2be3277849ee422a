// SPDX-License-Identifier: GPL-3.0-or-later
// Writing PNG row by row
//
// Qt writes a PNG file from an image that is whole in memory. Here rows are filtered by what is above them (filter 2 of
// the PNG specification: equal rows become zeros, which suits large plain areas), compressed as they come, and written
// in chunks; nothing but the row before is kept.

#include "views/canvas/pngstream.h"

#include <QIODevice>
#include <QImage>
#include <QtEndian>

#include <zlib.h>

namespace mexplorer {

namespace {

constexpr qsizetype pieceSize = 65'536;
constexpr uchar upFilter = 2;

void append(QByteArray &bytes, quint32 number)
{
    const quint32 bigEndian = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char *>(&bigEndian), sizeof bigEndian);
}

} // namespace

PngStream::PngStream(QIODevice &device, QSize size, int pixelsPerMetre)
    : m_device(device), m_deflate(std::make_unique<z_stream_s>()), m_row(3 * std::size_t(size.width()) + 1),
      m_last(3 * std::size_t(size.width()) + 1), m_piece(pieceSize, '\0')
{
    constexpr int level = 5; // a good deal faster than the default, and as small with plain areas
    m_good = deflateInit(m_deflate.get(), level) == Z_OK;
    m_deflate->next_out = reinterpret_cast<uchar *>(m_piece.data());
    m_deflate->avail_out = pieceSize;
    const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
    m_good = m_device.write(signature) == signature.size() && m_good;
    QByteArray header;
    append(header, static_cast<quint32>(size.width()));
    append(header, static_cast<quint32>(size.height()));
    header.append(QByteArray::fromHex("0802000000")); // 8 bits, RGB, and the only methods there are
    writeChunk("IHDR", header);
    QByteArray resolution;
    append(resolution, static_cast<quint32>(pixelsPerMetre));
    append(resolution, static_cast<quint32>(pixelsPerMetre));
    resolution.append('\1');
    writeChunk("pHYs", resolution);
}

PngStream::~PngStream()
{
    deflateEnd(m_deflate.get());
}

void PngStream::writeChunk(const char *type, const QByteArray &content)
{
    QByteArray chunk;
    append(chunk, static_cast<quint32>(content.size()));
    chunk.append(type, 4).append(content);
    const auto *checked = reinterpret_cast<const uchar *>(chunk.constData()) + 4;
    append(chunk, static_cast<quint32>(crc32(0, checked, static_cast<uInt>(chunk.size() - 4))));
    m_good = m_device.write(chunk) == chunk.size() && m_good;
}

void PngStream::compress(bool isLast)
{
    while (m_good) {
        const int state = deflate(m_deflate.get(), isLast ? Z_FINISH : Z_NO_FLUSH);
        if (m_deflate->avail_out == 0 || state == Z_STREAM_END) {
            writeChunk("IDAT", m_piece.first(pieceSize - m_deflate->avail_out));
            m_deflate->next_out = reinterpret_cast<uchar *>(m_piece.data());
            m_deflate->avail_out = pieceSize;
        }
        if (state == Z_STREAM_END || (!isLast && m_deflate->avail_in == 0))
            return;
        m_good = m_good && (state == Z_OK || state == Z_BUF_ERROR);
    }
}

void PngStream::write(const QImage &rows)
{
    std::vector<uchar> now(m_last.size());
    for (int y = 0; y < rows.height() && m_good; ++y) {
        const auto *pixels = reinterpret_cast<const QRgb *>(rows.constScanLine(y));
        for (std::size_t x = 0; 3 * x + 1 < now.size(); ++x) {
            now[3 * x + 1] = static_cast<uchar>(qRed(pixels[x]));
            now[3 * x + 2] = static_cast<uchar>(qGreen(pixels[x]));
            now[3 * x + 3] = static_cast<uchar>(qBlue(pixels[x]));
        }
        for (std::size_t i = 1; i < now.size(); ++i)
            m_row[i] = static_cast<uchar>(now[i] - m_last[i]);
        m_row[0] = upFilter;
        m_last.swap(now);
        m_deflate->next_in = m_row.data();
        m_deflate->avail_in = static_cast<uInt>(m_row.size());
        compress(false);
    }
}

bool PngStream::finish()
{
    compress(true);
    writeChunk("IEND", {});
    return m_good;
}

} // namespace mexplorer
