import cookieParser from 'cookie-parser';
import express, { Router } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../../test/kit/site.ts';
import { REVISION } from '../consent/choice.ts';
import { requestFacts } from './facts.ts';

const app = express().set('trust proxy', false);
app.use(cookieParser(), requestFacts({ mainlandHosts: ['www.site.cn'] }));
const answer = Router().use((_req, res) => void res.json(res.locals.facts));
app.use('/de', answer).use(answer);

const factsOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (
    await request(app)
      .get(path)
      .set({ 'User-Agent': DESKTOP, ...headers })
  ).body;

it('gives the full path and the raw query string, also inside a mounted router', async () => {
  expect(await factsOf('/de/news/%C3%BC?a=%20&b')).toMatchObject({
    path: '/de/news/%C3%BC',
    search: '?a=%20&b',
    language: 'de',
  });
  expect(await factsOf('/news')).toMatchObject({ path: '/news', search: '', language: 'en' });
});

it.each([
  [{ 'User-Agent': PHONE }, 'mobile', 'phone'],
  [{ 'User-Agent': PHONE, Cookie: 'layout=desktop' }, 'mobile', 'phone'],
  [{ Cookie: 'layout=mobile' }, 'mobile', 'layout-cookie'],
  [{ Cookie: 'layout=desktop' }, 'desktop', 'no-phone'],
  [{ Cookie: 'layout=nonsense' }, 'desktop', 'no-phone'],
  [{ Cookie: 'layout=j:{"a":1}' }, 'desktop', 'no-phone'],
  [{}, 'desktop', 'no-phone'],
])('with %j, the layout is %s because of %s', async (headers, layout, layoutReason) => {
  expect(await factsOf('/', headers)).toMatchObject({ layout, layoutReason });
});

it('knows the mainland hosts', async () => {
  expect(await factsOf('/', { Host: 'www.site.cn' })).toMatchObject({
    host: 'www.site.cn',
    isMainland: true,
  });
  expect(await factsOf('/', { Host: 'www.site.example:80' })).toMatchObject({
    host: 'www.site.example',
    isMainland: false,
  });
});

describe('consent', () => {
  const WHEN = '2026-11-21T06:00:00Z';
  const chosen = { revision: REVISION, when: WHEN, accepted: [1, 2] };
  it.each([
    ['', false, undefined],
    [`cookieChoice=${REVISION}.${WHEN}.1-2`, false, undefined],
    [`isSetCookieValue=1; cookieChoice=${REVISION}.${WHEN}.1-2`, true, chosen],
    [
      `isSetCookieValue=1; cookieChoice=${REVISION - 1}.${WHEN}.1-2`,
      false,
      { ...chosen, revision: REVISION - 1 },
    ],
    ['isSetCookieValue=1; cookieChoice=broken', true, undefined],
    ['isSetCookieValue=1', true, undefined],
    ['isSetCookieValue=0', false, undefined],
  ])('with the cookies %j is known: %s', async (cookies, isKnown, choice) => {
    const { consent } = await factsOf('/', { Cookie: cookies });
    expect(consent).toEqual({ isKnown, refusesAnalytics: false, ...(choice && { choice }) });
  });

  it('refuses analytics if the browser sends Global Privacy Control', async () => {
    expect(await factsOf('/', { 'Sec-GPC': '1' })).toMatchObject({ consent: { refusesAnalytics: true } });
    expect(await factsOf('/', { 'Sec-GPC': '0' })).toMatchObject({ consent: { refusesAnalytics: false } });
  });
});
