#!/bin/sh
# Starts nginx over the built portal, in the foreground and without root. docs/deployment.md lists the variables. Arguments go to nginx.
#   API=https://api.example PORT=8080 ROOT=/srv/hearthside/main sh deploy/start-nginx.sh
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

# An origin without its trailing slash: with a path, nginx would replace /api by it.
origin() {
  value=$(printf %s "$2" | sed 's|/*$||')
  printf %s "$value" | grep -Eq '^https?://[A-Za-z0-9._:-]+$|^https?://\[[0-9A-Fa-f:.]+\](:[0-9]+)?$' ||
    fail "$1 must be an origin such as https://api.example:8443, without a path: $2"
  printf %s "$value"
}

here=$(cd "$(dirname "$0")" && pwd)
: "${API:?Name the origin of the backend: API=https://host:port}"
: "${PORT:=8080}"
: "${ROOT:=$here/../dist/main}"
: "${ASSETS:=$ROOT}"
: "${CATALOGUE:=/srv/documents}"
: "${DOCUMENTS_ORIGIN:=}"
: "${LOG:=/dev/stdout}"
: "${TELEMETRY_LOG:=}"
: "${WORKERS:=2}"
: "${LOGIN_RATE:=30r/m}"
: "${CODE_RATE:=20r/m}"
: "${READ_SECONDS:=60}"
: "${CA:=/etc/ssl/certs/ca-certificates.crt}"
: "${SECURITY_CONTACT:=mailto:security@hearthside.example}"
: "${TRUSTED_PROXIES:=127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7}"
# IPv6 addresses need brackets.
: "${RESOLVER:=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf | sed 's/[[:space:]].*//; s/.*:.*/[&]/' | tr '\n' ' ')}"

API=$(origin API "$API")
[ -z "$DOCUMENTS_ORIGIN" ] || DOCUMENTS_ORIGIN=$(origin DOCUMENTS_ORIGIN "$DOCUMENTS_ORIGIN")
ROOT=$(cd "$ROOT" && pwd)
[ -f "$ROOT.headers.conf" ] || fail "There is no $ROOT.headers.conf, which the build writes. Run npm run build."
release=$(sed -n 's/.*<meta name="release" content="\([A-Za-z0-9._-]*\)".*/\1/p' "$ROOT/index.html" | head -n 1)

: "${RUN:=$(mktemp -d)}"
mkdir -p "$RUN"
rm -f "$RUN/telemetry.sock" "$RUN/errors"
{
  echo "listen $PORT;"
  [ ! -e /proc/net/if_inet6 ] || echo "listen [::]:$PORT;"
} >"$RUN/listen.conf"
for proxy in $TRUSTED_PROXIES; do echo "set_real_ip_from $proxy;"; done >"$RUN/trusted-proxies.conf"
sed -e "s|@API@|$API|g" -e "s|@ROOT@|$ROOT|g" -e "s|@ASSETS@|$ASSETS|g" -e "s|@CATALOGUE@|$CATALOGUE|g" \
  -e "s|@DOCUMENTS_ORIGIN@|$DOCUMENTS_ORIGIN|g" -e "s|@RUN@|$RUN|g" -e "s|@LOG@|$LOG|g" -e "s|@WORKERS@|$WORKERS|g" \
  -e "s|@TELEMETRY_LOG@|$TELEMETRY_LOG|g" -e "s|@TELEMETRY_FILE@|${TELEMETRY_LOG:-/dev/null}|g" -e "s|@CA@|$CA|g" \
  -e "s|@LOGIN_RATE@|$LOGIN_RATE|g" -e "s|@CODE_RATE@|$CODE_RATE|g" -e "s|@RELEASE@|$release|g" \
  -e "s|@READ_SECONDS@|$READ_SECONDS|g" -e "s|@SHUTDOWN_SECONDS@|$((READ_SECONDS + 15))|g" \
  -e "s|@RESOLVER@|${RESOLVER:-127.0.0.1}|g" -e "s|@SECURITY_CONTACT@|$SECURITY_CONTACT|g" \
  -e "s|@SECURITY_EXPIRES@|$(date -u -d "@$(($(date +%s) + 300 * 86400))" +%Y-%m-%dT00:00:00Z)|g" \
  "$here/nginx.conf" >"$RUN/nginx.conf"

# Reports a mistake in the configuration before the errors go through the filter.
"${NGINX_PROGRAM:-nginx}" -t -q -e stderr -c "$RUN/nginx.conf" "$@"
# A request line, a Referer and an upstream's address can contain an invitation. The access log has the same connection number.
mkfifo "$RUN/errors"
sed -u -E -e 's|, request: ".*, upstream: "([a-z]+://[^/"]+).*|, upstream: "\1"|' -e 's|, request: ".*||' <"$RUN/errors" >&2 &
exec "${NGINX_PROGRAM:-nginx}" -e stderr -c "$RUN/nginx.conf" "$@" 2>"$RUN/errors"
