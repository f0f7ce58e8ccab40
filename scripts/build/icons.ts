import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { IconCode } from '../../src/gateway/schemas.ts';

const require = createRequire(import.meta.url);

/** Our names for drawings of Lucide. Those with a direction are mirrored by the stylesheet in right-to-left text. */
const LUCIDE = {
  menu: 'menu',
  close: 'x',
  globe: 'globe',
  'arrow-forward': 'arrow-right',
  'arrow-back': 'arrow-left',
  external: 'arrow-up-right',
  'map-pin': 'map-pin',
  phone: 'phone',
  mail: 'mail',
  download: 'download',
  'chevron-down': 'chevron-down',
  alert: 'triangle-alert',
  rss: 'rss',
  play: 'play',
  pause: 'pause',
  battery: 'battery-full',
  cable: 'cable',
  cells: 'layers-3',
  charger: 'ev-charger',
  circuit: 'circuit-board',
  cloud: 'cloud-cog',
  container: 'container',
  cooling: 'fan',
  forklift: 'forklift',
  gauge: 'gauge',
  grid: 'utility-pole',
  house: 'house-plug',
  inverter: 'zap',
  monitor: 'monitor-check',
  plug: 'plug-zap',
  rack: 'server',
  router: 'router',
  shield: 'shield-check',
  solar: 'solar-panel',
  tools: 'wrench',
  truck: 'truck-electric',
  wheel: 'disc-3',
} as const;

/**
 * Codes of the content service, and the brand drawings of Simple Icons that stand for them, in the order in which they
 * stand in their file: `client/styles/elements/BrandIcon.css` knows the places.
 */
export const BRANDS = {
  weixin: 'wechat',
  weibo: 'sinaweibo',
  zhihu: 'zhihu',
  douyin: 'tiktok',
  ke: 'kuaishou',
  ins: 'instagram',
  twitter: 'x',
  facebook: 'facebook',
  ali: 'alibabadotcom',
} as const satisfies Record<IconCode, string>;

/** The drawings that pages hold in their markup, by our names: they are there with the first view. */
export function iconDrawings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LUCIDE).map(([name, file]) => [name, drawingOf(`lucide-static/icons/${file}.svg`)]),
  );
}

/** Side of a drawing, in its own units. */
const SIDE = 24;

/** One SVG file with the brands' drawings below each other: these are longer, and stand at a page's foot. */
export function brandSprite(): string {
  const drawings = Object.values(BRANDS).map(
    (file, place) =>
      `<g transform="translate(0 ${place * SIDE})">${drawingOf(`simple-icons/icons/${file}.svg`)}</g>`,
  );
  const height = drawings.length * SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>`;
}

/** Of a drawing 24 units wide: a hundredth of one is less than a screen can show. */
const DECIMALS = 2;

function drawingOf(module: string): string {
  const { data } = optimize(readFileSync(require.resolve(module), 'utf8'), {
    path: module,
    floatPrecision: DECIMALS,
    multipass: true,
    plugins: ['preset-default', 'removeTitle'],
  });
  const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data)?.[1];
  if (drawing === undefined) throw new Error(`${module} is no SVG`);
  return drawing;
}
