#!/bin/sh
# Members of the staff desk, of the running site; as root, from any folder.
# Usage: desk.sh invite NAME ROLE    desk.sh --help
exec "$(dirname "$(readlink -f "$0")")/tool.sh" app/desk.server.ts "$@"
