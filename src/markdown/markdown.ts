import MarkdownIt, { type Token } from 'markdown-it';
import { cleanText } from '../common/cleanText.ts';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { checkLength, checkTables } from './bounds.ts';
import { safeImageUrl, safeUrl, type ImageCheck } from './safeUrl.ts';

/** Replaces the attributes `href` and `src` of URLs on this site: `local="href/news"`. */
const LOCAL_URL = 'local';

const NO_IMAGES: ImageCheck = { origins: [], refused: new Set() };

/** Top heading level of an article: the page title is the h1. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// URLs are checked in `keepSafeUrls`, which drops an unsafe link but keeps its text. If markdown-it rejected the link,
// the page would show its Markdown source.
markdown.validateLink = () => true;

/**
 * Renders untrusted Markdown: escapes HTML, drops unsafe URLs, and shifts headings to start at h2.
 *
 * @param options.language BCP 47 tag of one of the site's languages, for the word count
 * @param options.images by default, images must be paths on this site
 * @returns the HTML, to be completed by `withLocalUrls`, and the word count for the reading time
 */
export function renderMarkdown(
  source: string,
  { language, images = NO_IMAGES }: { readonly language: string; readonly images?: ImageCheck },
) {
  const tokens = parse(source, images);
  return { html: render(tokens), words: countWords(textOf(tokens), language) };
}

/**
 * Renders Markdown, and gives each h2 an id as link target for a table of contents.
 *
 * @param before number of sections before this part, where the numbering continues
 */
export function renderSections(source: string, before = 0) {
  const tokens = parse(source, NO_IMAGES);
  const sections: { readonly id: string; readonly heading: string }[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return;
    const id = `section-${before + sections.length + 1}`;
    token.attrSet('id', id);
    sections.push({ id, heading: inlineTextOf(tokens[index + 1]?.children ?? []) });
  });
  return { sections, html: withLocalUrls(render(tokens)) };
}

const asItIs = (path: string): string => path;

/**
 * Completes the HTML of `renderMarkdown`: its links and images on this site depend on where the text is shown.
 *
 * Fast, because it runs for each page view, and safe: in rendered HTML, quotation marks only delimit attributes.
 * `link` and `image` map HTML-escaped paths with query string and fragment.
 */
export function withLocalUrls(html: string, { link = asItIs, image = asItIs } = {}): string {
  const [start = '', ...parts] = html.split(` ${LOCAL_URL}="`);
  return parts.reduce((done, part) => {
    const [from, to] = [part.indexOf('/'), part.indexOf('"')];
    const [name, path] = [part.slice(0, from), part.slice(from, to)];
    return `${done} ${name}="${name === 'href' ? link(path) : image(path)}${part.slice(to)}`;
  }, start);
}

function parse(source: string, images: ImageCheck): Token[] {
  checkTables(source);
  const tokens = markdown.parse(source, {});
  shiftHeadings(tokens);
  for (const token of tokens) {
    if (token.children) token.children = keepSafeUrls(token.children, images);
  }
  checkLength(source, tokens);
  return tokens;
}

function render(tokens: Token[]): string {
  // Sanitize after rendering, when entities (`&#12;`, `&#x202e;`) have become characters.
  return cleanText(markdown.renderer.render(tokens, markdown.options, {}));
}

function shiftHeadings(tokens: readonly Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const shift = FIRST_LEVEL - Math.min(...levels);
  headings.forEach((heading, index) => {
    heading.tag = `h${Math.min((levels[index] ?? 1) + shift, LAST_LEVEL)}`;
  });
}

function keepSafeUrls(tokens: readonly Token[], images: ImageCheck): Token[] {
  const kept: Token[] = [];
  let inDroppedLink = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      inDroppedLink = !keepLink(token);
      if (!inDroppedLink) kept.push(token);
    } else if (token.type === 'link_close') {
      if (!inDroppedLink) kept.push(token);
      inDroppedLink = false;
    } else if (token.type === 'image') {
      kept.push(...keepImage(token, images));
    } else {
      kept.push(token);
    }
  }
  return kept;
}

function keepLink(token: Token): boolean {
  const url = safeUrl(String(token.attrGet('href') ?? ''));
  if (url === undefined) return false;
  setUrl(token, 'href', url);
  if (/^https?:/i.test(url)) token.attrSet('rel', 'noopener');
  return true;
}

/** The image, or its alternative text if the URL is rejected. */
function keepImage(token: Token, images: ImageCheck): readonly Token[] {
  const alternative = keepSafeUrls(token.children ?? [], images);
  const url = safeImageUrl(String(token.attrGet('src') ?? ''), images);
  if (url === undefined) return alternative;
  setUrl(token, 'src', url);
  token.attrSet('loading', 'lazy');
  return [token];
}

function setUrl(token: Token, name: 'href' | 'src', url: string): void {
  const attributes = token.attrs ?? [];
  const given = attributes.findIndex(([each]) => each === name);
  attributes[given] = url.startsWith('/') ? [LOCAL_URL, name + url] : [name, url];
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ children, content }) => (children ? inlineTextOf(children) : content)).join('\n');
}

function inlineTextOf(tokens: readonly Token[]): string {
  return tokens.map(({ content, type }) => (type.endsWith('break') ? '\n' : content)).join('');
}

/** Creating a segmenter takes longer than counting the words of an article. */
const segmenterOf = memoize(
  (language: string) => new Intl.Segmenter(language, { granularity: 'word' }),
  LANGUAGE_CODES.length,
);

/** With the segmentation rules of the language: Japanese has no spaces between words. */
function countWords(text: string, language: string): number {
  let words = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
