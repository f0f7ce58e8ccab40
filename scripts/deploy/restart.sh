#!/bin/sh
# Restarts the processes of the site one after the other, without losing a request:
#
#   restart.sh 3001 3002
#
# The arguments are ports of the systemd unit arcvane@. For anything else set RESTART_COMMAND and READY_COMMAND: shell
# commands in which "$1" is one of the arguments. The first must not return before the old process has ended.
#
# Exit code 1 if a process does not become ready within READY_LIMIT_SECONDS; those after it have not been restarted.
set -eu

# For this long after its last failure, nginx sends a process no requests: fail_timeout of nginx/arcvane-upstream.conf,
# and 1 s because nginx counts in whole seconds. If the next process stopped earlier, nginx would have none left.
AVOIDED_SECONDS=2

restart() {
    if [ -n "${RESTART_COMMAND:-}" ]; then
        sh -c "$RESTART_COMMAND" restart "$1"
    else
        systemctl restart "arcvane@$1"
    fi
}

is_ready() {
    if [ -n "${READY_COMMAND:-}" ]; then
        sh -c "$READY_COMMAND" ready "$1" >/dev/null 2>&1
    else
        curl -fsS -m 3 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null
    fi
}

if [ $# -eq 0 ]; then
    echo "Usage: $0 PORT..." >&2
    exit 2
fi

for one in "$@"; do
    for other in "$@"; do
        if [ "$other" != "$one" ] && ! is_ready "$other"; then
            echo "$other is not ready. $one was not restarted: no process would be left" >&2
            exit 1
        fi
    done
    restart "$one"
    waited=0
    until is_ready "$one"; do
        if [ "$waited" -ge "${READY_LIMIT_SECONDS:-60}" ]; then
            echo "$one is not ready after $waited s. The processes after it were not restarted" >&2
            exit 1
        fi
        sleep 1
        waited=$((waited + 1))
    done
    sleep "$AVOIDED_SECONDS"
    echo "$one is restarted"
done
