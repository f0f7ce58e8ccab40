import type { LanguageCode } from '../model/codes.ts';
import { organization } from '../organization.ts';

interface PostalAddress {
  readonly streetAddress: string;
  readonly postalCode?: string;
  readonly addressLocality: string;
  /** ISO 3166-1 alpha-2. */
  readonly addressCountry: string;
}

interface Hub {
  /** Spoken besides English. The hub comes first on pages in these languages. */
  readonly languages: readonly LanguageCode[];
  readonly address: PostalAddress;
  /** The address as it is written in the country, for pages in its language. */
  readonly localAddress?: string;
  readonly phone: string;
  readonly mail: string;
  /** In the IANA database; `hours` are local. */
  readonly timeZone: string;
  /** From Monday through Friday. */
  readonly hours: readonly [from: string, to: string];
}

export const HUB_IDS = ['berlin', 'lyon', 'dubai', 'osaka'] as const;
export type HubId = (typeof HUB_IDS)[number];

const { address, departments, domain } = organization;

/**
 * The service hubs. Nobody can have their numbers: those of Berlin and Lyon are from the ranges that the German and French
 * regulators keep for fiction (030 23125, 04 65 71); after the area code, that of Dubai continues with 0, the prefix of
 * long-distance calls, and that of Osaka with 1, the first digit of special services, as no local number can. The postal
 * codes of Lyon and Osaka name no street.
 */
export const HUBS: Readonly<Record<HubId, Hub>> = {
  berlin: {
    languages: ['en', 'de'],
    address,
    ...departments.hotline,
    timeZone: 'Europe/Berlin',
    hours: ['07:00', '19:00'],
  },
  lyon: {
    languages: ['fr', 'es', 'it'],
    address: {
      streetAddress: '29 allée de l’Arc-Électrique',
      postalCode: '69000',
      addressLocality: 'Lyon',
      addressCountry: 'FR',
    },
    phone: '+33 4 65 71 01 12',
    mail: `lyon@${domain}`,
    timeZone: 'Europe/Paris',
    hours: ['07:00', '19:00'],
  },
  dubai: {
    languages: ['ar'],
    address: { streetAddress: '29 Electric Arc Street', addressLocality: 'Dubai', addressCountry: 'AE' },
    localAddress: '29 شارع القوس الكهربائي، دبي',
    phone: '+971 4 012 0112',
    mail: `dubai@${domain}`,
    timeZone: 'Asia/Dubai',
    hours: ['08:00', '17:00'],
  },
  osaka: {
    languages: ['ja'],
    address: {
      streetAddress: '2-9 Denko-cho, Nishi-ku',
      postalCode: '550-0000',
      addressLocality: 'Osaka',
      addressCountry: 'JP',
    },
    localAddress: '〒550-0000 大阪府大阪市西区電弧2-9',
    phone: '+81 6-1123-0112',
    mail: `osaka@${domain}`,
    timeZone: 'Asia/Tokyo',
    hours: ['09:00', '17:30'],
  },
};

/** Answers in English at any time. */
export const ROUND_THE_CLOCK: HubId = 'berlin';

/** All hubs, that of a language first. */
export function hubsFor(language: LanguageCode): readonly HubId[] {
  const own = hubOf(language);
  return [own, ...HUB_IDS.filter((id) => id !== own)];
}

export function hubOf(language: LanguageCode): HubId {
  return HUB_IDS.find((id) => HUBS[id].languages.includes(language)) ?? ROUND_THE_CLOCK;
}
