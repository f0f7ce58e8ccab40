import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { formatOf } from '../src/locale/format.ts';
import { CHINESE, LANGUAGES } from '../src/model/languages.ts';
import { toLayout } from '../src/model/paths.ts';
import { CHINESE_SITE_URL } from './kit/addresses.ts';
import { languageLinks, submission, tabStops } from './kit/forms.ts';
import { attribute, parse, textOf, withName } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE } from './kit/site.ts';
import { TASKS } from './kit/tasks.ts';
import { inHtml, words } from './kit/words.ts';

const HOST = 'localhost';
const LAYOUTS = [
  { layout: 'desktop', language: 'en', userAgent: DESKTOP },
  { layout: 'mobile', language: 'ar', userAgent: PHONE },
] as const;

// An https URL would make cookies Secure, and the tests connect over plain HTTP.
const site = await createSite({ SITE_URL: `http://${HOST}` });

/** A browser that stores cookies, follows redirects within the site and runs no script. */
function startBrowser(userAgent: string) {
  const agent = request.agent(site.app).set({ Host: HOST, 'User-Agent': userAgent });
  let address = '';
  let html = '';
  const cookies = new Map<string, string>();

  async function follow(asked: request.Test, path: string): Promise<void> {
    const { status, headers, text } = await asked.redirects(0);
    for (const cookie of [headers['set-cookie'] ?? []].flat().map(String)) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    const { location } = headers;
    if (location !== undefined) return open(location);
    expect(status, path).toBe(200);
    [address, html] = [path, text];
  }
  async function open(path: string): Promise<void> {
    await follow(agent.get(path), path);
  }
  return {
    cookies,
    open,
    address: () => address,
    html: () => html,
    asksForConsent: () => html.includes('data-consent=""'),
    press: async (...pressed: [text: string, options?: Parameters<typeof submission>[2]]) => {
      const { action, method, body } = submission(html, ...pressed);
      expect(method).toBe('post');
      const headers = { 'Sec-Fetch-Site': 'same-origin', Referer: `http://${HOST}${address}` };
      await follow(agent.post(action).type('form').set(headers).send(body), action);
    },
  };
}

