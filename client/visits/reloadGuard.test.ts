import { expect, test } from 'vitest';
import { RELOAD_GUARD_MS, reloadOnce } from './reloadGuard.ts';
import type { ReloadPlace } from './reloadGuard.ts';

function place(overrides: Partial<ReloadPlace> = {}) {
  const kept = new Map<string, string>();
  const state = { time: 1_000_000, reloads: 0 };
  const browser: ReloadPlace = {
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    }),
    now: () => state.time,
    isOnline: () => true,
    reload: () => (state.reloads += 1),
    ...overrides,
  };
  return { browser, state };
}

test('reloads at most once in 60 s', () => {
  const { browser, state } = place();
  expect(reloadOnce(browser)).toBe(true);
  expect(reloadOnce(browser)).toBe(false);
  state.time += RELOAD_GUARD_MS - 1;
  expect(reloadOnce(browser)).toBe(false);
  expect(state.reloads).toBe(1);
  state.time += 1;
  expect(reloadOnce(browser)).toBe(true);
  expect(state.reloads).toBe(2);
});

test('stays where the time of the last reload cannot be kept', () => {
  const { browser, state } = place({
    storage: () => {
      throw new Error('storage is blocked');
    },
  });
  expect(reloadOnce(browser)).toBe(false);
  expect(state.reloads).toBe(0);
});

test('stays without a network', () => {
  const { browser, state } = place({ isOnline: () => false });
  expect(reloadOnce(browser)).toBe(false);
  expect(state.reloads).toBe(0);
});

test('a clock that was set back does not hold it up', () => {
  const { browser, state } = place();
  reloadOnce(browser);
  state.time -= 3_600_000;
  expect(reloadOnce(browser)).toBe(true);
});
