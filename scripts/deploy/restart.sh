#!/bin/sh
# Rolling restart of the site's processes, without losing a request:
#
#   restart.sh 3001 3002
#
# The arguments are instances (ports) of the systemd unit arcvane@. Without systemd set RESTART_COMMAND and READY_COMMAND:
# shell commands that receive an argument as "$1". RESTART_COMMAND must not return before the old process has exited.
#
# Exits with 1 if a process is not ready within READY_LIMIT_SECONDS (60); the remaining processes are not restarted.
set -eu

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
            echo "$other is not ready, so $one was not restarted: no process would be left" >&2
            exit 1
        fi
    done
    restart "$one"
    waited=0
    until is_ready "$one"; do
        if [ "$waited" -ge "${READY_LIMIT_SECONDS:-60}" ]; then
            echo "$one is not ready after $waited s. The remaining processes were not restarted" >&2
            exit 1
        fi
        sleep 1
        waited=$((waited + 1))
    done
    echo "$one has been restarted"
done
