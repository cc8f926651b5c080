#!/bin/sh
# One backup into FOLDER, and the end of those that are as old as the privacy policy says (app/map/limits.ts).
# Run it in a release's folder, with the site's environment. Usage: backup.sh FOLDER
set -eu
folder=$1
umask 077
mkdir -p "$folder"
days=$(node_modules/.bin/node -p 'require("./app/map/limits.ts").retention.backupDays')

# Each holds every upload: all of the last 48 hours stay, of the days before the first of each (UTC, by the names).
thin() {
  find "$folder" -name 'site-????????T??????Z.backup' -mmin +2880 | sort |
    awk -F/ '{ day = substr($NF, 6, 8) } day == last { print } { last = day }' |
    while IFS= read -r file; do rm -f "$file"; done
}

# Also what a killed backup left unfinished (.part and its journal), and that as soon as no backup can still be at it.
expire() {
  find "$folder" -name 'site-*.backup*' -mtime "+$((days - 1))" -delete &&
    find "$folder" -name 'site-*.backup.part*' -mmin +120 -delete &&
    thin
}

# Old ones end before, so that a full disk gets room, and after; a fault of one step keeps none of the others.
status=0
expire || status=$?
node_modules/.bin/node app/staff/requests.server.ts backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).backup" || status=$?
expire || status=$?
exit "$status"
