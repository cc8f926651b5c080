#!/bin/sh
# Switches to the release that the publisher wants, as docs/operations.md does by hand for an upgrade; root's part of a
# publication. The publisher's user writes what it reads, so only a number passes, and nothing in the publisher's folders
# is run as root: /srv/site/current stays the operator's own release, /srv/site/public is what visitors see.
# Usage: switch-release.sh EDIT_DIR
set -eu
edit=$1
place=/srv/site

# Until the newest wish is answered: another one may come while this runs.
while :; do
  wanted=$(head -c 64 "$edit/switch/wanted")
  served=$(head -c 64 "$edit/switch/served" 2>/dev/null || true)
  printf '%s\n' "$wanted" | grep -qxE '(project|[1-9][0-9]{0,8}) [a-z0-9]{16}' || { echo "no release is wanted" >&2; exit 1; }
  [ "${served% *}" != "$wanted" ] || exit 0
  release=${wanted% *}
  case $release in
    project) folder=$(readlink -f "$place/current") ;;
    *) folder=$edit/releases/$release ;;
  esac

  # A name and its place, in one step each, so that no reader sees half of it.
  answer() {
    state=$1
    if [ "$state" = ok ]; then
      printf '%s\n' "$wanted" > "$edit/switch/public.new" && mv "$edit/switch/public.new" "$edit/switch/public"
    fi
    printf '%s %s\n' "$wanted" "$state" > "$edit/switch/served.new" && mv "$edit/switch/served.new" "$edit/switch/served"
  }

  if [ "$(readlink -f "$place/public")" = "$folder" ]; then
    answer ok
    continue
  fi
  if [ ! -d "$folder" ] || [ -L "$folder" ]; then
    answer failed
    continue
  fi
  old=3000
  new=3001
  if systemctl is-active --quiet site@3001; then
    old=3001
    new=3000
  fi
  ln -sfn "$folder" "$place/$new"
  systemctl restart "site@$new"
  if ! "$place/current/ops/switch.sh" "$new"; then
    systemctl stop "site@$new"
    answer failed
    continue
  fi
  ln -sfn "$folder" "$place/public"
  systemctl enable --quiet "site@$new"
  systemctl disable --quiet "site@$old"
  answer ok
  systemctl stop "site@$old"
  systemctl try-restart site-desk
done
