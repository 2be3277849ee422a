// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixkernel.h"
#include "model/board/matrixtable.h"
#include "model/games/boardsymmetry.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <random>
#include <set>
#include <thread>

using namespace mexplorer;

namespace {

using Grid = std::vector<std::vector<bool>>;

Grid grid(quint64 cells, int rows, int columns)
{
    Grid result(static_cast<std::size_t>(rows), std::vector<bool>(static_cast<std::size_t>(columns)));
    for (std::size_t r = 0; r < result.size(); ++r) {
        for (std::size_t c = 0; c < result[r].size(); ++c)
            result[r][c] = (cells >> (r * result[r].size() + c)) & 1;
    }
    return result;
}

Grid grid(const BoardShape &box)
{
    return grid(box.cells, box.rows, box.columns);
}

Grid onItsSide(const Grid &of)
{
    Grid result(of.front().size(), std::vector<bool>(of.size()));
    for (std::size_t r = 0; r < of.size(); ++r) {
        for (std::size_t c = 0; c < of[r].size(); ++c)
            result[c][r] = of[r][c];
    }
    return result;
}

/// Removes the empty rows and columns at the edges.
Grid cropped(Grid of)
{
    const auto isEmpty = [](const std::vector<bool> &row) {
        return std::find(row.begin(), row.end(), true) == row.end();
    };
    for (int side = 0; side < 2; ++side) {
        while (isEmpty(of.front()))
            of.erase(of.begin());
        while (isEmpty(of.back()))
            of.pop_back();
        of = onItsSide(of);
    }
    return of;
}

/// Returns all eight images of a grid.
std::set<Grid> pictures(Grid of)
{
    std::set<Grid> all;
    for (int turn = 0; turn < 4; ++turn) {
        all.insert(of);
        std::reverse(of.begin(), of.end());
        all.insert(of);
        of = onItsSide(of); // a reflection and a transposition: a quarter turn
    }
    return all;
}

quint64 sparseCells(std::mt19937_64 &random, int count)
{
    return random() & random() & (~quint64(0) >> (64 - count));
}

/// All shapes of boards of at most 64 cells that are interesting.
const std::array<std::pair<int, int>, 12> shapes = {
    {{1, 1}, {1, 64}, {64, 1}, {2, 32}, {32, 2}, {8, 8}, {7, 9}, {9, 7}, {3, 5}, {1, 7}, {6, 6}, {4, 16}}};

} // namespace

class MatrixBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsOutTheLeastBox_data();
    void cutsOutTheLeastBox();
    void turnsOnItsSide_data();
    void turnsOnItsSide();
    void canonicalFormsAreOneForAllPictures_data();
    void canonicalFormsAreOneForAllPictures();
    void canonicalFormsOfSomeImages();
    void marksValuesOfLanes_data();
    void marksValuesOfLanes();
    void progressNeverGoesBack();
};

void MatrixBoxTest::cutsOutTheLeastBox_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] : shapes)
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void MatrixBoxTest::cutsOutTheLeastBox()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    std::mt19937_64 random(61);
    for (int round = 0; round < 200; ++round) {
        // Few ones leave empty edges, a single one the smallest box.
        quint64 cells = sparseCells(random, rows * columns);
        for (int thin = round % 5; thin > 0 && (cells & random()); --thin)
            cells &= random();
        cells |= quint64(cells == 0) << (random() % static_cast<unsigned>(rows * columns));
        const BoardShape box = cutOut(cells, columns);
        QCOMPARE(grid(box), cropped(grid(cells, rows, columns)));
    }
}

void MatrixBoxTest::turnsOnItsSide_data()
{
    cutsOutTheLeastBox_data();
}

void MatrixBoxTest::turnsOnItsSide()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    std::mt19937_64 random(62);
    for (int round = 0; round < 100; ++round) {
        const BoardShape box = {sparseCells(random, rows * columns), static_cast<quint8>(rows),
                                static_cast<quint8>(columns)};
        QCOMPARE(grid(transposed(box)), onItsSide(grid(box)));
        QVERIFY(transposed(transposed(box)) == box);
    }
}

void MatrixBoxTest::canonicalFormsAreOneForAllPictures_data()
{
    cutsOutTheLeastBox_data();
}

