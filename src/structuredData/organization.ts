import type { Organization, WebSite, WithContext } from 'schema-dts';
import type { Site } from '../../views/site.tsx';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import { memoize } from '../memoize.ts';
import { organisation } from '../organisation.ts';

/** Reference to the company in the structured data of any page. */
export function organizationId(siteUrl: string): { readonly '@id': string } {
  return { '@id': `${siteUrl}/#organization` };
}

/** JSON-LD of the company (specification, section 3, organisation description), for every page. */
export function organizationData(siteUrl: string, { words }: Pick<Site, 'words'>): WithContext<Organization> {
  const { name, legalName, email, founded, logo, address } = organisation;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...organizationId(siteUrl),
    name,
    legalName,
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    description: words.home.description,
    email,
    foundingDate: String(founded),
    address: { '@type': 'PostalAddress', ...address },
  };
}

/** A process has one; tests have more. */
const MAX_SITES = 10;

/** What the site is called, for its name in search results. Stands on the home page. */
export const webSiteData = memoize(
  (siteUrl: string): WithContext<WebSite> => ({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organisation.name,
    alternateName: organisation.legalName,
    url: `${siteUrl}/`,
    inLanguage: LANGUAGE_CODES,
    publisher: organizationId(siteUrl),
  }),
  MAX_SITES,
);
