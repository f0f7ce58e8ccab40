import { Parser } from 'htmlparser2';
import type { Passage } from './searchDocument.ts';

export interface PageText {
  readonly headings: readonly string[];
  readonly passages: readonly Passage[];
}

/** Elements without text of their own to find: navigation, forms, drawings; and links that ask for an action. */
const SKIPPED = new Set(['button', 'form', 'nav', 'script', 'style', 'svg', 'template']);
const SKIPPED_CLASSES = ['visually-hidden', 'button', 'text-link'];
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** Elements that end a passage. Cells of a table row stay together. */
const BLOCKS = new Set([
  ...HEADINGS,
  'blockquote',
  'div',
  'dd',
  'figcaption',
  'figure',
  'header',
  'li',
  'p',
  'pre',
  'section',
  'summary',
  'tr',
]);
const CELLS = new Set(['td', 'th', 'dt']);
/** Ids that authors gave; React's own begin with an underscore. */
const OWN_ID = /^[a-z]/;
const INVISIBLE = /[\u00ad\u200b\u2066-\u2069]/g;

/** The text of HTML that the site rendered, as passages with the id of the element that contains them. */
export function passagesOf(html: string): PageText {
  const headings: string[] = [];
  const passages: Passage[] = [];
  const anchors: (string | undefined)[] = [];
  let skipping = 0;
  let text = '';
  const finish = (name: string): void => {
    const clean = text
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/ · $/, '')
      .trim();
    text = '';
    if (clean === '') return;
    if (HEADINGS.has(name)) headings.push(clean);
    else passages.push({ text: clean, anchor: anchors.findLast((anchor) => anchor !== undefined) });
  };
  const parser = new Parser({
    onopentag: (name, { id, class: classes = '' }) => {
      if (BLOCKS.has(name)) finish('');
      anchors.push(id !== undefined && OWN_ID.test(id) ? id : undefined);
      if (
        skipping > 0 ||
        SKIPPED.has(name) ||
        SKIPPED_CLASSES.some((name) => classes.split(' ').includes(name))
      )
        skipping += 1;
    },
    ontext: (part) => {
      if (skipping === 0) text += part;
    },
    onclosetag: (name) => {
      if (CELLS.has(name)) text += ' · ';
      if (BLOCKS.has(name)) finish(name);
      anchors.pop();
      if (skipping > 0) skipping -= 1;
    },
  });
  parser.end(html);
  finish('');
  return { headings, passages };
}
