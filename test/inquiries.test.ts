import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { App } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { MAX_LENGTHS, type Field } from '../src/inquiries/fields.ts';
import { FORM_IDS, FORMS, type FormId } from '../src/inquiries/forms.ts';
import { LANGUAGE_CODES, type LanguageCode, PREFIXED_LANGUAGES } from '../src/model/codes.ts';
import { formatOf } from '../src/locale/format.ts';
import { LANGUAGES } from '../src/model/languages.ts';
import { HUBS } from '../src/markets/hubs.ts';
import { openingHours } from '../src/markets/marketTexts.ts';
import { organization } from '../src/organization.ts';
import { pages } from '../src/pages/pages.ts';
import { localize } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { attribute, parse, withName } from './kit/elements.ts';
import { eventually } from './kit/eventually.ts';
import { startMailServer } from '../scripts/site/mailServer.ts';
import { createSite, DESKTOP, PHONE, postForm, visit, withoutTemplates } from './kit/site.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';
import { inHtml, translate, words } from './kit/words.ts';

const HOST = new URL(SITE_URL).host;
const EVIL = '<script>alert(1)</script>"\'&';
const MINUTE = 60_000;

const folder = temporaryFolder();
const log: string[] = [];
let now = Date.now();
const site = await createSite(
  { SPOOL_DIR: folder, TRUST_PROXY: 'loopback' },
  {
    logger: pino({}, { write: (line: string) => void log.push(line) }),
    now: () => new Date(now),
    formsPerSecond: 1e6,
  },
);

/** English desktop path of the first page with a form. */
function pathOf(form: FormId): string {
  const page = pages.find(({ forms }) => forms.includes(form));
  return page?.canonicalPath ?? '';
}

const VALID: Readonly<Record<Field['kind'], string>> = {
  line: `Jane ${EVIL}`,
  email: 'jane@company.example',
  phone: '+1 555 0100',
  number: '12',
  date: new Date().toISOString().slice(0, 10),
  choice: '',
  text: `First line\r\n${EVIL}`,
};

function validFields(form: FormId): Record<string, string> {
  return Object.fromEntries(
    FORMS[form].fields.map(({ name, kind, options = [] }) => [name, options[0] ?? VALID[kind]]),
  );
}

