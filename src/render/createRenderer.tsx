import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FragmentProvider, type CachedFragment } from '../../views/Cached.tsx';
import { RenderContextProvider } from '../../views/renderContext.tsx';
import type { RenderContext } from '../model/renderContext.ts';
import { typeset } from '../locale/typeset.ts';
import { encode } from './encode.ts';

/** HTML in UTF-8. Pieces are shared with other pages: never write to them. */
export interface RenderedPage {
  readonly pieces: readonly Buffer[];
  /** Hash of the content, for a strong ETag. */
  readonly digest: string;
}

interface Fragment extends RenderedPage {
  /** Bytes without nested fragments. */
  readonly size: number;
}

interface CachedFragmentHtml extends Fragment {
  /** How often it was taken from the cache. */
  uses: number;
}

/** Maximum total size of the cached fragments: those of about 500 pages; the whole site has eight times as many. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Overhead of a cache entry: its key and lists. */
const ENTRY_BYTES = 400;

/** Replaced by the fragment's bytes. Text in views cannot produce it: React escapes `<`. */
const PLACEHOLDER = createElement('cached-fragment');
const PLACEHOLDER_BYTES = Buffer.from('<cached-fragment></cached-fragment>');

const DOCTYPE = Buffer.from('<!doctype html>');

export type Render = (node: ReactNode, context: RenderContext) => RenderedPage;

/**
 * Creates a document renderer. Each `<Cached>` renders as a placeholder, which is then replaced by a fragment from an LRU
 * cache bounded in bytes. Fragments can be nested.
 *
 * @param verify throws an error if the function of a cached view changes, because then it knows more than its properties;
 *   renders a fragment again at its first, second, fourth, eighth … use, and throws an error if the result differs
 */
export function createRenderer({ verify = false } = {}): Render {
  const cache = new LRUCache<string, CachedFragmentHtml>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size + ENTRY_BYTES,
  });

  const views = new Map<string, CachedFragment['view']>();

  function render(node: ReactNode, context: RenderContext, idPrefix?: string): Fragment {
    const parts: CachedFragment[] = [];
    const html = renderToString(
      <FragmentProvider
        value={(part) => {
          parts.push(part);
          return PLACEHOLDER;
        }}
      >
        <RenderContextProvider value={context}>{node}</RenderContextProvider>
      </FragmentProvider>,
      idPrefix === undefined ? {} : { identifierPrefix: idPrefix },
    );
    const bytes = encode(typeset(html, context.language.code));
    const fragments = parts.map((part) => fragmentOf(part, context));
    const own = hash('sha1', bytes, 'base64url');
    const digests = [own, ...fragments.map(({ digest }) => digest)];
    return {
      pieces: insert(fragments, bytes),
      digest: fragments.length === 0 ? own : hash('sha1', digests.join(' '), 'base64url'),
      size: bytes.length,
    };
  }

  function fragmentOf({ view, props, content }: CachedFragment, context: RenderContext): Fragment {
    const { name } = view;
    if (verify && (views.get(name) ?? view) !== view)
      throw new Error(
        `The cached view ${name} is made at each use, or shares its name: define it in a module`,
      );
    views.set(name, view);
    const key = [name, context.language.code, context.layout, digestOfMembers(props)].join(' ');
    const cached = cache.get(key);
    if (cached && !(verify && isPowerOfTwo((cached.uses += 1)))) return cached;
    const fragment = { ...render(content(), context, name), uses: cached?.uses ?? 0 };
    if (cached && cached.digest !== fragment.digest)
      throw new Error(
        `The cached view ${name} depends on more than language, layout and its properties: make it a property`,
      );
    cache.set(key, fragment);
    return fragment;
  }

  return (node, context) => {
    const { pieces, digest } = render(node, context);
    return { pieces: [DOCTYPE, ...pieces], digest };
  };
}

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}

const digests = new WeakMap<object, string>();

/** The same for equal data. Data that stays the same object is read once. */
function digestOf(data: object): string {
  const known = digests.get(data);
  if (known !== undefined) return known;
  const digest = digestOfMembers(data);
  digests.set(data, digest);
  return digest;
}

/** The digest of an object that is made for each request, and therefore not kept. */
function digestOfMembers(data: object): string {
  const values = Object.entries(data).map(([name, value]) => `${name} ${keyOf(value)}`);
  return hash('sha1', values.join('\0'), 'base64url');
}

/** Lists are often new, while their items stay the same objects. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join('\0')}]`;
  return typeof value === 'object' && value !== null ? digestOf(value) : `${typeof value} ${value}`;
}

/** @throws {Error} if a view has rendered a placeholder without a fragment */
function insert(fragments: readonly Fragment[], html: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (const fragment of fragments) {
    const end = html.indexOf(PLACEHOLDER_BYTES, start);
    pieces.push(html.subarray(start, end), ...fragment.pieces);
    start = end + PLACEHOLDER_BYTES.length;
  }
  if (html.includes(PLACEHOLDER_BYTES, start))
    throw new Error('More placeholders than fragments: a view has rendered <cached-fragment> as raw HTML');
  pieces.push(html.subarray(start));
  return pieces;
}
