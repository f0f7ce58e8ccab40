import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Store from './store.ts';

let store: typeof Store;
beforeEach(async () => {
  vi.resetModules();
  store = await import('./store.ts');
});

const contact = { address: 'Berlin', mail: 'info@arcvane.example', phone: '+49 30 23125 100', icons: [] };

describe('the shared state', () => {
  it('starts with the specified values', () => {
    expect(store.state.get()).toEqual({ list: [], lang: 'en', CurrentPage: 1, FooterInfo: {} });
  });

  it('adds items that are not done, then toggles and removes single items', () => {
    store.addItem('one');
    store.addItem('one');
    const texts = () => store.state.get().list.map(({ text, done }) => `${text} ${done}`);
    expect(texts()).toEqual(['one false', 'one false']);
    const [first] = store.state.get().list;
    if (!first) throw new Error('no item');
    store.toggleItem(first);
    expect(texts()).toEqual(['one true', 'one false']);
    store.toggleItem(first); // no longer in the list: it was replaced
    expect(texts()).toEqual(['one true', 'one false']);
    const [done] = store.state.get().list;
    if (!done) throw new Error('no item');
    store.toggleItem(done);
    expect(texts()).toEqual(['one false', 'one false']);
    const [, second] = store.state.get().list;
    if (!second) throw new Error('no item');
    store.removeItem(second);
    expect(texts()).toEqual(['one false']);
  });

  it('sets language, page and footer independently', () => {
    store.setLang('ar');
    expect(store.getLang()).toBe('ar');
    store.setCurrentPage(3);
    store.setFooterInfo(contact);
    store.setFooterInfo({ ...contact, phone: '+49 30 23125 200' });
    expect(store.state.get()).toEqual({
      list: [],
      lang: 'ar',
      CurrentPage: 3,
      FooterInfo: { ...contact, phone: '+49 30 23125 200' },
    });
  });

  it('notifies listeners and does not mutate earlier states', () => {
    const seen: number[] = [];
    store.state.listen(({ CurrentPage }) => seen.push(CurrentPage));
    const before = store.state.get();
    store.setCurrentPage(2);
    store.addItem('one');
    expect(seen).toEqual([2, 2]);
    expect(before).toMatchObject({ list: [], CurrentPage: 1 });
  });
});
