import digitalLink from 'digital-link.js';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { gtin14, gtinOf } from '../src/catalog/gtin.ts';
import { MODELS } from '../src/catalog/models.ts';
import {
  identifierPath,
  PASSPORT_MODELS,
  passportFile,
  passportPath,
  SERIALS,
} from '../src/catalog/passport.ts';
import { manualPath, productPath } from '../src/catalog/catalog.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { localize } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { headingOf } from './kit/elements.ts';
import { createSite, PHONE, visit } from './kit/site.ts';
import { words } from './kit/words.ts';

const site = await createSite();
const [model] = PASSPORT_MODELS;
const other = MODELS.find((one) => !PASSPORT_MODELS.includes(one));
if (!model || !other) throw new Error('The catalog has no such models');
const { product, gtin } = model;
const [serial = ''] = SERIALS;
const address = `/01/${gtin}`;
const [pip, dpp, manual] = [productPath(product), passportPath(model), manualPath(product)];
const ask = (path: string, headers: Record<string, string> = {}) => visit(site, path).set(headers);

it('gives every model a GTIN of its own, with the check digit of GS1', () => {
  // Example of the GS1 General Specifications.
  expect([gtin14('9506000134352'), gtin14('09506000134352'), gtin14('9506000134353')]).toEqual([
    '09506000134352',
    '09506000134352',
    undefined,
  ]);
  expect(gtinOf(101)).toMatch(/^09520029001\d{3}$/);
  expect(new Set(MODELS.map((one) => one.gtin)).size).toBe(MODELS.length);
});

describe('the resolver redirects', () => {
  it.each([
    [address, {}, pip],
    [`${address}/`, {}, pip],
    [`/01/${gtin.slice(1)}`, {}, pip],
    [`${address}/21/${serial}`, {}, pip],
    [`${address}/10/LOT%2F7/21/${serial}`, {}, pip],
    [address, { 'Accept-Language': 'zh, de-AT;q=0.8, en;q=0.5' }, localize(pip, 'de', 'desktop')],
    [address, { 'Accept-Language': 'de', Cookie: 'currentLang=ja' }, localize(pip, 'ja', 'desktop')],
    [address, { 'Accept-Language': 'zh', Cookie: 'currentLang=zh' }, pip],
    [address, { 'User-Agent': PHONE, 'Accept-Language': 'ar' }, localize(pip, 'ar', 'mobile')],
    [`${address}?linkType=gs1:pip`, {}, pip],
    [`${address}?linkType=gs1:dpp`, { Accept: 'text/html' }, dpp],
    [`${address}?linkType=gs1:dpp`, { Accept: 'application/json' }, passportFile(model)],
    [`${address}?linkType=https%3A%2F%2Fref.gs1.org%2Fvoc%2Finstructions`, {}, manual],
    [
      `${address}?linkType=gs1:instructions`,
      { Accept: 'application/pdf' },
      `/documents/${product}-manual-en.pdf`,
    ],
    [`${address}?linkType=gs1:certificationInfo`, {}, `/documents/${product}-declaration-en.pdf`],
    [`${address}?linkType=gs1:masterData`, { Accept: 'text/csv' }, `/documents/${product}-data.json`],
    [`${address}?foo=bar`, {}, pip],
  ])('%s with %o to %s', async (path, headers, target) => {
    const answer = await ask(path, headers);
    const [, query] = path.split('?');
    expect([answer.status, answer.headers.location]).toEqual([
      307,
      SITE_URL + target + (query ? `?${query}` : ''),
    ]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-store',
      vary: 'User-Agent, Cookie, Accept, Accept-Language',
    });
    expect(answer.headers.link).toMatch(
      /^<[^>]+\?linkType=linkset>; rel="linkset"; type="application\/linkset\+json"$/,
    );
    expect((await ask(target, headers)).status).toBe(200);
  });
});

describe('the linkset', () => {
  it.each([
    [`${address}?linkType=linkset`, {}],
    [`${address}?linkType=all`, { Accept: 'text/html' }],
    [address, { Accept: 'application/linkset+json' }],
  ])('of %s with %o lists all links with their languages', async (path, headers) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/linkset+json');
    expect(answer.headers.link).toContain('rel="http://www.w3.org/ns/json-ld#context"');
    const { linkset } = JSON.parse(answer.text);
    expect(linkset).toHaveLength(1);
    const [entry] = linkset;
    expect(entry.anchor).toBe(SITE_URL + address);
    // The default link has no optional attributes.
    expect(entry['https://ref.gs1.org/voc/defaultLink']).toEqual([
      { href: SITE_URL + pip, title: expect.stringContaining(model.name) },
    ]);
    expect(entry['https://ref.gs1.org/voc/pip']).toHaveLength(LANGUAGE_CODES.length);
    expect(entry['https://ref.gs1.org/voc/dpp']).toContainEqual({
      href: SITE_URL + localize(dpp, 'fr', 'desktop'),
      title: words.fr.passport.label,
      type: 'text/html',
      hreflang: ['fr'],
    });
  });

  it('of a unit also has the links of its model', async () => {
    const { text } = await ask(`${address}/21/${serial}?linkType=linkset`);
    const anchors = JSON.parse(text).linkset.map(({ anchor }: { anchor: string }) => anchor);
    expect(anchors).toEqual([SITE_URL + address, `${SITE_URL}${address}/21/${serial}`]);
  });

  it('is announced to other sites, with the methods that are allowed', async () => {
    const answer = await request(site.app).options(address);
    expect([answer.status, answer.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ]);
    expect((await request(site.app).head(address)).status).toBe(307);
    expect((await request(site.app).post(address)).status).toBe(405);
    const { body } = await ask('/.well-known/gs1resolver');
    expect(body).toMatchObject({
      resolverRoot: SITE_URL,
      supportedPrimaryKeys: ['01'],
      supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
    });
  });
});

