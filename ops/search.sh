#!/bin/sh
# What visitors did not find, of the running site; as root, from any folder.
# Usage: search.sh misses    search.sh --help
exec "$(dirname "$(readlink -f "$0")")/tool.sh" app/staff/search.server.ts "$@"
