#!/bin/sh
# Starts nginx over the built portal, in the foreground and without root. API is the backend's origin, without a path.
# More arguments go to nginx.
#   API=http://backend:8080 PORT=8080 ROOT=/srv/hearthside/main sh deploy/start-nginx.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${API:?Name the origin of the backend: API=http://host:port}"
: "${PORT:=8080}"
: "${ROOT:=$here/../dist/main}"
: "${DOCUMENTS:=/srv/documents}"
: "${RUN:=$(mktemp -d)}"
: "${LOG:=/dev/stdout}"

ROOT=$(cd "$ROOT" && pwd)
if [ ! -f "$ROOT.headers.conf" ]; then
  echo "There is no $ROOT.headers.conf, which the build writes. Run npm run build." >&2
  exit 1
fi

mkdir -p "$RUN"
sed -e "s|@API@|$API|g" -e "s|@PORT@|$PORT|g" -e "s|@ROOT@|$ROOT|g" -e "s|@DOCUMENTS@|$DOCUMENTS|g" -e "s|@RUN@|$RUN|g" -e "s|@LOG@|$LOG|g" \
  "$here/nginx.conf" >"$RUN/nginx.conf"
exec "${NGINX_PROGRAM:-nginx}" -e stderr -c "$RUN/nginx.conf" "$@"
