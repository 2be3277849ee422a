#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the benchmarks (Release) and runs those whose names match a regular expression:
#   bash tests/bench/run.sh                     all but the few that take minutes
#   bash tests/bench/run.sh matrix/table        these, whatever they take
#   bash tests/bench/run.sh graph --benchmark_format=json
# "subject/what/case/plain" is the textbook way of "subject/what/case". Arguments go to Google Benchmark.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/../../app/setup.sh"
packages="$packages $test_packages" install_missing_packages && build release ON mexplorer_bench || exit 1
filter='-(5x5/plain|5x6|4x11|3x17|5x9|6x7|cram/board/7x7|board/6x6$|8x8_half_full|7x7_half_full/plain|prove/.(104|054|454)|sequence/cancel|376/scalar|354/scalar)'
case ${1-} in '' | -*) ;; *) filter=$1; shift ;; esac
exec "$root/build/release/tests/mexplorer_bench" --benchmark_filter="$filter" "$@"
