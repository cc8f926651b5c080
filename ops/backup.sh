#!/bin/sh
# One backup into FOLDER, and the end of those older than 30 days. Run it in a release's folder, with the site's
# environment. Usage: backup.sh FOLDER
set -eu
folder=$1
umask 077
mkdir -p "$folder"
node_modules/.bin/node server/staff/requests.ts backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).backup"
find "$folder" -name 'site-*.backup' -mtime +30 -delete
