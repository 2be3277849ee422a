// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/plainloop.h"

#include <vector>

using namespace mexplorer;

Value plainLoop(const Rules &rules, quint64 terms)
{
    const auto *octal = movesOf<TakeAndBreak>(rules);
    const std::vector<quint8> digits = octal ? octal->digits : std::vector<quint8>{4};
    const quint64 difference = octal ? 0 : 1; // at least, of the two heaps
    std::vector<quint16> values(terms);
    std::vector<quint32> marks(1 << 16);
    for (quint64 n = 1; n < terms; ++n) {
        const auto heap = static_cast<quint32>(n);
        for (quint64 k = 0; k < digits.size() && k <= n; ++k) {
            const quint64 left = n - k;
            if ((digits[k] & 1) && left == 0)
                marks[0] = heap;
            if ((digits[k] & 2) && left > 0 && k > 0)
                marks[values[left]] = heap;
            if (digits[k] & 4) {
                for (quint64 a = 1; 2 * a + difference <= left; ++a)
                    marks[values[a] ^ values[left - a]] = heap;
            }
        }
        quint16 mex = 0;
        while (marks[mex] == heap)
            ++mex;
        values[n] = mex;
    }
    return values.back();
}
