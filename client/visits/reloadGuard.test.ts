import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_GUARD_MS, reloadOnce } from './reloadGuard.ts';

let reloads: number;

beforeEach(() => {
  const entries = new Map<string, string>();
  reloads = 0;
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('reloads at most once in 60 s', () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(RELOAD_GUARD_MS - 1);
  expect(reloadOnce()).toBe(false);
  expect(reloads).toBe(1);
  vi.advanceTimersByTime(1);
  expect(reloadOnce()).toBe(true);
  expect(reloads).toBe(2);
});

test('does not reload if the time of the reload cannot be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce()).toBe(false);
  expect(reloads).toBe(0);
});

test('does not reload offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce()).toBe(false);
  expect(reloads).toBe(0);
});

test('reloads if the clock was set back', () => {
  reloadOnce();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(reloadOnce()).toBe(true);
});