void MatrixBoxTest::canonicalFormsAreOneForAllPictures()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    std::mt19937_64 random(63);
    for (int round = 0; round < 50; ++round) {
        const BoardShape box = {sparseCells(random, rows * columns), static_cast<quint8>(rows),
                                static_cast<quint8>(columns)};
        const BoardShape form = canonical(box);
        const std::set<Grid> all = pictures(grid(box));
        QVERIFY(all.contains(grid(form)));
        for (const Grid &picture : all) {
            BoardShape other = {0, static_cast<quint8>(picture.size()), static_cast<quint8>(picture.front().size())};
            for (int at = 0; at < rows * columns; ++at)
                other.cells |= quint64(picture[static_cast<std::size_t>(at / other.columns)]
                                              [static_cast<std::size_t>(at % other.columns)])
                               << at;
            QVERIFY(canonical(other) == form);
        }
    }
}

/// For each group of images: the form is one of these images, and the same for all of them.
void MatrixBoxTest::canonicalFormsOfSomeImages()
{
    std::mt19937_64 random(69);
    for (const int images : {0x01, 0x03, 0x05, 0x09, 0x0f, 0x11, 0x81, 0x99, 0x69, 0xff}) {
        for (const auto &[rows, columns] : shapes) {
            const BoardShape box = {sparseCells(random, rows * columns), static_cast<quint8>(rows),
                                    static_cast<quint8>(columns)};
            const BoardShape form = canonical(box, static_cast<quint8>(images));
            QVERIFY((images & 0xf0) == 0 || form.rows <= form.columns);
            bool isImage = false;
            for (int image = 0; image < 8; ++image) {
                if (!(images >> image & 1))
                    continue;
                const BoardShape other = boardImage(box, image);
                QVERIFY(pictures(grid(box)).contains(grid(other)));
                QVERIFY(canonical(other, static_cast<quint8>(images)) == form);
                isImage = isImage || other == form;
            }
            QVERIFY(isImage);
        }
    }
}

void MatrixBoxTest::marksValuesOfLanes_data()
{
    QTest::addColumn<int>("lanes");
    QTest::addColumn<int>("rows");
    for (const int lanes : {1, 2, 7, 8, 15, 16, 17, 31, 64, 100, 256}) {
        for (const int rows : {0, 1, 2, 33})
            QTest::addRow("%d lanes of %d rows", lanes, rows) << lanes << rows;
    }
}

void MatrixBoxTest::marksValuesOfLanes()
{
    QFETCH(int, lanes);
    QFETCH(int, rows);
    std::mt19937 random(66);
    std::vector<quint8> values(4096);
    for (quint8 &value : values)
        value = static_cast<quint8>(random() % 32);
    std::vector<quint32> offsets;
    for (int i = 0; i < rows; ++i)
        offsets.push_back(static_cast<quint32>(random() % (values.size() - static_cast<unsigned>(lanes))));
    std::vector<quint32> expected(static_cast<std::size_t>(lanes), 0);
    for (const quint32 offset : offsets) {
        for (std::size_t lane = 0; lane < expected.size(); ++lane)
            expected[lane] |= quint32(1) << values[offset + lane];
    }
    std::vector<quint32> marks(expected.size() + 1, 0xabcdef01);
    markValues(values.data(), offsets, std::span(marks).first(expected.size()));
    QCOMPARE(marks.back(), quint32(0xabcdef01)); // nothing is written beyond the last lane
    marks.pop_back();
    QCOMPARE(marks, expected);
}

void MatrixBoxTest::progressNeverGoesBack()
{
    JobControl control;
    std::atomic<bool> ended = false;
    Result<MatrixTable> table = Problem::cancelled();
    std::jthread work([&] {
        table = MatrixTable::build(5, 5, control);
        ended = true;
    });
    quint64 before = 0;
    bool whole = true;
    while (!ended) {
        const quint64 now = control.done();
        whole = whole && now >= before && now <= quint64(1) << 25;
        before = now;
        std::this_thread::yield();
    }
    work.join();
    QVERIFY(whole);
    QVERIFY(table);
    QCOMPARE(table->values().size(), std::size_t(1) << 25);
}

MEXPLORER_TEST(MatrixBoxTest)
#include "tst_matrixbox.moc"
