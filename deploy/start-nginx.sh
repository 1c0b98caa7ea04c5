#!/bin/sh
# Starts nginx over the built portal, in the foreground and without root. docs/deployment.md lists the variables. Arguments go to nginx.
#   API=https://api.example PORT=8080 ROOT=/srv/hearthside/main sh deploy/start-nginx.sh
# With --check as its first argument, it checks the settings as for production, names each mistake, and starts nothing.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
: "${API:=}"
: "${PORT:=8080}"
: "${PROBE_PORT:=}"
: "${ROOT:=$here/../dist/main}"
: "${ASSETS:=$ROOT}"
: "${CATALOGUE:=$([ ! -d /srv/documents ] || echo /srv/documents)}"
: "${DOCUMENTS_ORIGIN:=}"
: "${LOG:=/dev/stdout}"
: "${TELEMETRY_LOG:=}"
: "${TELEMETRY_MEGABYTES:=64}"
: "${WORKERS:=2}"
: "${CONNECTIONS:=4096}"
: "${CONNECTIONS_EACH:=64}"
: "${LOGIN_RATE:=30r/m}"
: "${CODE_RATE:=20r/m}"
: "${LOGIN_DAY:=200}"
: "${CODE_DAY:=100}"
: "${READ_SECONDS:=60}"
: "${CA:=/etc/ssl/certs/ca-certificates.crt}"
: "${SECURITY_CONTACT:=mailto:security@hearthside.example}"
: "${SECURITY_POLICY:=}"
: "${STRICT:=}"
: "${API_HEADERS:=}"
: "${OLD_SERVICE_WORKERS:=}"
: "${TRUSTED_PROXIES:=127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7}"
# IPv6 addresses need brackets.
: "${RESOLVER:=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf | sed 's/[[:space:]].*//; s/.*:.*/[&]/' | tr '\n' ' ')}"
: "${NGINX_PROGRAM:=nginx}"

checking=
if [ "${1:-}" = --check ]; then
  shift
  checking=yes
  STRICT=1
fi

mistakes=
mistake() {
  echo "start-nginx.sh: $1" >&2
  mistakes=yes
}

# What a developer may leave as it is, and production may not.
unfinished() {
  if [ -n "$STRICT" ]; then mistake "$1"; else echo "start-nginx.sh: $1" >&2; fi
}

is_like() {
  [ "$(printf '%s\n' "$1" | wc -l)" -eq 1 ] || return 1
  printf '%s\n' "$1" | grep -Eqx -- "$2"
}

# The insurer's hosts in what the repository ships, however they are written.
is_placeholder() {
  printf '%s\n' "$1" | grep -Eiqx -- '.*[./@](insurer|hearthside)\.example\.?([:/].*)?'
}

# An origin has no path: nginx would replace /api by it.
check_origin() {
  is_like "$2" 'https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?' ||
    mistake "$1 must be an origin such as https://api.example:8443, without a path: $2"
  ! is_placeholder "$2" || mistake "$1 is still the placeholder $2"
  [ -z "$checking" ] || getent ahosts "$(printf %s "$2" | sed -E 's|^https?://\[?||; s|\]?(:[0-9]+)?$||')" >/dev/null ||
    echo "start-nginx.sh: note: $1: the name in $2 has no address on this machine; a replica is not ready until it has one" >&2
}

# Names a whole number from a smallest value on, up to the one that nginx takes. The shell would read 010 as 8.
check_number() {
  { is_like "$2" '[1-9][0-9]{0,6}' && [ "$2" -ge "$3" ] && [ "$2" -le "${4:-9999999}" ]; } ||
    mistake "$1 must be a whole number from $3 ${4:+to }${4:-on}: $2"
}

check_rate() {
  is_like "$2" '[1-9][0-9]*r/[sm]' || mistake "$1 must be a rate such as 30r/m: $2"
}

# The values go into the configuration of nginx without quotes.
check_path() {
  is_like "$2" '[A-Za-z0-9._/@%+=:~-]+' || mistake "$1 must be a path of letters, digits, dots and dashes: $2"
}

API=$(printf %s "$API" | sed 's|/*$||')
DOCUMENTS_ORIGIN=$(printf %s "$DOCUMENTS_ORIGIN" | sed 's|/*$||')
if [ -z "$API" ]; then mistake 'API: Name the origin of the backend: API=https://host:port'; else check_origin API "$API"; fi
[ -z "$DOCUMENTS_ORIGIN" ] || check_origin DOCUMENTS_ORIGIN "$DOCUMENTS_ORIGIN"
check_number PORT "$PORT" 1 65535
[ -z "$PROBE_PORT" ] || check_number PROBE_PORT "$PROBE_PORT" 1 65535
check_number WORKERS "$WORKERS" 1
check_number CONNECTIONS "$CONNECTIONS" 64
check_number CONNECTIONS_EACH "$CONNECTIONS_EACH" 1 65535
check_number READ_SECONDS "$READ_SECONDS" 1
check_number LOGIN_DAY "$LOGIN_DAY" 1
check_number CODE_DAY "$CODE_DAY" 1
check_number TELEMETRY_MEGABYTES "$TELEMETRY_MEGABYTES" 1
check_rate LOGIN_RATE "$LOGIN_RATE"
check_rate CODE_RATE "$CODE_RATE"

