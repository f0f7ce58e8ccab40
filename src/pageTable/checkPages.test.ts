import { expect, it } from 'vitest';
import { pages } from '../pages/pages.ts';
import { checkPages } from './checkPages.ts';
import { defineTextPage } from './page.ts';

const like = (place: { readonly desktop: string; readonly menu?: { readonly position: number } }) =>
  defineTextPage({
    id: 'other',
    label: () => '',
    words: ({ home }) => home,
    view: () => null,
    ...place,
  });

it.each([
  [{ desktop: '/solutions' }, 'The pages solutions and other have the same path /solutions'],
  [{ desktop: '/news/:name' }, 'The pages article and other have the same path /news/:'],
  [
    { desktop: '/other', menu: { position: 2 } },
    'The pages solutions and other have the same position 2 below the top',
  ],
])('a page table with the further page %j does not start', (place, fault) => {
  expect(() => checkPages(pages)).not.toThrow();
  expect(() => checkPages([...pages, like(place)])).toThrow(fault);
});