/** Values of the hidden fields of a form on a page. */
function hiddenFields(html: string, form: FormId): Record<string, string> {
  const own = withName(parse(html), 'form').find((each) => attribute(each, 'action').endsWith(`#${form}`));
  if (!own) throw new Error(`The page has no form ${form}`);
  const hidden = withName(own, 'input').filter((input) => attribute(input, 'type') === 'hidden');
  return Object.fromEntries(hidden.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
}

interface Post {
  readonly to?: App;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly userAgent?: string;
}

const post = (
  fields: Record<string, string>,
  path: string,
  { to = site, headers = {}, userAgent = DESKTOP }: Post = {},
) => postForm(to, path, String(new URLSearchParams(fields)), { 'User-Agent': userAgent, ...headers });

/** Opens a page, waits a minute, and submits its form. */
async function submit(
  form: FormId,
  changes: Record<string, string> = {},
  { path = pathOf(form), ...options }: Post = {},
) {
  const page = await visit(options.to ?? site, path, { userAgent: options.userAgent ?? DESKTOP, host: HOST });
  now += MINUTE;
  return post({ ...validFields(form), ...hiddenFields(page.text, form), ...changes }, path, options);
}

const stored = async () => (await readdir(join(folder, 'waiting')).catch(() => [])).length;

/** By turns, so that each form, and each language, has both. */
const LAYOUTS = [
  ['desktop', DESKTOP],
  ['mobile', PHONE],
] as const;

it.each(LANGUAGE_CODES)(
  'every form comes back with what is wrong, and is then accepted: %s',
  async (code) => {
    const own = words[code].inquiries;
    for (const [index, form] of FORM_IDS.entries()) {
      const [layout, userAgent] = LAYOUTS[(index + LANGUAGE_CODES.indexOf(code)) % 2] ?? LAYOUTS[0];
      const path = localize(pathOf(form), code, layout);
      const wrong = await submit(form, { email: `jane ${code}`, name: '' }, { path, userAgent });
      expect(wrong.status, form).toBe(422);
      expect(wrong.headers['cache-control']).toBe('no-store');
      for (const text of [own.summary, own.missing.name, own.faults.email, own.privacyLink])
        expect(wrong.text, form).toShow(inHtml(text));
      const named = `${own.labels.name}${words[code].frame.labelSeparator}${own.missing.name}`;
      expect(wrong.text).toShow(`<a href="#${form}-name">${inHtml(named)}</a>`);
      expect(wrong.text).toShow(
        new RegExp(`id="${form}-email"[^>]*aria-describedby="[^"]*${form}-email-fault" aria-invalid="true"`),
      );
      expect(wrong.text).toShow(`value="jane ${code}"`);
      expect(wrong.text).not.toShow('<script>alert');
      expect(wrong.text).toShow(inHtml(EVIL));
      expect(withoutTemplates(wrong.text).match(/<h1[ >]/g)).toHaveLength(1);

      const right = await submit(form, { name: `Jane ${code} ${layout}` }, { path, userAgent });
      expect([right.status, right.headers['cache-control'], right.headers['set-cookie']], form).toEqual([
        303,
        'no-store',
        undefined,
      ]);
      const location = String(right.headers.location);
      const caseNumber = /[A-Z](?:-\w{4}){3}/.exec(location)?.[0] ?? '';
      expect(location).toBe(localize(`/inquiries/${caseNumber}`, code, layout));
      const confirmation = await visit(site, location, { userAgent });
      expect([confirmation.status, confirmation.headers['cache-control']]).toEqual([
        200,
        'private, no-store',
      ]);
      const within = translate[code]('inquiries:received.within', { count: FORMS[form].answerDays });
      for (const text of [own.received.title, caseNumber, own.received.steps[form], within, EVIL])
        expect(confirmation.text).toShow(inHtml(text));
      expect(confirmation.text).toShow(`data-copy="${caseNumber}" data-copied="${own.received.copied}"`);
      expect(confirmation.text).toMatch(
        new RegExp(`href="mailto:\\?subject=[^&"]*${caseNumber}&amp;body=[^"]*${caseNumber}`),
      );
      expect(confirmation.text).toShow('content="noindex');
      for (const personal of [`Jane ${code} ${layout}`, VALID.email, EVIL])
        expect(confirmation.text).not.toShow(personal);
    }
  },
);

describe('an accepted form', () => {
  it('is on disk with everything typed, and neither address nor log has any of it', async () => {
    const { headers } = await submit('service', {
      name: 'Secretname',
      incident: 'Secretincident',
      serial: 'Secretserial',
    });
    const caseNumber = String(headers.location).split('/').at(-1) ?? '';
    const file = JSON.parse(await readFile(join(folder, 'waiting', `${caseNumber}.json`), 'utf8'));
    expect(file).toMatchObject({
      caseNumber,
      form: 'service',
      language: 'en',
      values: { name: 'Secretname', incident: 'Secretincident' },
    });
    await eventually(() => expect(log.join('')).toContain(`"page":"afterSalesService"`));
    expect(log.join('')).toContain(caseNumber);
    expect(log.join('')).not.toMatch(/secret(?:name|incident|serial)|company\.example/i);
  });

  it('is shown in its confirmation for half an hour, without what identifies the visitor', async () => {
    const { headers } = await submit('service', { incident: 'It hums.', name: 'Jane Hum', serial: 'ＡＶ７' });
    const shown = async () => (await visit(site, String(headers.location))).text;
    for (const text of ['It hums.', 'AV7', words.en.inquiries.received.sent])
      expect(await shown()).toShow(text);
    expect(await shown()).not.toShow('Jane Hum');
    now += 31 * MINUTE;
    expect(await shown()).not.toShow('It hums.');
  });

  it('has a confirmation that says so if it cannot be read', async () => {
    const { headers } = await submit('service', { incident: 'It whistles.' });
    const location = String(headers.location);
    await writeFile(join(folder, 'waiting', `${location.split('/').at(-1)}.json`), 'damaged');
    const { status, text } = await visit(site, location);
    expect(status).toBe(200);
    expect(text).toShow(inHtml(words.en.inquiries.received.unreadable));
    expect(log.join('')).toContain('the inquiry cannot be read');
  });

  it('has a confirmation; a case number that the site has not given out has none', async () => {
    const { headers } = await submit('press', { name: 'Jane Confirmed' });
    const location = String(headers.location);
    expect((await visit(site, location)).status).toBe(200);
    for (const forged of ['/inquiries/M-0000-0000-0000', location.replace('/M-', '/E-'), `${location}0`])
      expect((await visit(site, forged)).status, forged).toBe(404);
  });

  it('names the hub of the country in its confirmation, with hours, mail and phone', async () => {
    const { headers } = await submit('engineer', { country: '日本' });
    const { text } = await visit(site, String(headers.location));
    const context = { words: words.en, language: LANGUAGES.en, format: formatOf('en') };
    for (const shown of [HUBS.osaka.mail, HUBS.osaka.phone, openingHours('osaka', context)])
      expect(text).toShow(inHtml(shown));
    const forged = await visit(site, String(headers.location).replace('osaka', 'x'));
    expect(forged.text).toShow(organization.departments.sales.mail);
  });

  it('that comes again gets the same case number and is stored once', async () => {
    const changes = { name: 'Jane Twice' };
    const first = await submit('engineer', changes);
    const before = await stored();
    const second = await submit('engineer', changes);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await stored()).toBe(before);
  });

  it('carries the address of the page that the visitor came from', async () => {
    const about = '/solutions/detail/compare?models=AV-SC-102,AV-CT-3730';
    const path = `${pathOf('engineer')}?about=${encodeURIComponent(about)}`;
    const { headers } = await submit('engineer', { name: 'Jane About' }, { path });
    const caseNumber = String(headers.location).split('/').at(-1) ?? '';
    expect(JSON.parse(await readFile(join(folder, 'waiting', `${caseNumber}.json`), 'utf8'))).toMatchObject({
      about,
    });
  });
});

