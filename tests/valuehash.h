// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/valuearray.h"

namespace mexplorer {

/// The FNV-1a hash of the first \a count values, each taken as four bytes: equal for equal values of any width.
inline quint64 hashOf(const ValueArray &values, quint64 count)
{
    return values.visit([count](auto all) {
        quint64 hash = 0xcbf29ce484222325u;
        for (const auto value : all.first(count)) {
            for (int shift = 0; shift < 32; shift += 8)
                hash = (hash ^ ((static_cast<Value>(value) >> shift) & 0xff)) * 0x100000001b3u;
        }
        return hash;
    });
}

} // namespace mexplorer
