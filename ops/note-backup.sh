#!/bin/sh
# Records when the newest backup began, for the site's metrics (app/platform/backup/last-backup.server.ts): the site does
# not know where backups are. Usage: note-backup.sh SECONDS, with the site's environment
set -eu
file=${DATA_DIR:-data}/last-backup
echo "$1" > "$file.new"
mv "$file.new" "$file"
