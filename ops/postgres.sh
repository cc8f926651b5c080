# shellcheck shell=sh disable=SC2034
# What backup-postgres.sh and restore-postgres.sh share; they read it in a release's folder, with the site's environment.
: "${DATABASE_URL:?is not set: this is for a site on PostgreSQL}"
data=${DATA_DIR:-data}

# The client programs get the parts of DATABASE_URL as PGHOST and so on: as arguments others could read the password.
variables=$(node_modules/.bin/node app/staff/postgres-variables.server.ts)
eval "$variables"

# The major version of a client program, such as 18.
version_of() {
  "$1" --version | sed -E 's/^[^0-9]*([0-9]+).*/\1/;q'
}

# That of the server. Ends the script if the server cannot be asked.
server_version() {
  number=$(psql --no-psqlrc --tuples-only --no-align --command='show server_version_num') || exit 1
  echo $((number / 10000))
}

# A client program works with servers of its own version and older ones. Usage: require_version PROGRAM VERSION
require_version() {
  own=$(version_of "$1")
  [ "$own" -lt "$2" ] || return 0
  cat >&2 <<END
$1 is of version $own, which is too old for version $2. Nothing was done. Either
- install postgresql-client-$2 from PostgreSQL's own packages (https://www.postgresql.org/download/linux/debian/), or
- run this in a container that has it: docker compose -f ops/compose.yaml run --rm backup ...
END
  exit 1
}

digest() {
  sha256sum "$1" | cut -d' ' -f1
}
