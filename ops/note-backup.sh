#!/bin/sh
# Tells the site when its newest backup began, for its metrics (app/platform/backup/last-backup.server.ts): it does not
# know where backups are. Usage: note-backup.sh SECONDS, with the site's environment
set -eu
file=${DATA_DIR:-data}/last-backup
echo "$1" > "$file.new"
mv "$file.new" "$file"
