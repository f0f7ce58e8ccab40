import type { ContactPage, ContactPoint, WithContext } from 'schema-dts';
import type { RenderContext } from '../model/renderContext.ts';
import { HUBS, hubsFor, ROUND_THE_CLOCK } from '../markets/hubs.ts';
import { hubCity } from '../markets/marketTexts.ts';
import { MARKET_IDS, MARKETS } from '../markets/markets.ts';
import { organizationId } from './jsonLd.ts';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const ALL_DAYS = [...WORKDAYS, 'Saturday', 'Sunday'] as const;

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
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WORKDAYS,
        opens: hours[0],
        closes: hours[1],
      },
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
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ALL_DAYS,
            opens: '00:00',
            closes: '23:59',
          },
        },
      ],
    },
  };
}
