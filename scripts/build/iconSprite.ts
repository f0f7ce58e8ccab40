import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

/** Codes of the content service, and the brand drawings of Simple Icons that stand for them. */
const BRANDS = {
  weixin: 'wechat',
  weibo: 'sinaweibo',
  zhihu: 'zhihu',
  douyin: 'tiktok',
  ke: 'kuaishou',
  ins: 'instagram',
  twitter: 'x',
  facebook: 'facebook',
  ali: 'alibabadotcom',
} as const;

/** One SVG file with every icon of the site as a symbol. */
export function iconSprite(): string {
  const symbols = [
    ...Object.entries(LUCIDE).map(([name, file]) =>
      symbol(
        name,
        `lucide-static/icons/${file}.svg`,
        'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
      ),
    ),
    ...Object.entries(BRANDS).map(([code, file]) =>
      symbol(`social-${code}`, `simple-icons/icons/${file}.svg`, 'fill="currentColor"'),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(id: string, module: string, paint: string): string {
  const source = readFileSync(require.resolve(module), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (inner === undefined) throw new Error(`${module} is no SVG`);
  const drawing = inner
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `<symbol id="${id}" viewBox="0 0 24 24" ${paint}>${drawing}</symbol>`;
}
