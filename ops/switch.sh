#!/bin/sh
# Sends all visitors to the site process on a port, once it is ready: for an upgrade and for the way back.
# Usage: switch.sh PORT [FOLDER of nginx.conf, default /etc/nginx]
set -eu
port=$1
folder=${2:-/etc/nginx}

tries=0
# A message that was given up is in the store that both share, and mail kept as files is nothing new: no reasons to stay
# with the old release.
until curl -s "http://127.0.0.1:$port/readyz" | grep -qxE 'ok|dead letters|mail kept as files'; do
  tries=$((tries + 1))
  if [ "$tries" -ge 150 ]; then
    echo "The site on port $port is not ready; nothing was changed" >&2
    exit 1
  fi
  sleep 0.2
done

previous=$(cat "$folder/upstream.conf")
printf 'server 127.0.0.1:%s;\n' "$port" > "$folder/upstream.conf.new"
mv "$folder/upstream.conf.new" "$folder/upstream.conf"
if ! nginx -q -t -c "$folder/nginx.conf"; then
  printf '%s\n' "$previous" > "$folder/upstream.conf"
  echo "nginx refuses its configuration; nothing was changed" >&2
  exit 1
fi
nginx -c "$folder/nginx.conf" -s reload
echo "Visitors go to port $port"
