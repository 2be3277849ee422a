#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the program and runs it. Arguments go to the program:
#   bash app/run.sh                   the window
#   bash app/run.sh value kayles:7    a command of the command line
set -u
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
here=$PWD
install_missing_packages && build release OFF mexplorer || exit 1
cd "$here" && exec "$root/build/release/app/mexplorer" "$@"
