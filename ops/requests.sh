#!/bin/sh
# The staff's tool, of the running site; as root, from any folder.
# Usage: requests.sh list    requests.sh --help
exec "$(dirname "$(readlink -f "$0")")/tool.sh" app/staff/requests.server.ts "$@"
