/** Named numbers of the loading bar (specification, sections 4 and 9), in milliseconds and per cent. */
export const THROTTLE_MS = 200;
export const DURATION_MS = 5000;
export const HIDE_DELAY_MS = 500;
/** The bar, and each step, is visible this long before the bar is filled. */
export const MIN_DISPLAY_MS = 200;
/** What a step is worth, and what each is where a page has both: its HTML and what belongs to it. */
export const ONLY_STEP = 45;
export const ONE_OF_TWO_STEPS = 30;
/** After this a screen reader is told, once, that something is under way. */
export const STATUS_DELAY_MS = 2000;

const FULL = 100;
const TICK_MS = 100;
const PER_TICK = (FULL * TICK_MS) / DURATION_MS;

/** What shows the progress. */
export interface ProgressView {
  /** @param percent 0 to 100 */
  readonly show: (percent: number, isFailed: boolean) => void;
  readonly hide: () => void;
  /** The visitor has been waiting for a while. */
  readonly sayLoading: () => void;
}

export interface Progress {
  readonly start: () => void;
  readonly increase: (percent: number) => void;
  /** The page is there. */
  readonly finish: () => void;
  /** The browser goes on by itself: the bar stays as it is until the page is gone. */
  readonly pause: () => void;
  readonly fail: () => void;
  /** Nothing is under way, and nothing is shown. */
  readonly reset: () => void;
}

/** The state of the loading bar over time, apart from how it looks. Uses timers only. */
export function createProgress(view: ProgressView): Progress {
  let percent = 0;
  let isFailed = false;
  /** When the bar appeared or a step last moved it; undefined while it is hidden. */
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
