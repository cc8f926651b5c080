#!/bin/sh
# Puts a backup of backup-postgres.sh in place of the database that DATABASE_URL names, and its files into DATA_DIR, while
# the site is stopped; what was erased since is erased again. Usage: restore-postgres.sh FILE
set -eu
file=$1
umask 077
. ops/postgres.sh

# Beside the backup, where there is room for it; expire-backups.sh deletes what a killed restore leaves.
work=$file.part-restoring
trap 'rm -rf "$work"' EXIT
rm -rf "$work"
mkdir "$work"
if ! tar --extract --file="$file" --directory="$work" manifest.json database.dump link.secret erasures.jsonl 2> /dev/null
then
  echo "$file is not a whole backup of backup-postgres.sh. Nothing was changed." >&2
  exit 1
fi

# A number or a text of the manifest.
manifest() {
  sed -E 's/.*"'"$1"'":"?([0-9a-f]+).*/\1/' "$work/manifest.json"
}

if [ "$(digest "$work/database.dump")" != "$(manifest sha256)" ]; then
  echo "$file is damaged. Nothing was changed." >&2
  exit 1
fi
require_version pg_restore "$(manifest pgDump)"
server=$(server_version)
if [ "$server" -lt "$(manifest server)" ]; then
  echo "The server has version $server; the backup is of version $(manifest server). Nothing was changed." >&2
  exit 1
fi

ask() {
  psql --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"
}
# A site or a desk keeps a connection, as it looks for messages every second.
others=$(ask "select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()")
if [ "$others" -gt 0 ]; then
  echo "The database is in use ($others connections): stop every site and desk first. Nothing was changed." >&2
  exit 1
fi

# As a file first: psql would commit what a pg_restore that fails had printed until then.
pg_restore --no-owner --no-privileges --file="$work/restore.sql" "$work/database.dump"

# Files before their rows: without these they do no harm, and are deleted after a day.
mkdir -p "$data"
tar --extract --file="$file" --directory="$data" uploads
# An erasure is repeated if the backup knows it or the folder does.
touch "$data/erasures.jsonl"
grep -Fxvf "$data/erasures.jsonl" "$work/erasures.jsonl" > "$work/unknown.jsonl" || true
cat "$work/unknown.jsonl" >> "$data/erasures.jsonl"

# Everything in the schema goes, also what a later release added; one transaction, so that a fault leaves what there was.
PGOPTIONS='--client-min-messages=warning' \
  psql --no-psqlrc --quiet --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null \
    --command='drop schema public cascade' --command='create schema public' --file="$work/restore.sql"

echo "restored the database and the files of $file"
node_modules/.bin/node app/staff/requests.server.ts replay-erasures
if [ "$(cat "$work/link.secret")" != "${LINK_SECRET:-}" ]; then
  echo "LINK_SECRET is not that of the backup: links in mails sent before do not work with it. To see the earlier one:"
  echo "  tar --extract --to-stdout --file=$file link.secret"
fi
