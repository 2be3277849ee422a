#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything and runs every test. Arguments go to ctest: bash tests/run.sh -R canvas
# PRESET chooses another build: PRESET=asan (AddressSanitizer and UndefinedBehaviorSanitizer) or PRESET=tsan.
# PROGRAMS builds and runs these alone, as in PROGRAMS="tests_model_core tests_views_canvas": one for each folder of tests.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"
preset=${PRESET:-release}
programs=$(echo ${PROGRAMS:-})
[ "$preset" != asan ] || packages="$packages $clang_packages"
packages="$packages $test_packages" install_missing_packages && build "$preset" ON $programs || exit 1
say "testing ($preset)"
export LSAN_OPTIONS="suppressions=$root/tests/leaks.supp:print_suppressions=0"
export UBSAN_OPTIONS="print_stacktrace=1" ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-16
# Qt isn't instrumented: what its own locks order looks unordered to ThreadSanitizer, which is to look at our accesses alone.
# QProcess makes its child share memory, which it takes for a fork that would start threads.
export TSAN_OPTIONS="ignore_noninstrumented_modules=1:die_after_fork=0"
exec ctest --preset "$preset" -j 2 ${programs:+-L "^(${programs// /|})\$"} "$@"