describe('the resolver refuses', () => {
  it.each([
    [`/01/${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`, 400, 'checkDigit'],
    ['/01/952', 400, 'key'],
    ['/01/', 400, 'key'],
    [`${address}/foo`, 400, 'key'],
    [`${address}/21/`, 400, 'key'],
    [`${address}/21/${'9'.repeat(21)}`, 400, 'key'],
    [`${address}/21/${serial}/10/A`, 400, 'key'],
    [`${address}%2F21%2F${serial}`, 400, 'key'],
    [`${address}/21/%C3%28`, 400, 'key'],
    [`${address}/21/%zz`, 400, 'key'],
    ['/01/09506000134352', 404, 'gtin'],
    [`${address}/21/A%2FB`, 404, 'serial'],
    [`${address}/21/A.1`, 404, 'serial'],
    [`${address}?linkType=gs1:recipeInfo`, 404, 'linkType'],
    [`/01/${other.gtin}?linkType=gs1:dpp`, 404, 'linkType'],
  ] as const)('%s with %i, in the language of the visitor', async (path, status, fault) => {
    for (const code of LANGUAGE_CODES) {
      const answer = await ask(path, { 'Accept-Language': code });
      expect(answer.status).toBe(status);
      expect(headingOf(answer.text)).toBe(words[code].passport.errors[fault]);
      expect(answer.text).toShow(`lang="${code}"`);
    }
    expect((await ask(path)).headers.location).toBeUndefined();
  });
});

/** What GS1's test suite for resolvers asks of an address (github.com/gs1/GS1DL-resolver-testsuite). */
describe('the criteria of the test suite of GS1', () => {
  const unit = `${address}/21/${serial}`;
  const VOCABULARY = 'https://ref.gs1.org/voc/';

  it('an identifier is a valid GS1 Digital Link with a GTIN of 14 digits', () => {
    for (const each of MODELS) {
      expect(each.gtin).toMatch(/^\d{14}$/);
      for (const path of [identifierPath(each), ...SERIALS.map((own) => identifierPath(each, own))])
        expect(digitalLink.DigitalLink(SITE_URL + path).isValid(), path).toBe(true);
    }
  });

  it.each([
    [`${address.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`],
    ['/01/952'],
    [`${address}/21/${'9'.repeat(21)}`],
    [`${unit}/10/A`],
  ])('%s is invalid, and refused', async (path) => {
    expect(digitalLink.DigitalLink(SITE_URL + path).isValid()).toBe(false);
    expect((await ask(path)).status).toBe(400);
  });

  it('an unknown value of a qualifier leads to what is known of the model', async () => {
    expect((await ask(`${address}/10/KL8G`)).headers.location).toBe(SITE_URL + pip);
  });

  it('the header links to the linkset, and lists no other link', async () => {
    const { link } = (await ask(unit)).headers;
    expect(link).toBe(
      `<${SITE_URL}${unit}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    );
  });

  it('the resolver redirects to each link by link type, media type and language, and to the default without them', async () => {
    const { linkset } = JSON.parse((await ask(`${unit}?linkType=linkset`)).text);
    const defaults: string[] = [];
    const described = new Set<string>();
    for (const { anchor, itemDescription, ...byType } of linkset) {
      expect(anchor).toMatch(new RegExp(`^${SITE_URL}/01/`));
      expect(itemDescription).toContain(model.name);
      for (const [linkType, links] of Object.entries<Record<string, string>[]>(byType))
        for (const { href = '', title, type, hreflang, ...others } of links) {
          expect(linkType.startsWith(VOCABULARY) && title).toBeTruthy();
          expect(others).toEqual({});
          if (linkType === `${VOCABULARY}defaultLink`) {
            defaults.push(href);
            expect([type, hreflang]).toEqual([undefined, undefined]);
            continue;
          }
          described.add(href);
          const query = `?linkType=gs1:${linkType.slice(VOCABULARY.length)}`;
          const answer = await ask(unit + query, {
            Accept: type ?? '',
            'Accept-Language': hreflang?.[0] ?? '',
          });
          expect([answer.status, answer.headers.location]).toEqual([307, href + query]);
        }
    }
    expect(defaults).toEqual([(await ask(unit)).headers.location]);
    expect(defaults.filter((href) => !described.has(href))).toEqual([]);
  });
});
