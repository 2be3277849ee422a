#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every reader reads what libFuzzer makes of its corpus, for SECONDS each (10 unless told), as many readers at once as there
# are cores: no crash, no text that takes over a second, 512 MB at most. What fails is kept in build/fuzz/found.
# Usage: [SEED=1] bash tests/fuzz/run.sh [SECONDS [READER...]]
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../../app/setup.sh"
cd "$root"

# One reader. New texts go to build/fuzz/corpus, where the next run goes on.
if [ "${1:-}" = --one ]; then
    reader=$3 found=build/fuzz/found/$3
    rm -rf "$found"
    mkdir -p "$found" "build/fuzz/corpus/$reader"
    export ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-16
    export ASAN_OPTIONS=quarantine_size_mb=32 # what was freed is no memory that the reader takes
    # The reader's own clock ends what takes a second of the processor; -timeout, what waits for something else.
    if MEXPLORER_FUZZ_TARGET=$reader build/fuzz/tests/fuzz/mexplorer_fuzz -seed="${SEED:-1}" -max_total_time="$2" -max_len=4096 \
        -timeout=60 -rss_limit_mb=512 -dict=tests/fuzz/words.dict -print_final_stats=1 -artifact_prefix="$found/" \
        "build/fuzz/corpus/$reader" "tests/fuzz/corpus/$reader" >"$found.log" 2>&1
    then say "$reader: $(sed -n 's/^stat::number_of_executed_units: *//p' "$found.log") texts"
    else tail -40 "$found.log" >&2; say "$reader failed; the text is in $found"; exit 1; fi
    exit 0
fi

packages="$packages $clang_packages" install_missing_packages
seconds=${1:-10}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- $(ls tests/fuzz/corpus)
if [ ! -f build/fuzz/build.ninja ]; then
    say "configuring (fuzz)"
    cmake -S . -B build/fuzz -G Ninja -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
        -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=25 -DCMAKE_BUILD_TYPE=Sanitized \
        -DCMAKE_CXX_FLAGS="-O1 -g1" -DMEXPLORER_FUZZ=ON >/dev/null
fi
ninja -C build/fuzz mexplorer_fuzz | show_progress || { say "the build failed; the lines above say why."; exit 1; }
say "fuzzing $# readers, $seconds seconds each"
printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -n 1 bash tests/fuzz/run.sh --one "$seconds"
