import { expect, it } from 'vitest';
import { renderMarkdown } from '../markdown/markdown.ts';
import { localise } from '../locale/urls.ts';
import { withLocalLinks } from './localLinks.ts';

const linked = (markdown: string) =>
  withLocalLinks(renderMarkdown(markdown, { language: 'en' }).html, (path) =>
    localise(path, 'en', 'desktop'),
  );

it.each([
  ['/news?page=2#top', '/news?page=2#top'],
  ['/mobile//evil.example/pay', '/evil.example/pay'],
  ['/mobile/en//evil.example', '/evil.example'],
  ['/mobile///evil.example', '/evil.example'],
])('rewrites an article’s link to %s to a path on this site', (path, expected) => {
  expect(linked(`[link](${path})`)).toBe(`<p><a href="${expected}">link</a></p>\n`);
});
