/** Timing of the loading bar (specification, sections 4 and 9), in milliseconds. */
export const THROTTLE_MS = 200;
export const DURATION_MS = 5000;
export const HIDE_DELAY_MS = 500;
/** Minimum time for which the bar, and each step, is visible before the bar is filled. */
export const MIN_DISPLAY_MS = 200;
/** Percentage per step. A page has one step (its HTML), or two if it needs a stylesheet. */
export const ONLY_STEP = 45;
export const ONE_OF_TWO_STEPS = 30;
/** Delay until screen readers are told, once, that the page is loading. */
export const STATUS_DELAY_MS = 2000;

const FULL = 100;
const TICK_MS = 100;
const PER_TICK = (FULL * TICK_MS) / DURATION_MS;

/** Renders the progress. */
export interface ProgressView {
  /** @param percent 0 to 100 */
  readonly show: (percent: number, isFailed: boolean) => void;
  readonly hide: () => void;
  /** Announces to screen readers that the page is loading. */
  readonly sayLoading: () => void;
}

export interface Progress {
  readonly start: () => void;
  readonly increase: (percent: number) => void;
  /** Fills the bar, then hides it. */
  readonly finish: () => void;
  /** Freezes the bar while the browser loads another document. */
  readonly pause: () => void;
  readonly fail: () => void;
  /** Hides the bar and cancels all timers. */
  readonly reset: () => void;
}

/** State machine of the loading bar; uses timers only, and leaves rendering to the view. */
export function createProgress(view: ProgressView): Progress {
  let percent = 0;
  let isFailed = false;
  /** Time when the bar appeared or last moved by a step; undefined while hidden. */
  let movedAt: number | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let ticks: ReturnType<typeof setInterval> | undefined;

  const after = (delay: number, act: () => void) => timers.add(setTimeout(act, delay));
  const draw = () => view.show(percent, isFailed);

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    clearInterval(ticks);
  }

  function reset(): void {
    stop();
    percent = 0;
    isFailed = false;
    if (movedAt !== undefined) view.hide();
    movedAt = undefined;
  }

  function advance(by: number): void {
    percent = Math.min(FULL, percent + by);
    if (movedAt !== undefined) draw();
  }

  function increase(by: number): void {
    if (movedAt !== undefined && percent < FULL) movedAt = Date.now();
    advance(by);
  }

  function appear(): void {
    movedAt ??= Date.now();
    draw();
  }

  function end(): void {
    percent = FULL;
    draw();
    after(HIDE_DELAY_MS, reset);
  }

  return {
    start: () => {
      reset();
      after(THROTTLE_MS, () => {
        appear();
        ticks = setInterval(() => advance(PER_TICK), TICK_MS);
      });
      after(STATUS_DELAY_MS, view.sayLoading);
    },
    increase,
    finish: () => {
      stop();
      if (movedAt === undefined) return reset();
      const left = movedAt + MIN_DISPLAY_MS - Date.now();
      if (left > 0) after(left, end);
      else end();
    },
    pause: stop,
    fail: () => {
      stop();
      isFailed = true;
      appear();
      end();
    },
    reset,
  };
}
