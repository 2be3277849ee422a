// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/pseudocode.h"

namespace mexplorer {

namespace {

const char *pseudocodeText(Pseudocode algorithm)
{
    switch (algorithm) {
    case Pseudocode::Mex:
        return "function mex(S):\n"
               "    m = 0\n"
               "    while m in S:\n"
               "        m = m + 1\n"
               "    return m";
    case Pseudocode::OfPosition:
        return "function value(x):\n"
               "    S = {}\n"
               "    for each follower y of x:\n"
               "        S.add(value(y))\n"
               "    m = 0\n"
               "    while m in S:\n"
               "        m = m + 1\n"
               "    return m";
    case Pseudocode::Recursion:
        return "function grundy(x):\n"
               "    S = {}\n"
               "    for each follower y of x:\n"
               "        S.add(grundy(y))\n"
               "    return mex(S)";
    case Pseudocode::Remembered:
        return "function grundy(x):\n"
               "    if x in memo:\n"
               "        return memo[x]\n"
               "    S = {}\n"
               "    for each follower y of x:\n"
               "        S.add(grundy(y))\n"
               "    memo[x] = mex(S)\n"
               "    return memo[x]";
    case Pseudocode::Table:
        return "for n = 0, 1, 2, …:\n"
               "    S = {}\n"
               "    for each move from n to heaps h1, …, hr:\n"
               "        S.add(G[h1] xor … xor G[hr])\n"
               "    G[n] = mex(S)";
    case Pseudocode::NimSum:
        return "s = 0\n"
               "for each component i:\n"
               "    s = s xor g[i]\n"
               "for each component i:\n"
               "    t = g[i] xor s\n"
               "    if t < g[i]:\n"
               "        move in i to value t";
    }
    return "";
}

} // namespace

QStringList pseudocodeLines(Pseudocode algorithm)
{
    return QString::fromUtf8(pseudocodeText(algorithm)).split(u'\n');
}

} // namespace mexplorer
