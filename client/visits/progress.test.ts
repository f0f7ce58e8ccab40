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

/** The last call of the progress view. */
let seen: { percent: number | undefined; isFailed: boolean; said: number };
let progress: ReturnType<typeof createProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = { percent: undefined, isFailed: false, said: 0 };
  progress = createProgress({
    show: (percent, isFailed) => Object.assign(seen, { percent, isFailed }),
    hide: () => Object.assign(seen, { percent: undefined, isFailed: false }),
    sayLoading: () => (seen.said += 1),
  });
  progress.start();
});
afterEach(() => void vi.useRealTimers());

test('uses the numbers of the specification', () => {
  expect([THROTTLE_MS, DURATION_MS, HIDE_DELAY_MS, MIN_DISPLAY_MS]).toEqual([200, 5000, 500, 200]);
  expect([ONLY_STEP, ONE_OF_TWO_STEPS]).toEqual([45, 30]);
});

test('shows no bar if loading takes less than 200 ms', () => {
  vi.advanceTimersByTime(199);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: undefined, isFailed: false, said: 0 });
});

test('shows the bar after 200 ms and fills it within 5 s', () => {
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
  vi.advanceTimersByTime(THROTTLE_MS + 500);
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBe(40);
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBe(70);
  progress.increase(ONLY_STEP);
  expect(seen.percent).toBe(100);
});

test('includes a step from the first 200 ms when the bar appears', () => {
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBeUndefined();
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(seen.percent).toBe(30);
});

test('fills a finished bar and hides it after 500 ms', () => {
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
  vi.advanceTimersByTime(THROTTLE_MS + DURATION_MS);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen.percent).toBeUndefined();
});

test('freezes a paused bar and announces nothing more', () => {
  vi.advanceTimersByTime(THROTTLE_MS + 1000);
  progress.pause();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: 20, isFailed: false, said: 0 });
});

test('shows a failure at once, even within 200 ms, and hides it after 500 ms', () => {
  vi.advanceTimersByTime(10);
  progress.fail();
  expect(seen).toMatchObject({ percent: 100, isFailed: true });
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
});

test('start() resets the failure state and the timers of the previous run', () => {
  progress.fail();
  progress.start();
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
  vi.advanceTimersByTime(THROTTLE_MS + HIDE_DELAY_MS);
  expect(seen.percent).toBe(10);
});

test('announces loading once after 2 s, and not if reset earlier', () => {
  vi.advanceTimersByTime(STATUS_DELAY_MS - 1);
  progress.reset();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: undefined, isFailed: false, said: 0 });
  progress.start();
  vi.advanceTimersByTime(60_000);
  expect(seen.said).toBe(1);
});
