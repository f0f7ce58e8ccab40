import * as z from 'zod';
import type { Block } from '../../../src/blocks/block.ts';
import { BLOCKS } from '../../../src/blocks/blocks.ts';
import { ICON_CODES } from '../../../src/blocks/contact.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';

/** Element name in injected markup: it must never occur as an element in a response. */
export const MARKER = 'arcvane-drill';

/** Valid details with every field set. Hostile values replace one field at a time. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  language: { list: LANGUAGE_CODES.map((mark) => ({ mark, show: 1 })) },
  'about-contact': {
    address: 'Street 1',
    mail: 'info@arcvane.example',
    phone: '+49 30 1',
    icons: ICON_CODES.map((code, sort) => ({
      code,
      show: 1,
      sort,
      customLink: `https://social.example/${code}`,
      qr: `https://social.example/${code}`,
    })),
  },
  news: {
    list: [
      {
        id: 500,
        date: '2026-01-02',
        title: 'Title',
        summary: 'Summary',
        body: 'Text',
        products: ['battery'],
        picture: '/a.png',
      },
    ],
  },
};

const characters = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Strings known to break HTML, XML, JSON-LD, Markdown, URLs, headers or terminals. */
const TEXTS: readonly string[] = [
  'a\ud800b\udfffc \udc00\ud83d',
  `a${characters(0x00, 0x1f)}b${characters(0x7f, 0x9f)}c`,
  'a\vb\fc\u2028d\u2029e\u0085f',
  'a\ufdd0\ufffe\uffffb\u{10ffff}c',
  '\u202Etxet\u202C \u202Dx \u2067y \u2069\u2069 \u200f\u061c',
  `<${MARKER} onload=alert(1)>"'><${MARKER}>`,
  `]]>]]><${MARKER}/>]]></script></style></title><${MARKER}>--><!--`,
  `&#xd800;&#12;&#0;&#x202e;&lt;${MARKER}&gt;&${MARKER};`,
  `[x](javascript:alert(1)) ![y](data:x) <javascript:a> [z]: //evil.example\n\`\`\`\n<${MARKER}>`,
  `](https://evil.example) *_\`\\<${MARKER}>`,
  'a\r\nSet-Cookie: evil=1\r\n\r\n# b\n## c\n- d',
  '%zz%00%c0%ae%E0%A4%A+?#&=;',
  '{{name}} ${7*7} $t(errors:404) __proto__ constructor',
  `e${'\u0301'.repeat(40)}`,
  '__proto__',
  'javascript:alert(1)',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://evil.example/a\ud800.png',
  `https://evil.example/"><${MARKER}>`,
  `/a"><${MARKER}>.png`,
  `mailto:a@b.example?subject=<${MARKER}>`,
  'x'.repeat(1_000_000),
  '\ud800'.repeat(100_000),
  '['.repeat(10_000),
  '> '.repeat(5_000),
  '*a_b'.repeat(2_500),
  '![['.repeat(3_000),
];

/** Placeholder that `toJson` replaces with deep nesting: `JSON.parse` reads deeper nesting than `JSON.stringify` writes. */
const DEEP = '@deep@';
const DEPTH = 100_000;
const WRONG_TYPES: readonly unknown[] = [
  ...[null, true, -1, 7.5, 1e308, '', [], [[]], [null], {}, { length: 3, toString: 'x' }],
  DEEP,
];

/** Gateway response body with the detail. */
export function toJson(detail: unknown): string {
  const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
  return JSON.stringify({ data: [{ detail }] }).replaceAll(`"${DEEP}"`, nested);
}

type Path = readonly string[];
/** Path segment of the first list element. */
const ELEMENT = '0';

/** Paths of all fields of a schema, including objects and lists themselves. */
function fieldsOf(schema: unknown, path: Path = []): Path[] {
  if (schema instanceof z.ZodObject)
    return [path, ...Object.entries(schema.shape).flatMap(([key, part]) => fieldsOf(part, [...path, key]))];
  if (schema instanceof z.ZodArray) return [path, ...fieldsOf(schema.element, [...path, ELEMENT])];
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in, path), ...fieldsOf(schema.out, path)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path));
  return [path];
}

/** Paths of all fields of a block, without duplicates. @throws {Error} if the sample lacks a field */
export function fieldsOfBlock({ slug, schema }: Block): Path[] {
  const fields = new Map(fieldsOf(schema).map((path) => [path.join('.'), path]));
  for (const [name, path] of fields) {
    if (valueAt(SAMPLES[slug], path) === undefined) throw new Error(`the sample of ${slug} has no ${name}`);
  }
  return [...fields.values()];
}

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined;
}

function withValue(detail: unknown, path: Path, value: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return value;
  const copy = structuredClone(detail);
  const parent = valueAt(copy, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, last, value);
  return copy;
}

export interface HostileDetails {
  /** Valid by the schema, so that their texts reach pages. */
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
}

/** All variants of a block's sample with one hostile value in one field. */
export function hostileDetails(block: Block): HostileDetails {
  const { slug, schema } = block;
  const all = fieldsOfBlock(block).flatMap((path) =>
    [...TEXTS, ...WRONG_TYPES].map((value) => ({ value, detail: withValue(SAMPLES[slug], path, value) })),
  );
  const { accepted = [], refused = [] } = Object.groupBy(all, ({ value, detail }) =>
    value !== DEEP && schema.safeParse(detail).success ? 'accepted' : 'refused',
  );
  const details = accepted.map(({ detail }) => detail);
  return {
    accepted: slug === 'news' ? asOneList(details) : details,
    refused: refused.map(({ detail }) => detail),
  };
}

const FIRST_ID = 1000;

/** Combines all articles into one list with unique ids; the second detail is an empty list. */
function asOneList(details: readonly unknown[]): unknown[] {
  const articles = details
    .map((detail) => valueAt(detail, ['list', ELEMENT]))
    .filter((article) => article !== undefined);
  const list = articles.map((article, index) => withValue(article, ['id'], FIRST_ID + index));
  return [{ list }, { list: [] }];
}

/** All requests to a gateway: every block in each of its languages. */
export function blockKeys(): { readonly block: Block; readonly lang: string; readonly index: number }[] {
  return BLOCKS.flatMap((block) => block.languages.map((lang, index) => ({ block, lang, index })));
}
