#!/bin/sh
# One backup into FOLDER, and the end of those that are as old as the privacy policy says.
# Run it in a release's folder, with the site's environment. Usage: backup.sh FOLDER
set -eu
folder=$1
[ -z "${DATABASE_URL:-}" ] || exec ops/backup-postgres.sh "$folder"
umask 077
mkdir -p "$folder"
began=$(date +%s)

# Old ones end before, so that a full disk gets room, and after; a step that fails does not keep the others from running.
status=0
ops/expire-backups.sh "$folder" backup || status=$?
if node_modules/.bin/node app/staff/requests.server.ts backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).backup"; then
  ops/note-backup.sh "$began" || status=$?
else
  status=$?
fi
ops/expire-backups.sh "$folder" backup || status=$?
exit "$status"
