import type { Words } from '../views/words.ts';

/**
 * Company data: the only place that has names, addresses, numbers and domain of the company. Locale files refer to them
 * by placeholders such as `{{organisation.name}}`; colors and logo are in `views/brand.ts`.
 */
interface Organisation {
  readonly name: string;
  /** Name without legal form. */
  readonly tradeName: string;
  readonly legalName: string;
  readonly email: string;
  /** Contact for vulnerability reports, published in `/.well-known/security.txt`. */
  readonly securityEmail: string;
  readonly sustainabilityEmail: string;
  readonly hotline: string;
  /** Contact data of each department; its name and description are in the locale files. */
  readonly departments: Readonly<Record<DepartmentId, Department>>;
  readonly domain: string;
  /** Origin of the public site. QR codes in documents point to it unless `SITE_URL` is set during the build. */
  readonly website: string;
  /** Default of `CHINESE_SITE_URL`. */
  readonly chineseWebsite: string;
  /** Default of `CAREERS_URL`. */
  readonly careersWebsite: string;
  /** Account name on social networks. */
  readonly socialName: string;
  readonly founded: number;
  /** Signs the declarations of conformity; the job title is in `documents.json`. */
  readonly signatory: string;
  /** Path of the logo on this site. */
  readonly logo: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly address: {
    readonly streetAddress: string;
    readonly postalCode: string;
    readonly addressLocality: string;
    readonly addressRegion: string;
    /** ISO 3166-1 alpha-2. */
    readonly addressCountry: string;
  };
  /** Numbers for the legal notice. */
  readonly registers: {
    readonly commercial: string;
    readonly vatId: string;
    readonly businessId: string;
    readonly electricalEquipment: string;
    readonly batteries: string;
    readonly packaging: string;
  };
  /** Record-filing numbers, shown on mainland hosts. */
  readonly recordFilings: readonly { readonly text: string; readonly url: string }[];
  /** Company figures; their captions are in the locale files. */
  readonly figures: {
    readonly installedGWh: number;
    readonly countries: number;
    readonly cycles: number;
    readonly efficiencyPercent: number;
    readonly serviceYears: number;
    readonly people: number;
    readonly plants: number;
    readonly hubs: number;
  };
}

export type DepartmentId = keyof Words['about']['contact-us']['departments']['items'];

interface Department {
  readonly mail: string;
  /** Missing for departments that are reached by mail only. */
  readonly phone?: string;
}

const domain = 'arcvane.example';
const street = 'Lichtbogenallee';
const houseNumber = '29';

export const organisation = {
  name: 'Arcvane',
  tradeName: 'Arcvane Energy',
  legalName: 'Arcvane Energy GmbH',
  email: `info@${domain}`,
  securityEmail: `security@${domain}`,
  sustainabilityEmail: `sustainability@${domain}`,
  hotline: '+49 30 23125 100',
  departments: {
    sales: { mail: `sales@${domain}`, phone: '+49 30 23125 210' },
    hotline: { mail: `service@${domain}`, phone: '+49 30 23125 112' },
    parts: { mail: `parts@${domain}`, phone: '+49 30 23125 240' },
    partners: { mail: `partners@${domain}`, phone: '+49 30 23125 260' },
    press: { mail: `press@${domain}`, phone: '+49 30 23125 180' },
    purchasing: { mail: `purchasing@${domain}`, phone: '+49 30 23125 320' },
    careers: { mail: `careers@${domain}` },
    privacy: { mail: `privacy@${domain}` },
  },
  domain,
  website: `https://www.${domain}`,
  chineseWebsite: `https://zh.${domain}`,
  careersWebsite: `https://careers.${domain}`,
  socialName: 'arcvane',
  founded: 2009,
  signatory: 'Dr. Henrike Vossbeck',
  logo: '/brand/logo.svg',
  street,
  houseNumber,
  address: {
    streetAddress: `${street} ${houseNumber}`,
    postalCode: '12489',
    addressLocality: 'Berlin',
    addressRegion: 'Berlin',
    addressCountry: 'DE',
  },
  registers: {
    commercial: 'HRB 000000 B',
    vatId: 'DE000000000',
    businessId: 'DE000000000-00001',
    electricalEquipment: 'DE 00000000',
    batteries: 'DE 00000000',
    packaging: 'DE0000000000000',
  },
  recordFilings: [
    { text: '京ICP备00000000号', url: 'https://beian.example/icp' },
    { text: '京公网安备 00000000000000号', url: 'https://beian.example/security' },
  ],
  figures: {
    installedGWh: 12,
    countries: 38,
    cycles: 6000,
    efficiencyPercent: 96.4,
    serviceYears: 15,
    people: 2400,
    plants: 3,
    hubs: 4,
  },
} as const satisfies Organisation;
