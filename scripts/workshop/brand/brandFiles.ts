import { organization } from '../../../src/organization.ts';
import { brand } from '../../../views/brand.ts';
import { sharp } from '../sharp.ts';
import { favicon, icon, logo, mark, ON_DARK, ON_LIGHT } from './drawings.ts';
import { ico } from './ico.ts';

const TAB = { share: 0.66, radius: 0.19 } as const;
/** Square: iOS and others round the corners themselves. */
const TOUCH = { share: 0.56, radius: 0 } as const;
/** Only the middle 80 % of a maskable icon are always visible (W3C Web Application Manifest, icon masks). */
const MASKABLE = { share: 0.46, radius: 0 } as const;

/** Everything that is generated from `views/brand.ts` and `src/organization.ts`: contents by path from the project root. */
export async function brandFiles(): Promise<Readonly<Record<string, string | Buffer>>> {
  return {
    'scripts/workshop/imagery/kit/identity.json': identity(),
    'public/brand/logo.svg': logo(ON_LIGHT),
    'public/brand/logo-on-dark.svg': logo(ON_DARK),
    'public/brand/mark.svg': mark(ON_LIGHT),
    'public/brand/mark-on-dark.svg': mark(ON_DARK),
    'public/icons/favicon.svg': favicon(TAB),
    'public/favicon.ico': ico(await Promise.all([16, 32, 48].map(tabIcon))),
    'public/apple-touch-icon.png': await png(icon(TOUCH), 180),
    'public/icons/icon-192.png': await png(icon(TAB), 192),
    'public/icons/icon-512.png': await png(icon(TAB), 512),
    'public/icons/maskable-192.png': await png(icon(MASKABLE), 192),
    'public/icons/maskable-512.png': await png(icon(MASKABLE), 512),
  };
}

/** Name and colors for the renders. */
function identity(): string {
  const { name, tradeName } = organization;
  const { ink, glow, volt } = brand.colors;
  return `${JSON.stringify({ name, tradeName, colors: { ink, glow, volt } }, null, 2)}\n`;
}

/** At 16 pixels the mark needs a larger share of the icon. */
async function tabIcon(size: number) {
  return { size, png: await png(icon(size === 16 ? { share: 0.8, radius: 0.125 } : TAB), size) };
}

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size * 4) / 128 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, quality: 95 })
    .toBuffer();
}
