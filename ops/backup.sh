#!/bin/sh
# One backup into FOLDER, and the end of those that are as old as the privacy policy says (app/site/retention.ts).
# Run it in a release's folder, with the site's environment. Usage: backup.sh FOLDER
set -eu
folder=$1
umask 077
mkdir -p "$folder"
node_modules/.bin/node server/staff/requests.ts backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).backup"
days=$(node_modules/.bin/node -p 'require("./app/site/retention.ts").retention.backupDays')
find "$folder" -name 'site-*.backup' -mtime "+$((days - 1))" -delete
