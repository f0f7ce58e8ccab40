import type { Words } from './model/words.ts';
import type roles from '../locales/en/people.json';
import { figures } from './figures.ts';
import people from './people.json' with { type: 'json' };

export type DepartmentId = keyof Words['about']['contact-us']['departments']['items'];

const domain = 'arcvane.example';
const street = 'Lichtbogenallee';
const houseNumber = '29';

interface Employer {
  /** Missing for the company itself. */
  readonly name?: string;
  /** The name in Japanese, of a Japanese company. */
  readonly ja?: string;
  readonly staff: Readonly<Record<string, Person>>;
}

export interface Person {
  readonly name: string;
  /** The name in Arabic and Japanese. */
  readonly ar: string;
  readonly ja: string;
  readonly gender: 'f' | 'm';
  readonly role: Role;
  /** Function under company law, if any. */
  readonly office?: Role;
}

type Role = keyof (typeof roles)['roles'];

/**
 * Company data: the only place that has names, addresses, numbers and domain of the company. Locale files refer to them
 * by placeholders such as `{{organization.name}}`; colors and logo are in `views/brand.ts`.
 */
export const organization = {
  name: 'Arcvane',
  /** Name without legal form. */
  tradeName: 'Arcvane Energy',
  legalName: 'Arcvane Energy GmbH',
  email: `info@${domain}`,
  /** Contact for vulnerability reports, published in `/.well-known/security.txt`. */
  securityEmail: `security@${domain}`,
  sustainabilityEmail: `sustainability@${domain}`,
  /** The switchboard. Faults go to the hotline, which is a department. */
  phone: '+49 30 23125 100',
  /** Contact data of each department; its name and description are in the locale files. */
  departments: {
    sales: { mail: `sales@${domain}`, phone: '+49 30 23125 210' },
    hotline: { mail: `service@${domain}`, phone: '+49 30 23125 112' },
    parts: { mail: `parts@${domain}`, phone: '+49 30 23125 240' },
    partners: { mail: `partners@${domain}`, phone: '+49 30 23125 260' },
    press: { mail: `press@${domain}`, phone: '+49 30 23125 180' },
    purchasing: { mail: `purchasing@${domain}`, phone: '+49 30 23125 320' },
    careers: { mail: `careers@${domain}` },
    privacy: { mail: `privacy@${domain}` },
  } satisfies Readonly<Record<DepartmentId, { mail: string; phone?: string }>>,
  domain,
  /** Origin of the public site. QR codes in documents point to it unless `SITE_URL` is set during the build. */
  website: `https://www.${domain}`,
  /** Default of `CHINESE_SITE_URL`. */
  chineseWebsite: `https://zh.${domain}`,
  /** Default of `CAREERS_URL`. */
  careersWebsite: `https://careers.${domain}`,
  /** Account name on social networks. */
  socialName: 'arcvane',
  /** A text, because years have no thousands separator. */
  founded: '2009',
  /** The managing directors, who sign declarations of conformity jointly. */
  signatory: people.own.staff.vossbeck.name,
  secondSignatory: people.own.staff.orlandt.name,
  /**
   * The leaders and the press officer, and everybody whom articles and customers' feedback quote, by organization. Texts
   * refer to them by placeholders such as `{{people.ribera.santaella.full}}`. A role is a key of `people.json` in each
   * language, where a bar separates masculine and feminine. All of these people are invented.
   */
  people: people as Readonly<Record<string, Employer>>,
  /** Path of the logo on this site. */
  logo: '/brand/logo.svg',
  street,
  houseNumber,
  address: {
    streetAddress: `${street} ${houseNumber}`,
    postalCode: '12489',
    addressLocality: 'Berlin',
    addressRegion: 'Berlin',
    /** ISO 3166-1 alpha-2. */
    addressCountry: 'DE',
  },
  /** Numbers for the legal notice. */
  registers: {
    commercial: 'HRB 000000 B',
    vatId: 'DE000000000',
    businessId: 'DE000000000-00001',
    electricalEquipment: 'DE 00000000',
    batteries: 'DE 00000000',
    packaging: 'DE0000000000000',
    france: 'FR000000_05ZZZZ, FR000000_06ZZZZ, FR000000_01ZZZZ',
    spain: 'RII-AEE 00000, RII-PYA 00000, ENV/2026/000000000',
    italy: 'IT00000000000000, IT00000P00000000',
  },
  /** Record-filing numbers, shown on mainland hosts. */
  recordFilings: [
    { text: '京ICP备00000000号', url: 'https://beian.example/icp' },
    { text: '京公网安备 00000000000000号', url: 'https://beian.example/security' },
  ],
  figures,
} as const;
