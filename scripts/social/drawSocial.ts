import { brandColours } from '../../views/brandColours.ts';
import type { Language } from '../../src/locale/languages.ts';
import { logo, ON_DARK } from '../brand/drawings.ts';

const { ink, volt, white } = brandColours;

/** Raised when the drawing changes, so that every picture is made anew. */
export const DRAWING = 3;
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where a product may stand beside the title, in pixels. */
const PLACE = { width: 640, height: 540, top: 46, margin: 44 } as const;

/** A render as it lies on its film: what is around the product is transparent. */
export interface Render {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What it shows; none where that reaches over the film's edges, so that the render has to fill the picture. */
  readonly thing:
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
}

/**
 * One social picture as a page that Chromium shapes and sets: Arabic joins, Japanese breaks between phrases.
 * Fonts and render are asked for by plain names.
 */
export function drawSocial(title: string, render: Render, { code, dir }: Language): string {
  const picture = `<img src="/renders/${render.name}.webp" alt="" ${placed(render, dir)}>`;
  return `<!doctype html><html lang="${code}" dir="${dir}"><meta charset="utf-8"><style>${STYLE}</style>
<body>${picture}<div class="shade"></div>${logo(ON_DARK)}<h1>${breakable(title, code)}</h1></body></html>`;
}

/** Products are all as large as their place allows, in its middle, and keep their shadow beyond it. */
function placed({ width, thing }: Render, dir: Language['dir']): string {
  if (!thing) return 'class="scene"';
  const scale = Math.min(PLACE.width / thing.width, PLACE.height / thing.height);
  const start = dir === 'rtl' ? PLACE.margin : WIDTH - PLACE.margin - PLACE.width;
  const left = start + (PLACE.width - thing.width * scale) / 2 - thing.x * scale;
  const top = PLACE.top + (PLACE.height - thing.height * scale) / 2 - thing.y * scale;
  return `class="product" style="left:${left}px;top:${top}px;width:${width * scale}px"`;
}

/**
 * Runs in the page: the largest size at which the title stands in its column, in as few lines as it can.
 *
 * @throws {Error} where no size would do: the title would be cut off
 */
export function fitTitle(): void {
  const title = document.querySelector('h1');
  if (!title) throw new Error('The picture has no title');
  const leastSizes = [76, 60, 52, 36];
  for (const [index, least] of leastSizes.entries()) {
    const lines = index + 1;
    for (let size = 76; size >= least; size -= 2) {
      title.style.fontSize = `${size}px`;
      const lineHeight = parseFloat(getComputedStyle(title).lineHeight);
      const height = title.scrollHeight - parseFloat(getComputedStyle(title).paddingBlockStart);
      if (title.scrollWidth <= title.clientWidth && height <= lineHeight * (lines + 0.5)) return;
    }
  }
  throw new Error(`The title is too long: ${title.textContent}`);
}

/** Where a Japanese title may break: before a word that is not written in hiragana, so particles stay where they are. */
function breakable(title: string, code: string): string {
  if (code !== 'ja') return escape(title);
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(title)];
  return words
    .map(({ segment }) =>
      /^[\p{scx=Han}\p{scx=Katakana}]/u.test(segment) ? `<wbr>${segment}` : escape(segment),
    )
    .join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

const face = (family: string, file: string, weight = 500) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(/fonts/${file}.woff2)}`;

const STYLE = `
${face('Latin', 'plex-latin-500')}${face('Arabic', 'plex-arabic-500')}
${face('Japanese', 'plex-japanese-400', 400)}${face('Kanji', 'plex-kanji-400', 400)}${face('JapaneseMore', 'plex-japanese-more-400', 400)}
* { margin: 0; box-sizing: border-box }
html { overflow: clip }
body { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: clip;
  background: radial-gradient(ellipse 680px 520px at 70% 52%, #2b4250, transparent), ${ink}; color: ${white};
  font-family: Latin, Arabic, Japanese, Kanji, JapaneseMore }
[dir=rtl] body { background: radial-gradient(ellipse 680px 520px at 30% 52%, #2b4250, transparent), ${ink} }
.product { position: absolute; max-width: none }
.scene { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
.shade { position: absolute; inset: 0; background: linear-gradient(to right, ${ink}f5 6%, ${ink}c0 42%, ${ink}00 78%) }
[dir=rtl] .shade { background: linear-gradient(to left, ${ink}f5 6%, ${ink}c0 42%, ${ink}00 78%) }
.product + .shade { background: linear-gradient(to right, ${ink} 12%, ${ink}c8 40%, ${ink}00 52%) }
[dir=rtl] .product + .shade { background: linear-gradient(to left, ${ink} 12%, ${ink}c8 40%, ${ink}00 52%) }
svg { position: absolute; top: 64px; inset-inline-start: 64px; width: 226px }
h1 { position: absolute; bottom: 58px; inset-inline-start: 64px; width: 500px; padding-block-start: 30px;
  font-weight: 500; line-height: 1.08; letter-spacing: -.025em; text-wrap: balance }
h1::before { content: ''; position: absolute; top: 0; inset-inline-start: 0; width: 72px; height: 6px;
  border-radius: 3px; background: ${volt} }
.scene ~ h1 { width: 600px }
:lang(ar) h1, :lang(ja) h1 { letter-spacing: 0; line-height: 1.3 }
:lang(ar) h1 { font-family: Arabic, Latin }
:lang(ja) h1 { font-family: Japanese, Kanji, JapaneseMore; font-weight: 400; word-break: keep-all }
`;
