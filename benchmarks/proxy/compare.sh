#!/bin/bash
# Requests per second and latencies through the gateway, with its limits in memory and in Redis, and through Spring Cloud
# Gateway: everything on this machine, in turns, in one run. Prints a table; benchmarks/proxy/README.md says how to prepare.
#
#   benchmarks/proxy/compare.sh [seconds of each measurement [runs]]
set -euo pipefail

seconds=${1:-5}
runs=${2:-3}
here=$(cd "$(dirname "$0")" && pwd)
liberty=$here/../../modules/gateway.web/target/liberty/wlp
peer=$here/spring-cloud-gateway/target/spring-cloud-gateway-1.jar
folder=$(mktemp -d)
heap=${HEAP:--Xmx1g -Xms1g}

pids=()
stop() {
    kill "${pids[@]}" 2>/dev/null || true
    wait "${pids[@]}" 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT

start() {
    local log=$1
    shift
    "$@" >"$folder/$log.log" 2>&1 &
    pids+=($!)
}

# A gateway: name, port, admin port, further settings.
gateway() {
    mkdir -p "$folder/$1"
    { cat "$here/gateway.properties"; printf '%s\n' "${@:4}"; } >"$folder/$1.properties"
    start "$1" env WLP_OUTPUT_DIR="$folder/$1" JVM_ARGS="$heap" HTTP_PORT="$2" HTTPS_PORT=-1 ADMIN_PORT="$3" \
        GATEWAY_CONFIG_FILE="$folder/$1.properties" "$liberty/bin/server" run gateway
}

await() {
    for _ in $(seq 120); do
        curl -sfo "$folder/answer" "$1" && return
        sleep 1
    done
    echo "nobody answers at $1" >&2
    cat "$folder"/*.log >&2
    exit 1
}

mkdir -p "$folder/nginx/files"
for size in 100 10240 1048576; do
    head -c "$size" /dev/zero | tr '\0' x >"$folder/nginx/files/$size"
done
chmod 755 "$folder" "$folder/nginx" "$folder/nginx/files"
start nginx nginx -p "$folder/nginx" -c "$here/nginx.conf" -e stderr
start redis redis-server --port 6399 --bind 127.0.0.1 --save '' --appendonly no
gateway memory 9080 9081
gateway redis 9090 9091 gateway.store=redis gateway.redis.uri=redis://127.0.0.1:6399
# shellcheck disable=SC2086
start peer java $heap -jar "$peer"
await http://127.0.0.1:9080/api/plain/100
await http://127.0.0.1:9090/api/plain/100
await http://127.0.0.1:9180/plain/100

declare -A url=(
    [gateway]=http://127.0.0.1:9080/api
    [gateway+redis]=http://127.0.0.1:9090/api
    [spring-cloud-gateway]=http://127.0.0.1:9180
)

# One measurement: requests per second, p50, p99, and whether all answers were what they had to be.
measure() {
    local report threads=1
    (($3 > 1)) && threads=2
    report=$(wrk -t"$threads" -c"$3" -d"${4}s" --latency "${url[$1]}/$2")
    awk -v refused="$([[ $2 == rejected* ]] && echo 1 || echo 0)" '
        / 50%/ { p50 = $2 }
        / 99%/ { p99 = $2 }
        /requests in/ { requests = $1 }
        /Non-2xx/ { others = $NF }
        /Socket errors/ { errors = $4 + $6 + $8 + $10 }
        /Requests.sec/ { rate = $2 }
        END {
            wrong = refused ? requests - others : others
            printf "%.0f %s %s %s", rate, p50, p99, (wrong + errors > requests / 1000 + 2 ? "wrong:" wrong + errors : "ok")
        }' <<<"$report"
}

contenders() {
    case $1 in
        plain) echo gateway spring-cloud-gateway ;;
        *) echo gateway gateway+redis spring-cloud-gateway ;;
    esac
}

for who in "${!url[@]}"; do
    for what in plain limited rejected; do
        measure "$who" "$what/100" 32 "${WARM_UP:-20}" >/dev/null
    done
done

median() {
    sort -n | awk -v n="$runs" 'NR == int((n + 1) / 2)'
}

echo '| request | bytes | connections | through | requests/s | p50 | p99 | |'
echo '|---|---:|---:|---|---:|---:|---:|---|'
for what in plain limited rejected; do
    sizes=(100 10240 1048576)
    [[ $what == rejected ]] && sizes=(100)
    for size in "${sizes[@]}"; do
        for connections in 1 32 128; do
            for who in $(contenders "$what"); do : >"$folder/runs-$who"; done
            for _ in $(seq "$runs"); do
                for who in $(contenders "$what"); do
                    echo "$(measure "$who" "$what/$size" "$connections" "$seconds")" >>"$folder/runs-$who"
                done
            done
            for who in $(contenders "$what"); do
                read -r rate p50 p99 fine < <(median <"$folder/runs-$who")
                echo "| $what | $size | $connections | $who | $rate | $p50 | $p99 | $fine |"
            done
        done
    done
done
