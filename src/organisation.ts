/** Company data. To reuse the site for another company, edit this file and `locales/`. */
export interface Organisation {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  /** Contact for vulnerability reports, published in `/.well-known/security.txt`. */
  readonly securityEmail: string;
  readonly hotline: string;
  /** Origin of the public site. QR codes in documents point to it unless `SITE_URL` is set during the build. */
  readonly website: string;
  readonly description: string;
  readonly founded: number;
  /** Signs the declarations of conformity; the job title is in `documents.json`. */
  readonly signatory: string;
  /** Path of the logo on this site. */
  readonly logo: string;
  readonly address: {
    readonly streetAddress: string;
    readonly postalCode: string;
    readonly addressLocality: string;
    readonly addressRegion: string;
    /** ISO 3166-1 alpha-2. */
    readonly addressCountry: string;
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

export const organisation: Organisation = {
  name: 'Arcvane',
  legalName: 'Arcvane Energy GmbH',
  email: 'info@arcvane.example',
  securityEmail: 'security@arcvane.example',
  hotline: '+49 30 23125 100',
  website: 'https://www.arcvane.example',
  description: 'Battery systems, electric drives, chargers and energy storage.',
  founded: 2009,
  signatory: 'Dr. Henrike Vossbeck',
  logo: '/brand/logo.svg',
  address: {
    streetAddress: 'Lichtbogenallee 29',
    postalCode: '12489',
    addressLocality: 'Berlin',
    addressRegion: 'Berlin',
    addressCountry: 'DE',
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
};
