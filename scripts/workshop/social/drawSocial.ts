import { escapeHtml } from '../../../src/common/escapeHtml.ts';
import type { Language } from '../../../src/model/languages.ts';
import { typeset } from '../../../src/locale/typeset.ts';
import { brand } from '../../../views/brand.ts';
import { logo, ON_DARK } from '../brand/drawings.ts';
import { arabicFontSource, fontSource } from '../../build/fontSource.ts';

const { ink, glow, volt, onDark } = brand.colors;

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Area for the product beside the title, in pixels. */
const PLACE = { width: 640, height: 540, top: 46, margin: 44 } as const;

/** A render: the product on a transparent background. */
export interface Render {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Bounding box of the product; undefined if it is cut off at the edges, so that the render must fill the picture. */
  readonly thing:
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
}

/**
 * HTML of a social picture. Chromium renders it, because it shapes Arabic and breaks Japanese between phrases. Fonts and
 * render are requested by plain names. The title breaks where headings of the pages do.
 */
export function drawSocial(title: string, render: Render, { code, dir }: Language): string {
  const picture = `<img src="/renders/${render.name}.webp" alt="" ${placed(render, dir)}>`;
  return `<!doctype html><html lang="${code}" dir="${dir}"><meta charset="utf-8"><style>${STYLE}</style>
<body>${picture}<div class="shade"></div>${logo(ON_DARK)}<h1>${typeset(escapeHtml(title), code)}</h1></body></html>`;
}

/** Scales the product to fit its area and centers it; the shadow may extend beyond. */
function placed({ width, thing }: Render, dir: Language['dir']): string {
  if (!thing) return 'class="scene"';
  const scale = Math.min(PLACE.width / thing.width, PLACE.height / thing.height);
  const start = dir === 'rtl' ? PLACE.margin : WIDTH - PLACE.margin - PLACE.width;
  const left = start + (PLACE.width - thing.width * scale) / 2 - thing.x * scale;
  const top = PLACE.top + (PLACE.height - thing.height * scale) / 2 - thing.y * scale;
  return `class="product" style="left:${left}px;top:${top}px;width:${width * scale}px"`;
}

/**
 * Runs in the page: sets the largest font size at which the title fits its column in as few lines as possible.
 *
 * @throws {Error} if the title does not fit at any size
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
  throw new Error(`The title is too long for the picture: ${title.textContent}`);
}

/** Whole fonts, because the division of the pages' subsets changes with the texts. */
const face = (name: string, weight: number, source: string) =>
  `@font-face{font-family:${name};font-weight:${weight};src:url(/fonts/${source})}`;

const STYLE = `
${face('Latin', 500, fontSource('ibm-plex-sans', 'latin', 500))}
${face('Arabic', 500, arabicFontSource(500))}
${face('Japanese', 400, fontSource('ibm-plex-sans-jp', 'japanese', 400))}
* { margin: 0; box-sizing: border-box }
html { overflow: clip }
body { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: clip;
  background: radial-gradient(ellipse 680px 520px at 70% 52%, ${glow}, transparent), ${ink}; color: ${onDark};
  font-family: Latin, Arabic, Japanese }
[dir=rtl] body { background: radial-gradient(ellipse 680px 520px at 30% 52%, ${glow}, transparent), ${ink} }
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
.whole { white-space: nowrap }
:lang(ar) h1, :lang(ja) h1 { letter-spacing: 0; line-height: 1.3 }
:lang(ar) h1 { font-family: Arabic, Latin }
:lang(ja) h1 { font-family: Japanese; font-weight: 400; word-break: keep-all }
`;
