import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createProgress,
  DURATION_MS,
  HIDE_DELAY_MS,
  MIN_DISPLAY_MS,
  ONE_OF_TWO_STEPS,
  ONLY_STEP,
  STATUS_DELAY_MS,
  THROTTLE_MS,
} from './progress.ts';

/** A progress view that records its last call. */
function watched() {
  const seen = { percent: undefined as number | undefined, isFailed: false, said: 0 };
  const progress = createProgress({
    show: (percent, isFailed) => Object.assign(seen, { percent, isFailed }),
    hide: () => Object.assign(seen, { percent: undefined, isFailed: false }),
    sayLoading: () => (seen.said += 1),
  });
  return { seen, progress };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('uses the numbers of the specification', () => {
  expect([THROTTLE_MS, DURATION_MS, HIDE_DELAY_MS, MIN_DISPLAY_MS]).toEqual([200, 5000, 500, 200]);
  expect([ONLY_STEP, ONE_OF_TWO_STEPS]).toEqual([45, 30]);
});

test('shows no bar if loading takes less than 200 ms', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: undefined, isFailed: false, said: 0 });
});

test('shows the bar after 200 ms and fills it within 5 s', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(seen.percent).toBe(0);
  vi.advanceTimersByTime(DURATION_MS / 2);
  expect(seen.percent).toBe(50);
  vi.advanceTimersByTime(DURATION_MS / 2);
  expect(seen.percent).toBe(100);
  vi.advanceTimersByTime(DURATION_MS);
  expect(seen.percent).toBe(100);
});

test('adds steps to the progress over time', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 500);
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBe(40);
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBe(70);
  progress.increase(ONLY_STEP);
  expect(seen.percent).toBe(100);
});

test('includes a step from the first 200 ms when the bar appears', () => {
  const { seen, progress } = watched();
  progress.start();
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBeUndefined();
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(seen.percent).toBe(30);
});

test('fills a finished bar and hides it after 500 ms', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 1000);
  progress.finish();
  expect(seen.percent).toBe(100);
  vi.advanceTimersByTime(HIDE_DELAY_MS - 1);
  expect(seen.percent).toBe(100);
  vi.advanceTimersByTime(1);
  expect(seen.percent).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(seen.percent).toBeUndefined();
});

test('shows the bar for at least 200 ms before filling it', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 20);
  progress.finish();
  vi.advanceTimersByTime(MIN_DISPLAY_MS - 21);
  expect(seen.percent).toBe(0);
  vi.advanceTimersByTime(1);
  expect(seen.percent).toBe(100);
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen.percent).toBeUndefined();
});

test('shows a step for at least 200 ms before filling the bar', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 1000);
  progress.increase(ONLY_STEP);
  progress.finish();
  expect(seen.percent).toBe(65);
  vi.advanceTimersByTime(MIN_DISPLAY_MS - 1);
  expect(seen.percent).toBe(65);
  vi.advanceTimersByTime(1);
  expect(seen.percent).toBe(100);
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen.percent).toBeUndefined();
});

test('does not delay the end for a step on a full bar', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + DURATION_MS);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen.percent).toBeUndefined();
});

test('freezes a paused bar and announces nothing more', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 1000);
  progress.pause();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: 20, isFailed: false, said: 0 });
});

test('shows a failure at once, even within 200 ms, and hides it after 500 ms', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(10);
  progress.fail();
  expect(seen).toMatchObject({ percent: 100, isFailed: true });
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
});

test('start() resets the failure state and the timers of the previous run', () => {
  const { seen, progress } = watched();
  progress.start();
  progress.fail();
  progress.start();
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
  vi.advanceTimersByTime(THROTTLE_MS + HIDE_DELAY_MS);
  expect(seen.percent).toBe(10);
});

test('announces loading once after 2 s, and not if reset earlier', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(STATUS_DELAY_MS - 1);
  progress.reset();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: undefined, isFailed: false, said: 0 });
  progress.start();
  vi.advanceTimersByTime(60_000);
  expect(seen.said).toBe(1);
});
