#!/bin/sh
# Runs a script of the release with the settings, the user and the data of the running site; as root, from any folder.
# Usage: tool.sh app/staff/requests.server.ts list    tool.sh ops/restore-postgres.sh FILE
set -eu
release=$(dirname "$(dirname "$(readlink -f "$0")")")
case $1 in
  *.ts) set -- "$release/node_modules/.bin/node" "$@" ;;
esac
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=site --property=Group=site --property=UMask=0077 \
  --property=WorkingDirectory="$release" --property=EnvironmentFile=-/etc/site/site.env \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/site \
  "$@"