describe('a product page and a comparison', () => {
  it.each([
    ['/solutions/detail/cabinet', '/solutions/detail/cabinet'],
    [
      '/de/solutions/detail/compare?models=AV-SC-102,AV-CT-3730',
      '/solutions/detail/compare?models=AV-SC-102,AV-CT-3730',
    ],
  ])('%s links to the form, which shows it as the case', async (path, about) => {
    const { text } = await visit(site, path);
    const [, link = ''] = /href="([^"]*contact-us\?about=[^"]*)#engineer"/.exec(text) ?? [];
    expect(new URL(link, SITE_URL).searchParams.get('about')).toBe(about);
    const form = await visit(site, link);
    expect(form.text).toShow(`<input type="hidden" name="about" value="${inHtml(about)}"/>`);
    expect(form.text).toShow(inHtml(words[path.startsWith('/de') ? 'de' : 'en'].inquiries.about));
  });

  it('an address of another site is not shown', async () => {
    for (const about of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const { status, text } = await visit(site, `${pathOf('engineer')}?about=${encodeURIComponent(about)}`);
      expect([status, text.includes('name="about"')], about).toEqual([200, false]);
    }
  });
});

describe('a form is refused', () => {
  it.each([
    ['another site, by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site, by Origin', { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' }],
    ['a program without either', { 'Sec-Fetch-Site': null, Origin: null }],
  ])('if it comes from %s', async (_, headers) => {
    const before = await stored();
    const {
      status,
      text,
      headers: answered,
    } = await submit('press', { name: 'Jane Elsewhere' }, { headers });
    expect([status, answered['content-type'], answered['cache-control']]).toEqual([
      403,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain(organization.email);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['partner', 'technicians', 'minus twelve', words.de.company.calculator.notNumber],
    ['partner', 'technicians', '0', translate.de('sizing:atLeast', { limit: 1 })],
    ['partner', 'technicians', '2,5', words.de.sizing.notWhole],
    ['press', 'deadline', '2020-01-01', words.de.inquiries.faults.atLeast.split('{{limit}}')[1]],
    ['registration', 'commissioned', '2999-01-01', words.de.inquiries.faults.atMost.split('{{limit}}')[1]],
  ] as const)('is returned with what is wrong: %s, %s %s', async (form, field, value, fault) => {
    const { status, text } = await submit(form, { [field]: value }, { path: `/de${pathOf(form)}` });
    expect(status).toBe(422);
    expect(text).toShow(inHtml(fault ?? ''));
    const input = withName(parse(text), 'input').find((each) => attribute(each, 'id') === `${form}-${field}`);
    expect(input && attribute(input, 'value')).toBe(value);
    if (field === 'deadline') expect(input && attribute(input, 'min')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('if the hidden field is filled in, the stamp is missing, or it comes too quickly', async () => {
    const { problems } = words.en.inquiries;
    expect((await submit('press', { website: 'x' })).text).toShow(inHtml(problems.trap));
    expect((await submit('press', { stamp: '' })).text).toShow(inHtml(problems.expired));
    const page = await visit(site, pathOf('press'));
    const quick = await post(
      { ...validFields('press'), ...hiddenFields(page.text, 'press') },
      pathOf('press'),
    );
    expect([quick.status, quick.text.includes(inHtml(problems.tooQuick))]).toEqual([422, true]);
    // Sent again a moment later, with the stamp that came back.
    now += 10_000;
    const again = await post(
      { ...validFields('press'), ...hiddenFields(quick.text, 'press') },
      pathOf('press'),
    );
    expect(again.status).toBe(303);
  });

  it('if an address sends more than 30 in 10 minutes, without reading them; others are not affected', async () => {
    const from = (address: string) =>
      post({ form: 'press' }, pathOf('press'), { headers: { 'X-Forwarded-For': address } });
    for (let count = 0; count < 30; count += 1) expect((await from('203.0.113.7')).status).toBe(422);
    const stopped = await from('203.0.113.7');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.text).toContain(organization.phone);
    expect((await from('203.0.113.8')).status).toBe(422);
  });

  it.each([
    ['a page without a form', '/news', { form: 'press' }, 405],
    ['a page with another form', '/services/join', { form: 'press' }, 400],
    ['a path with a slash at its end', '/services/join/', { form: 'partner' }, 405],
    ['a page that does not exist', '/nowhere', { form: 'press' }, 405],
  ])('if it is sent to %s', async (_, path, fields, status) => {
    expect((await post(fields, path)).status).toBe(status);
  });

  it('if it is larger than any form', async () => {
    expect((await post({ form: 'press', question: 'x'.repeat(70_000) }, pathOf('press'))).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']));
    expect((await post(many, pathOf('press'))).status).toBe(413);
  });
});

it.each(['ar', 'ja'] as const)(
  'a form of full length is accepted in %s, whose letters take most space',
  async (code: LanguageCode) => {
    const letter = code === 'ja' ? '電' : 'ع';
    const full = Object.fromEntries(
      FORMS.engineer.fields
        .filter(({ kind }) => kind === 'line' || kind === 'text')
        .map(({ name, kind }) => [name, letter.repeat(MAX_LENGTHS[kind])]),
    );
    expect(
      (await submit('engineer', full, { path: localize(pathOf('engineer'), code, 'desktop') })).status,
    ).toBe(303);
  },
);

describe('a spool that cannot be written', () => {
  it('makes the form say that nothing was sent, and is reported; pages are served as before', async () => {
    const broken = await createSite({ SPOOL_DIR: '/dev/null/spool' }, { now: () => new Date(now) });
    const { status, text } = await submit('engineer', { name: 'Jane Unsent' }, { to: broken });
    expect(status).toBe(503);
    expect(text).toShow(organization.phone);
    expect(text).toShow('value="Jane Unsent"');
    const ready = await request(broken.app).get('/readyz');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', inquiries: 'refused' }]);
    expect((await visit(broken, '/')).status).toBe(200);
  });

  it('makes the site mail inquiries at once, and is reported', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const broken = await createSite(
      {
        SPOOL_DIR: '/dev/null/spool',
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        MAIL_FROM: `site@${organization.domain}`,
      },
      { now: () => new Date(now) },
    );
    const { status, headers } = await submit('engineer', { name: 'Jane Unstored' }, { to: broken });
    expect(status).toBe(303);
    const caseNumber = String(headers.location).split('/').at(-1);
    expect(server.mails).toMatchObject([{ messageId: `<${caseNumber}@${organization.domain}>` }]);
    expect(server.mails[0]?.text).toContain('Jane Unstored');
    const ready = await request(broken.app).get('/readyz');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', inquiries: 'mailed' }]);
  });

  it('recovers once it can be written again', async () => {
    const spoolDir = join(temporaryFolder(), 'spool');
    await writeFile(spoolDir, 'a file in place of the folder');
    const recovering = await createSite({ SPOOL_DIR: spoolDir }, { now: () => new Date(now) });
    expect((await submit('engineer', {}, { to: recovering })).status).toBe(503);
    await rm(spoolDir);
    expect((await submit('engineer', {}, { to: recovering })).status).toBe(303);
    expect((await request(recovering.app).get('/readyz')).body).toMatchObject({ inquiries: 'accepted' });
  });
});

it('the page of a form is the same for a second and can be cached', async () => {
  now = Math.ceil(now / 1000) * 1000;
  const first = await visit(site, pathOf('press'));
  now += 999;
  const second = await visit(site, pathOf('press'));
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(first.headers['cache-control']).toContain('s-maxage');
  expect(first.headers['set-cookie']).toBeUndefined();
});

it('a started site delivers to its mail server', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const own = temporaryFolder();
  const delivering = await createSite(
    {
      SPOOL_DIR: own,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: `site@${organization.domain}`,
    },
    { now: () => new Date(now) },
  );
  await delivering.start();
  const { headers } = await submit('registration', {}, { to: delivering });
  const caseNumber = String(headers.location).split('/').at(-1);
  await eventually(() => expect(server.mails.length).toBe(1));
  expect(server.mails[0]).toMatchObject({ messageId: `<${caseNumber}@${organization.domain}>` });
  await eventually(async () => expect(await readdir(join(own, 'sending'))).toEqual([]));
  expect(await readdir(join(own, 'waiting'))).toEqual([]);
  // The mail server may still lose it.
  expect(await readdir(join(own, 'delivered'))).toEqual([`${caseNumber}.json`]);
});

it.each([
  [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'site@company.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'site@company.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'The site' }, /MAIL_FROM/],
  [{ SPOOL_KEEP_DAYS: '-1' }, /SPOOL_KEEP_DAYS/],
  // The forms promise to erase inquiries six months after they are closed.
  [{ SPOOL_KEEP_DAYS: '181' }, /SPOOL_KEEP_DAYS/],
  [{ FORM_SECRET: 'short' }, /FORM_SECRET/],
])('the variables %o are reported', (env, fault) => {
  expect(() => readConfig(env)).toThrow(fault);
});

it('the privacy notice states how long this site keeps delivered inquiries, in every language', async () => {
  const own = await createSite({ SPOOL_KEEP_DAYS: '30' });
  expect((await visit(own, '/privacy')).text).toShow(/copy for another 30\sdays/u);
  expect((await visit(own, '/ja/privacy/indexDE')).text).toShow(/danach noch 30\sTage lang/u);
  for (const code of PREFIXED_LANGUAGES) {
    const { text } = await visit(own, `/${code}/privacy`);
    expect(text).toShow(`<div class="deep-links markdown-text" lang="${code}"`);
    expect(text).toShow(formatOf(code).duration(30, 'day'));
  }
});

it('the privacy notice says so if this site keeps none', async () => {
  const own = await createSite({ SPOOL_KEEP_DAYS: '0' });
  const [en, de] = [(await visit(own, '/privacy')).text, (await visit(own, '/ja/privacy/indexDE')).text];
  expect(en).toShow('It then erases the message at once.');
  expect(de).toShow('Danach löscht der Server sie sofort.');
  for (const text of [en, de]) expect(text).not.toMatch(/copy for another|danach noch|\[\[/u);
});