[ "$PROBE_PORT" != "$PORT" ] || mistake "PROBE_PORT must be another port than PORT: $PROBE_PORT"

# nginx would look for any other path in a folder of its own.
for name in ROOT ASSETS CATALOGUE CA LOG TELEMETRY_LOG RUN; do
  eval "path=\${$name:-}"
  case $path in '' | /* | syslog:*) ;; *) eval "$name=\$PWD/\$path" ;; esac
done
check_path ROOT "$ROOT"
check_path ASSETS "$ASSETS"
check_path LOG "$LOG"
check_path CA "$CA"
[ -z "$TELEMETRY_LOG" ] || check_path TELEMETRY_LOG "$TELEMETRY_LOG"
[ -z "${RUN:-}" ] || check_path RUN "$RUN"
release=
if [ -f "$ROOT/index.html" ]; then
  ROOT=$(cd "$ROOT" && pwd)
  for part in headers hosts; do
    [ -f "$ROOT.$part.conf" ] || mistake "ROOT: There is no $ROOT.$part.conf, which the build writes. Run npm run build."
  done
  release=$(sed -n 's/.*<meta name="release" content="\([A-Za-z0-9._-]*\)".*/\1/p' "$ROOT/index.html" | head -n 1)
  ! grep -Eqs '^([a-z0-9-]+\.)*(localhost|(hearthside|insurer)\.example) ' "$ROOT.hosts.conf" ||
    unfinished "ROOT: hosts in portal.json are still placeholders: $(sed 's/ .*//' "$ROOT.hosts.conf" | tr '\n' ' ')"
else
  mistake "ROOT: there is no built portal in $ROOT"
fi
[ -d "$ASSETS" ] || mistake "ASSETS: there is no folder $ASSETS"
[ -r "$CA" ] || mistake "CA: there is no file $CA"
if [ -n "$CATALOGUE" ]; then
  check_path CATALOGUE "$CATALOGUE"
  [ -n "$(find "$CATALOGUE/" -mindepth 2 -name '*.pdf' 2>/dev/null | head -n 1)" ] ||
    unfinished "CATALOGUE: there is no document such as $CATALOGUE/NY/terms.pdf"
else
  unfinished 'CATALOGUE is not set: every document of the product is 404'
  CATALOGUE=/dev/null
fi
is_like "$SECURITY_CONTACT" "mailto:[A-Za-z0-9.!#%&'*+/=?^_{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+|https://[A-Za-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~%/?&=+-]*)?|tel:[+][0-9-]+" ||
  mistake "SECURITY_CONTACT must be a mailto:, https: or tel: address: $SECURITY_CONTACT"
! is_placeholder "$SECURITY_CONTACT" || unfinished "SECURITY_CONTACT is still the placeholder $SECURITY_CONTACT"
[ -z "$SECURITY_POLICY" ] || is_like "$SECURITY_POLICY" 'https://[A-Za-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~%/?&=+-]*)?' ||
  mistake "SECURITY_POLICY must be an https: address: $SECURITY_POLICY"
! is_placeholder "$SECURITY_POLICY" || mistake "SECURITY_POLICY is still the placeholder $SECURITY_POLICY"
is_like "$TRUSTED_PROXIES" '[0-9A-Fa-f.:/ ]*' || mistake "TRUSTED_PROXIES must be networks such as 10.0.0.0/8: $TRUSTED_PROXIES"
is_like "$RESOLVER" '[][0-9A-Za-z.:= _-]*' || mistake "RESOLVER must be addresses of name servers: $RESOLVER"
is_like "$API_HEADERS" '[A-Za-z0-9 -]*' || mistake "API_HEADERS must be names of headers such as x-tenant: $API_HEADERS"
# What nginx sends itself, and what says where a call ends: from a client, it would name another host or customer, or hide a second call.
taken="Host Content-Length Transfer-Encoding TE Trailer Upgrade Keep-Alive Expect $(sed -n 's/^ *proxy_set_header \([^ ]*\) .*/\1/p' "$here/nginx.conf")"
for header in $API_HEADERS; do
  ! printf '%s\n' $taken | grep -Fiqx -- "$header" || mistake "API_HEADERS: a client cannot decide about $header"
done
is_like "$OLD_SERVICE_WORKERS" '( *(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.m?js)* *' ||
  mistake "OLD_SERVICE_WORKERS must be addresses of scripts such as /sw.js: $OLD_SERVICE_WORKERS"
[ -z "$mistakes" ] || exit 1

