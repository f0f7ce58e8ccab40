import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { IconCode } from '../../src/blocks/contact.ts';

const require = createRequire(import.meta.url);

/** Lucide icons by our names. The stylesheet mirrors directional ones in right-to-left text. */
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
  search: 'search',
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

const simpleIcon = (name: string) => `simple-icons/icons/${name}.svg`;

/** SVG modules by the content service's codes, in sprite order. Simple Icons has no LinkedIn icon. */
const BRANDS = {
  weixin: simpleIcon('wechat'),
  weibo: simpleIcon('sinaweibo'),
  zhihu: simpleIcon('zhihu'),
  douyin: simpleIcon('tiktok'),
  ke: simpleIcon('kuaishou'),
  ins: simpleIcon('instagram'),
  twitter: simpleIcon('x'),
  facebook: simpleIcon('facebook'),
  ali: simpleIcon('alibabadotcom'),
  linkedin: './linkedin.svg',
  youtube: simpleIcon('youtube'),
} as const satisfies Record<IconCode, string>;

/** SVG content of the icons by name. Pages inline them, so that the first view needs no request for them. */
export function iconDrawings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LUCIDE).map(([name, file]) => [name, drawingOf(`lucide-static/icons/${file}.svg`)]),
  );
}

/** Edge of an icon in SVG units. */
const SIDE = 24;

/** SVG sprite of the brand icons. Not inlined: they are larger, and only in the footer. */
export function brandSprite(): string {
  const drawings = Object.values(BRANDS).map(
    (module, place) => `<g transform="translate(0 ${place * SIDE})">${drawingOf(module)}</g>`,
  );
  const height = drawings.length * SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>`;
}

/** Style rules with the position of each icon in the sprite, for `client/styles/elements/BrandIcon.css`. */
export function brandPositions(): string {
  const codes = Object.keys(BRANDS);
  return codes
    .map(
      (code, place) => `[data-brand='${code}'] { --place: calc(${place} * 100% / ${codes.length - 1}); }\n`,
    )
    .join('');
}

/** A hundredth of a unit, at 24 units per icon, is below what screens resolve. */
const DECIMALS = 2;

function drawingOf(module: string): string {
  const { data } = optimize(readFileSync(require.resolve(module), 'utf8'), {
    path: module,
    floatPrecision: DECIMALS,
    multipass: true,
    plugins: ['preset-default', 'removeTitle'],
  });
  const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data)?.[1];
  if (drawing === undefined) throw new Error(`${module} is not an SVG`);
  return drawing;
}
