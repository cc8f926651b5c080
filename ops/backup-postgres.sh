#!/bin/sh
# One backup of a site on PostgreSQL into FOLDER: the database, the uploads, the link secret and the list of erasures as
# one tar file. ops/backup.sh calls it where DATABASE_URL is set. Usage: backup-postgres.sh FOLDER
set -eu
folder=$1
umask 077
mkdir -p "$folder"
began=$(date +%s)
file=$folder/site-$(date -u +%Y%m%dT%H%M%SZ).tar
work=$file.part

. ops/postgres.sh
server=$(server_version)
require_version pg_dump "$server"

# The database first: a file is stored before its row, so every file that the dump names is in the folder after it.
make_backup() {
  mkdir "$work" &&
    pg_dump --format=custom --no-owner --no-privileges --file="$work/database.dump" &&
    printf '%s' "${LINK_SECRET:-}" > "$work/link.secret" &&
    if [ -f "$data/erasures.jsonl" ]; then cp "$data/erasures.jsonl" "$work/"; else : > "$work/erasures.jsonl"; fi &&
    mkdir -p "$data/uploads" &&
    printf '{"format":1,"began":%s,"server":%s,"pgDump":%s,"sha256":"%s"}\n' \
      "$began" "$server" "$(version_of pg_dump)" "$(digest "$work/database.dump")" > "$work/manifest.json" &&
    pack &&
    sync "$work/whole.tar" &&
    mv "$work/whole.tar" "$file" &&
    sync "$folder" &&
    rm -r "$work"
}

# An upload that is erased meanwhile is no fault of the backup: tar ends with 1 for that, and with 2 for everything else.
pack() {
  code=0
  tar --create --file="$work/whole.tar" --warning=no-file-removed --warning=no-file-changed \
    --directory="$work" manifest.json database.dump link.secret erasures.jsonl \
    --directory="$data" uploads || code=$?
  [ "$code" -le 1 ]
}

# Old ones end before, so that a full disk gets room, and after; a step that fails does not keep the others from running.
status=0
ops/expire-backups.sh "$folder" tar || status=$?
if make_backup; then
  ops/note-backup.sh "$began" || status=$?
  echo "the database and the files are in $file; keep it as safe as the store itself"
else
  status=$?
  rm -rf "$work"
  echo "No backup was written to $file" >&2
fi
ops/expire-backups.sh "$folder" tar || status=$?
exit "$status"
