import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import { manualPath, PRODUCT_IDS, productPath } from '../src/catalog/catalog.ts';
import { modelsOf } from '../src/catalog/models.ts';
import { hasPassport, identifierPath, passportPath, SERIALS } from '../src/catalog/passport.ts';
import { pathToList } from '../src/catalog/partsList.ts';
import { localize } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { attribute, parse, textOf, withName } from './kit/elements.ts';
import { readCode } from './kit/readCode.ts';
import { createSite, PHONE, visit } from './kit/site.ts';

const site = await createSite();
const [serial] = SERIALS;

/** Each tap is one on a link, or one that opens what hides it. */
const tapsTo = (link: Parameters<typeof textOf>[0] & object): number => {
  const parent = DomUtils.getParent(link);
  const isClosed = link.name === 'details' && !('open' in link.attribs);
  return (isClosed ? 1 : 0) + (parent && 'attribs' in parent && 'name' in parent ? tapsTo(parent) : 0);
};

it.each(PRODUCT_IDS.flatMap((product) => (['fr', 'ar'] as const).map((code) => [product, code] as const)))(
  'the code on a plate of the family %s leads a phone in %s to model, manual, fault codes, passport and parts in two taps',
  async (product, code) => {
    const [model] = modelsOf(product);
    if (!model) throw new Error('A family without models');
    const identifier = identifierPath(model, serial);
    const address = readCode(String((await visit(site, `/qr/page.svg?path=${identifier}`)).body));
    expect(address).toBe(SITE_URL + identifier);
    const open = (path: string) => visit(site, path, { userAgent: PHONE }).set('Accept-Language', code);
    const here = (path: string) => localize(path, code, 'mobile');
    const { status, headers } = await open(identifier);
    expect([status, headers.location]).toEqual([307, SITE_URL + here(productPath(product))]);
    const page = await open(here(productPath(product)));
    const [main] = withName(parse(page.text), 'main');
    expect(textOf(main)).toContain(model.name);
    const targets = [
      manualPath(product),
      '/services/fault-codes',
      ...(hasPassport(model) ? [passportPath(model)] : []),
      pathToList([model.name]),
    ];
    for (const target of targets.map(here)) {
      const links = (main ? withName(main, 'a') : []).filter((link) => attribute(link, 'href') === target);
      expect(Math.min(...links.map(tapsTo)), target).toBeLessThanOrEqual(1);
      const { status: found, text } = await open(target);
      expect([found, /<html[^>]* lang="(\w+)"/.exec(text)?.[1]]).toEqual([200, code]);
    }
  },
);
