#!/bin/sh
# Ends the backups in FOLDER that are as old as the privacy policy says (app/map/limits.ts), and thins the others.
# Run it in a release's folder. Usage: expire-backups.sh FOLDER ENDING
set -eu
folder=$1
ending=$2
days=$(node_modules/.bin/node -p 'require("./app/map/limits.ts").retention.backupDays')

# Each holds every upload: all of the last 48 hours stay, of the days before the first of each (UTC, by the names).
thin() {
  find "$folder" -name "site-????????T??????Z.$ending" -mmin +2880 | sort |
    awk -F/ '{ day = substr($NF, 6, 8) } day == last { print } { last = day }' |
    while IFS= read -r file; do rm -f "$file"; done
}

# Also what a killed backup left unfinished (.part and its journal), and that as soon as no backup can still be at it.
find "$folder" -name "site-*.$ending*" -mtime "+$((days - 1))" -type f -delete
find "$folder" -depth -path "$folder/site-*.$ending.part*" -mmin +120 -delete
thin
