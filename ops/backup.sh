#!/bin/sh
# One backup into FOLDER, and the end of those that are as old as the privacy policy says (app/site/retention.ts).
# Run it in a release's folder, with the site's environment. Usage: backup.sh FOLDER
set -eu
folder=$1
umask 077
mkdir -p "$folder"
days=$(node_modules/.bin/node -p 'require("./app/site/retention.ts").retention.backupDays')

# Also what a killed backup left unfinished (.part and its journal), and that as soon as no backup can still be at it.
expire() {
  find "$folder" -name 'site-*.backup*' -mtime "+$((days - 1))" -delete &&
    find "$folder" -name 'site-*.backup.part*' -mmin +120 -delete
}

# Old ones end before, so that a full disk gets room, and after; a fault of one step keeps none of the others.
status=0
expire || status=$?
node_modules/.bin/node server/staff/requests.ts backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).backup" || status=$?
expire || status=$?
exit "$status"
