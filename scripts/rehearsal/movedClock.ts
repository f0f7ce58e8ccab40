/**
 * Preloaded into the site's processes (`node --import`): SIGUSR2 moves the clock of the process a day ahead, for `Date`
 * and `performance.now`. Timers keep their intervals, as after a change of the system clock.
 */
const DAY_MS = 86_400_000;
let ahead = 0;

const now = Date.now.bind(Date);
const sinceStart = performance.now.bind(performance);
Date.now = () => now() + ahead;
performance.now = () => sinceStart() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget),
});

process.on('SIGUSR2', () => (ahead += DAY_MS));
