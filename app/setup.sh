# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run.sh and tests/run.sh: installs the Debian packages that are missing, and builds.
# Says what it does on standard error, so that a program's own output stays clean.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What the program is built of, what tests and benchmarks need beside it, and the compiler of the preset asan and the fuzzer.
packages="g++ cmake ninja-build ccache
    qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6opengl6-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    libgl1-mesa-dev libxkbcommon-dev libhwy-dev zlib1g-dev fontconfig fonts-dejavu-core"
test_packages="libboost-graph-dev libbenchmark-dev xvfb xauth xdotool graphviz parallel python3"
clang_packages="clang-16 libclang-rt-16-dev llvm-16"

# The compiler's cache serves any checkout, precompiled headers included.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

say() { printf '%s\n' "mexplorer: $*" >&2; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else say "these packages are missing and need an administrator: $missing"; say "install them with: apt-get install $missing"; return 1
    fi
}

install_missing_packages() {
    missing=
    for package in $packages; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    say "installing$missing"
    log=$(mktemp)
    if as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 update >"$log" 2>&1 &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $missing >>"$log" 2>&1
    then rm -f "$log"; return 0; fi
    cat "$log" >&2; rm -f "$log"
    say "the packages could not be installed; the lines above say why."
    return 1
}

# build PRESET ON|OFF [TARGET...]: with the tests, or without. Who has built them once keeps them.
build() {
    set -o pipefail
    preset=$1; tests=$2; shift 2
    cd "$root" || return 1
    directory=build/$preset
    if [ ! -f "$directory/build.ninja" ] || { [ "$tests" = ON ] && grep -q '^BUILD_TESTING:BOOL=OFF' "$directory/CMakeCache.txt"; }; then
        say "configuring ($preset)"
        log=$(mktemp)
        cmake --preset "$preset" -DBUILD_TESTING="$tests" >"$log" 2>&1 || { cat "$log" >&2; rm -f "$log"; say "configuring failed; the lines above say why."; return 1; }
        rm -f "$log"
    fi
    ninja -C "$directory" "$@" | show_progress || { say "the build failed; the lines above say why."; return 1; }
}

# Ninja's output, with a line for each tenth of the way instead of one per file, and none when there is nothing to do.
show_progress() {
    awk '
        /^ninja: (Entering|no work)/ || /Re-checking globbed|Re-running CMake/ { next }
        /^\[[0-9]+\/[0-9]+\]/ {
            split(substr($1, 2), step, /[\/\]]/)
            tenth = int(10 * step[1] / step[2])
            if (step[2] > 2 && tenth != last) { print "mexplorer: built " step[1] " of " step[2]; fflush(); last = tenth }
            next
        }
        /^-- / { next }
        { print; fflush() }' >&2
}
