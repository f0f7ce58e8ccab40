import type { ContactPage, ContactPoint, DayOfWeek, WithContext } from 'schema-dts';
import type { RenderContext } from '../model/renderContext.ts';
import { HUBS, hubsFor, ROUND_THE_CLOCK } from '../markets/hubs.ts';
import { hubCity } from '../markets/marketTexts.ts';
import { MARKET_IDS, MARKETS } from '../markets/markets.ts';
import { organizationId } from './jsonLd.ts';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const open = (dayOfWeek: readonly DayOfWeek[], [opens, closes]: readonly [string, string]) =>
  ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }) as const;

/** JSON-LD of the service hubs: whom they serve, in which languages, and when, in local time. */
export function contactData(siteUrl: string, context: RenderContext): WithContext<ContactPage> {
  const hubs = hubsFor(context.language.code).map((id): ContactPoint => {
    const { phone, mail, languages, hours } = HUBS[id];
    const countries = MARKET_IDS.filter((market) => MARKETS[market].hub === id).flatMap(
      (market) => MARKETS[market].countries,
    );
    return {
      '@type': 'ContactPoint',
      name: hubCity(id, context),
      contactType: 'customer service',
      telephone: phone,
      email: mail,
      areaServed: countries,
      availableLanguage: [...new Set([...languages, 'en'])],
      hoursAvailable: open(WORKDAYS, hours),
    };
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    mainEntity: {
      '@type': 'Organization',
      ...organizationId(siteUrl),
      contactPoint: [
        ...hubs,
        {
          '@type': 'ContactPoint',
          contactType: 'emergency',
          telephone: HUBS[ROUND_THE_CLOCK].phone,
          availableLanguage: 'en',
          hoursAvailable: open([...WORKDAYS, 'Saturday', 'Sunday'], ['00:00', '23:59']),
        },
      ],
    },
  };
}
