// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QImage>

#include <array>
#include <cstdlib>

namespace mexplorer {

/// Sets the font of golden pictures, as outlines without hinting. Returns false if the font is not installed.
inline bool useGoldenFont()
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(9);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::NoSubpixelAntialias);
    QApplication::setFont(font);
    return QFontInfo(font).family() == QStringLiteral("DejaVu Sans");
}

/// Returns the mean of each pixel and its neighbours: differences of edges between machines become small, while missing
/// parts and other colours do not.
inline QImage softened(const QImage &sharp)
{
    const QImage from = sharp.convertToFormat(QImage::Format_RGB32);
    QImage soft(from.size(), QImage::Format_RGB32);
    for (int y = 0; y < from.height(); ++y) {
        for (int x = 0; x < from.width(); ++x) {
            std::array<int, 4> sum = {}; // of the channels, and the number of pixels
            for (int row = std::max(0, y - 1); row <= std::min(y + 1, from.height() - 1); ++row) {
                for (int column = std::max(0, x - 1); column <= std::min(x + 1, from.width() - 1); ++column) {
                    const QRgb pixel = from.pixel(column, row);
                    sum[0] += qRed(pixel);
                    sum[1] += qGreen(pixel);
                    sum[2] += qBlue(pixel);
                    ++sum[3];
                }
            }
            soft.setPixel(x, y, qRgb(sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]));
        }
    }
    return soft;
}

/// The differences of two pictures of one size.
struct PictureDifference
{
    qint64 pixels = 0; ///< the number that differ noticeably
    QImage image;      ///< different pixels in red, over a pale copy
};

inline PictureDifference differenceOf(const QImage &expected, const QImage &actual)
{
    constexpr int aTrace = 28;
    const QImage a = softened(expected);
    const QImage b = softened(actual);
    PictureDifference difference;
    difference.image = b;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb was = a.pixel(x, y);
            const QRgb is = b.pixel(x, y);
            const int max = std::max(
                {std::abs(qRed(was) - qRed(is)), std::abs(qGreen(was) - qGreen(is)), std::abs(qBlue(was) - qBlue(is))});
            const int grey = 160 + qGray(is) * 95 / 255;
            difference.pixels += max > aTrace;
            difference.image.setPixel(x, y, max > aTrace ? qRgb(220, 0, 0) : qRgb(grey, grey, grey));
        }
    }
    return difference;
}

/// Returns the difference of a picture from the one of its name in \a folder; empty if they agree. With
/// MEXPLORER_WRITE_GOLDEN set, the picture is written there instead.
inline QString whatDiffersFromGolden(const QImage &picture, const QString &folder, const QString &name)
{
    const QString goldenPath = QStringLiteral("%1/%2.png").arg(folder, name);
    if (qEnvironmentVariableIsSet("MEXPLORER_WRITE_GOLDEN")) {
        constexpr int smallest = 0; // quality of a PNG: the most compressed one
        QDir().mkpath(folder);
        const bool written = picture.convertToFormat(QImage::Format_RGB32).save(goldenPath, "PNG", smallest);
        return written ? QString() : QStringLiteral("%1 can't be written").arg(goldenPath);
    }
    constexpr qint64 minPixelsPerDifference = 1'500; // one pixel of this many may differ
    const QImage golden(goldenPath);
    const bool sameSize = golden.size() == picture.size();
    const PictureDifference difference = sameSize ? differenceOf(golden, picture) : PictureDifference();
    if (sameSize && difference.pixels * minPixelsPerDifference <= qint64(picture.width()) * picture.height())
        return {};
    const QDir failures(QCoreApplication::applicationDirPath());
    const QString actualPath = failures.absoluteFilePath(QStringLiteral("golden-%1-actual.png").arg(name));
    const QString differencePath = failures.absoluteFilePath(QStringLiteral("golden-%1-difference.png").arg(name));
    picture.save(actualPath);
    if (!sameSize)
        return QStringLiteral("%1 is %2 x %3 pixels, the picture %4 is %5 x %6")
            .arg(goldenPath)
            .arg(golden.width())
            .arg(golden.height())
            .arg(actualPath)
            .arg(picture.width())
            .arg(picture.height());
    difference.image.save(differencePath);
    return QStringLiteral("%1 pixels differ from %2: see %3 and %4; set MEXPLORER_WRITE_GOLDEN=1 to keep the new look")
        .arg(difference.pixels)
        .arg(goldenPath, actualPath, differencePath);
}

} // namespace mexplorer
