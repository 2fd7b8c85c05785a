#!/bin/sh
# What listeners cost the protected API: its rate with nobody listening and with many, in turns, in one run.
#
#   GATEWAY_KEY=<key with the role gateway-viewer> benchmarks/listeners.sh [rounds [listeners]]
#
# Needs wrk, a gateway with gateway.demo=true on the ports HTTP_PORT and ADMIN_PORT (9080 and 9081), and
# benchmarks/target/benchmarks.jar. The first measurement is a warm-up and is not shown.
set -eu

rounds=${1:-3}
listeners=${2:-500}
http=${HTTP_PORT:-9080}
admin=${ADMIN_PORT:-9081}
jar=$(dirname "$0")/target/benchmarks.jar
: "${GATEWAY_KEY:?is needed}"

rate() {
    wrk -t1 -c16 -d"${SECONDS_EACH:-20}"s "http://127.0.0.1:$http/api/hello" | sed -n 's/^Requests.sec: *//p'
}

rate >/dev/null
round=0
while [ "$round" -lt "$rounds" ]; do
    round=$((round + 1))
    without=$(rate)
    java -cp "$jar" gateway.benchmarks.Listeners "$admin" "$listeners" >&2 &
    reader=$!
    sleep 3
    with=$(rate)
    kill "$reader"
    wait "$reader" 2>/dev/null || true
    sleep 3
    echo "round $round: nobody listens $without/s, $listeners listen $with/s"
done
