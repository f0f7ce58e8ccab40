import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { cleanText } from '../cleanText.ts';
import { countWords } from './countWords.ts';
import { safeImageUrl, safeUrl } from './safeUrl.ts';
import type { ImageCheck } from './safeUrl.ts';

interface MarkdownOptions {
  /** BCP 47 tag, for the word count. */
  readonly language: string;
  /** By default, images must be paths on this site. */
  readonly images?: ImageCheck;
}

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
 * @returns the HTML, and the word count for the reading time
 */
export function renderMarkdown(
  source: string,
  { language, images = { origins: [], refused: new Set() } }: MarkdownOptions,
): { html: string; words: number } {
  const tokens = markdown.parse(source, {});
  shiftHeadings(tokens);
  for (const token of tokens) {
    if (token.children) token.children = keepSafeUrls(token.children, images);
  }
  // Sanitize after rendering, when entities (`&#12;`, `&#x202e;`) have become characters.
  const html = cleanText(markdown.renderer.render(tokens, markdown.options, {}));
  return { html, words: countWords(textOf(tokens), language) };
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
  token.attrSet('href', url);
  if (/^https?:/i.test(url)) token.attrSet('rel', 'noopener');
  return true;
}

/** The image, or its alternative text if the URL is rejected. */
function keepImage(token: Token, images: ImageCheck): readonly Token[] {
  const alternative = keepSafeUrls(token.children ?? [], images);
  const url = safeImageUrl(String(token.attrGet('src') ?? ''), images);
  if (url === undefined) return alternative;
  token.attrSet('src', url);
  token.attrSet('loading', 'lazy');
  return [token];
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ children, content }) => (children ? inlineTextOf(children) : content)).join('\n');
}

function inlineTextOf(tokens: readonly Token[]): string {
  return tokens.map(({ content, type }) => (type.endsWith('break') ? '\n' : content)).join('');
}