describe.each(LAYOUTS)('without script ($layout, $language)', ({ layout, language, userAgent }) => {
  const at = (path: string, code: 'en' | 'ar' | 'de' = language) => toLayout(inLanguage(path, code), layout);
  const { banner, options, page: settings } = words[language].consent;

  describe('the consent banner', () => {
    it.each([
      ['acceptAll', {}, '1-2'],
      ['necessaryOnly', {}, '1'],
      ['save', { ticked: ['2'] }, '1-2'],
      ['save', { ticked: ['2'], byEnter: true }, '1-2'],
      ['save', {}, '1'],
      ['save', { byEnter: true }, '1'],
    ] as const)(
      '%s with %j is stored, returns to the page and hides the banner',
      async (button, how, accepted) => {
        const browser = startBrowser(userAgent);
        await browser.open(`${at('/legal')}?from=mail`);
        expect([...browser.cookies]).toEqual([]);
        expect(browser.asksForConsent()).toBe(true);
        await browser.press(banner[button], how);
        expect(browser.address()).toBe(`${at('/legal')}?from=mail`);
        expect(browser.asksForConsent()).toBe(false);
        expect(browser.cookies.get('isSetCookieValue')).toBe('1');
        expect(browser.cookies.get('cookieChoice')?.split('.').at(-1)).toBe(accepted);
        await browser.open(at('/'));
        expect(browser.asksForConsent()).toBe(false);
      },
    );

    it('can be answered by keyboard: the custom choice is a details element, and Tab moves through it', async () => {
      const browser = startBrowser(userAgent);
      await browser.open(at('/legal'));
      const [, question = ''] = browser.html().split('data-consent=""');
      expect(tabStops(question, 'details')).toEqual([`summary ${banner.choose}`, 'input 2', 'button custom']);
    });
  });

  it.each(TASKS)('$name: found by at most three links', async ({ start, links, target }) => {
    const browser = startBrowser(userAgent);
    expect(links.length).toBeLessThanOrEqual(3);
    let href = at(start, 'en');
    for (const name of links) {
      await browser.open(href.replace(/#.*/, ''));
      const found = withName(parse(browser.html()), 'a').find((link) =>
        name.test((attribute(link, 'aria-label') || textOf(link)).replace(/[\u00ad\u200b]/g, '').trim()),
      );
      href = attribute(found, 'href');
      expect(href, `${String(name)} on ${browser.address()}`).not.toBe('');
    }
    expect(href).toMatch(target);
  });

  it('the cookie settings show the stored choice and change it', async () => {
    const browser = startBrowser(userAgent);
    await browser.open(at('/legal'));
    const address = at('/privacy/cookies');
    expect(browser.html()).toShow(`<a href="${address}" rel="nofollow">`);
    await browser.open(address);
    expect(browser.html()).toShow(inHtml(settings.title));
    expect(browser.html()).toShow(inHtml(settings.none));
    expect(browser.asksForConsent()).toBe(false);

    const isTicked = () => /<input type="checkbox" [^>]*checked="" value="2"\/>/.test(browser.html());
    await browser.press(banner.save, { ticked: ['2'] });
    expect(browser.address()).toBe(address);
    const all = browser.html();
    expect(all).toShow(inHtml(options[1].title));
    expect(isTicked()).toBe(true);
    expect(browser.cookies.get('cookieChoice')).toMatch(/\.1-2$/);

    await browser.press(banner.necessaryOnly);
    const onlyNecessary = `<dd>${inHtml(formatOf(language).list([options[1].title]))}</dd>`;
    expect(browser.html()).toShow(onlyNecessary);
    expect(all).not.toShow(onlyNecessary);
    expect(isTicked()).toBe(false);
    expect(browser.cookies.get('cookieChoice')).toMatch(/\.1$/);
    await browser.open(at('/legal'));
    expect(browser.asksForConsent()).toBe(false);
  });

  it('a chosen language is stored, applies at the root, and can be changed back', async () => {
    const browser = startBrowser(userAgent);
    const choose = async (name: string) => {
      const link = languageLinks(browser.html()).find((one) => one.name === name);
      await browser.open(link?.href ?? '');
    };
    await browser.open(at('/solutions/detail/battery'));
    expect([...browser.cookies]).toEqual([]);
    await choose(LANGUAGES.de.name);
    expect(browser.address()).toBe(at(layout === 'mobile' ? '/' : '/solutions/detail/battery', 'de'));
    expect(browser.html()).toShow(`<html lang="de" dir="ltr" data-layout="${layout}"`);
    expect(browser.cookies.get('currentLang')).toBe('de');
    await browser.open('/');
    expect(browser.address()).toBe(at('/', 'de'));
    await choose(LANGUAGES.en.name);
    expect(browser.address()).toBe(at('/', 'en'));
    expect(browser.html()).toShow('<html lang="en"');
    expect(browser.cookies.get('currentLang')).toBe('en');
    await browser.open('/');
    expect(browser.address()).toBe(at('/', 'en'));
  });

  it('the language menu has native language names, marks the current one, and opens without script', async () => {
    const browser = startBrowser(userAgent);
    await browser.open(at('/news'));
    const links = languageLinks(browser.html());
    const own = LANGUAGE_CODES.map((code) => LANGUAGES[code].name);
    expect(links.map(({ name }) => name)).toEqual([...own, CHINESE.name]);
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual([
      LANGUAGES[language].name,
    ]);
    expect(links.filter(({ isInDetails }) => !isInDetails)).toEqual([]);
    expect(links.at(-1)?.href).toBe(CHINESE_SITE_URL);
  });

  it.each([
    ['fr', '/', 'fr', '/fr'],
    ['fr', '/news', 'en', '/news'],
    ['fr', '/it/legal', 'it', '/it/legal'],
    // An unsupported language.
    ['xx', '/', 'en', '/'],
  ])('with the language cookie %s, %s shows %s', async (cookie, path, shown, target) => {
    const agent = request(site.app);
    const ask = (asked: string) =>
      agent
        .get(asked)
        .set({ Host: HOST, 'User-Agent': userAgent, Cookie: `currentLang=${cookie}` })
        .redirects(0);
    const first = await ask(path);
    const address = toLayout(target, layout);
    expect(first.headers.location ?? path).toBe(address);
    const page = first.status === 200 ? first : await ask(address);
    expect(page.text).toShow(`<html lang="${shown}"`);
  });
});