: "${RUN:=$(mktemp -d)}"
mkdir -p "$RUN"
rm -f "$RUN/telemetry.sock" "$RUN/probe.sock" "$RUN/errors"
listen() {
  echo "listen $1;"
  [ ! -e /proc/net/if_inet6 ] || echo "listen [::]:$1;"
}
listen "$PORT" >"$RUN/listen.conf"
if [ -n "$PROBE_PORT" ]; then listen "$PROBE_PORT"; fi >"$RUN/probe.conf"
for header in $API_HEADERS; do
  echo "proxy_set_header $header \$http_$(printf %s "$header" | tr 'A-Z-' 'a-z_');"
done >"$RUN/api-headers.conf"
for address in $OLD_SERVICE_WORKERS; do echo "$address"; done | sort -u |
  sed 's|.*|location = & { rewrite ^ /old-service-worker.js last; }|' >"$RUN/old-service-workers.conf"
for proxy in $TRUSTED_PROXIES; do echo "set_real_ip_from $proxy;"; done >"$RUN/trusted-proxies.conf"

# Replaces a name between @ signs by a value as it is.
put() {
  printf 's|@%s@|%s|g\n' "$1" "$(printf %s "$2" | sed 's/[\\&|]/\\&/g')"
}
{
  for name in API ROOT ASSETS CATALOGUE DOCUMENTS_ORIGIN RUN LOG WORKERS CONNECTIONS CONNECTIONS_EACH CA LOGIN_RATE CODE_RATE LOGIN_DAY \
    CODE_DAY READ_SECONDS SECURITY_CONTACT TELEMETRY_LOG; do
    eval "put $name \"\$$name\""
  done
  put TELEMETRY_FILE "${TELEMETRY_LOG:-/dev/null}"
  put HERE "$here"
  put RELEASE "$release"
  put SHUTDOWN_SECONDS $((READ_SECONDS + 15))
  put RESOLVER "${RESOLVER:-127.0.0.1}"
  put SECURITY_EXPIRES "$(date -u -d "@$(($(date +%s) + 300 * 86400))" +%Y-%m-%dT00:00:00Z)"
  put SECURITY_POLICY "${SECURITY_POLICY:+Policy: $SECURITY_POLICY\\n}"
} >"$RUN/settings.sed"
sed -f "$RUN/settings.sed" "$here/nginx.conf" >"$RUN/nginx.conf"

# Reports a mistake in the configuration before the errors go through the filter.
"$NGINX_PROGRAM" -t -q -e stderr -c "$RUN/nginx.conf" "$@"
[ -z "$checking" ] || exit 0

# A file of telemetry that is too long becomes the previous one, so that there are never more than two.
while [ -n "$TELEMETRY_LOG" ] && sleep "${TELEMETRY_SECONDS:-60}" && kill -0 $$ 2>/dev/null; do
  [ -f "$TELEMETRY_LOG" ] || continue
  [ "$(wc -c <"$TELEMETRY_LOG")" -le $((TELEMETRY_MEGABYTES * 1048576)) ] || {
    mv "$TELEMETRY_LOG" "$TELEMETRY_LOG.1"
    kill -USR1 $$
  }
done >"$RUN/rotation" 2>&1 &
# The error log becomes JSON too. Whatever nginx quotes in a line about a request, such as an address, a Referer or a header, can contain an
# invitation or a token: of that, the upstream's origin alone stays. So can the rest of a line, behind a line break in an address. The access log
# has the same connection number, and each body that is too long: a refusal is logged once.
cat >"$RUN/errors.sed" <<'EOF'
/client intended to send too large (chunked )?body/d
s/[^ -~]/?/g
/, client: /{
  s|^([^"]*)".*, upstream: "([a-z]+://[^/"]+).*|\1@@\2|
  s|^([^"]*)"[^"]*"( failed \([^()"]*\))?.*|\1-\2|
  s|^([^"]*)".*|\1|
  s/, client: .*@@/@@/
  s/, client: .*//
}
s/[\\"]/\\&/g
t quoted
:quoted
s|^(....)/(..)/(..) (........) \[([a-z]+)\] [0-9]+#[0-9]+: \*([0-9]+) (.*)|{"time":"\1-\2-\3T\4","level":"\5","connection":\6,"message":"\7"}|
t upstream
s|^(....)/(..)/(..) (........) \[([a-z]+)\] [0-9]+#[0-9]+: (.*)|{"time":"\1-\2-\3T\4","level":"\5","message":"\6"}|
t
s|^nginx: (.*)|{"message":"\1"}|
t
s|.*|{"message":"withheld"}|
b
:upstream
s|@@(.*)"}$|","upstream":"\1"}|
EOF
mkfifo "$RUN/errors"
LC_ALL=C sed -u -E -f "$RUN/errors.sed" <"$RUN/errors" >&2 &
exec "$NGINX_PROGRAM" -e stderr -c "$RUN/nginx.conf" "$@" 2>"$RUN/errors"
