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

/** A view that remembers what it was last told. */
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

test('the numbers are those of the specification', () => {
  expect([THROTTLE_MS, DURATION_MS, HIDE_DELAY_MS, MIN_DISPLAY_MS]).toEqual([200, 5000, 500, 200]);
  expect([ONLY_STEP, ONE_OF_TWO_STEPS]).toEqual([45, 30]);
});

test('what is there within 200 ms shows no bar', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: undefined, isFailed: false, said: 0 });
});

test('the bar appears after 200 ms and is full about 5 s later', () => {
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

test('a step counts beside the time that passes', () => {
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

test('a step within the first 200 ms is seen when the bar appears', () => {
  const { seen, progress } = watched();
  progress.start();
  progress.increase(ONE_OF_TWO_STEPS);
  expect(seen.percent).toBeUndefined();
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(seen.percent).toBe(30);
});

test('a finished bar is full and goes after 500 ms', () => {
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

test('a bar that has only just appeared stays for 200 ms before it is finished', () => {
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

test('a step stays visible for 200 ms before the bar is finished', () => {
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

test('a step that finds the bar full delays nothing', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + DURATION_MS);
  progress.increase(ONLY_STEP);
  progress.finish();
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen.percent).toBeUndefined();
});

test('a paused bar stays as it is, and tells nothing more', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(THROTTLE_MS + 1000);
  progress.pause();
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual({ percent: 20, isFailed: false, said: 0 });
});

test('a failure is shown, however soon it comes, and goes', () => {
  const { seen, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(10);
  progress.fail();
  expect(seen).toMatchObject({ percent: 100, isFailed: true });
  vi.advanceTimersByTime(HIDE_DELAY_MS);
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
});

test('the next start begins anew, without colour or timers of the last', () => {
  const { seen, progress } = watched();
  progress.start();
  progress.fail();
  progress.start();
  expect(seen).toMatchObject({ percent: undefined, isFailed: false });
  vi.advanceTimersByTime(THROTTLE_MS + HIDE_DELAY_MS);
  expect(seen.percent).toBe(10);
});

test('one status after 2 s, none when it was quicker', () => {
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
