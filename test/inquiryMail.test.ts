import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDelivery, type DeliveryOutcome } from '../src/inquiries/delivery.ts';
import type { Inquiry } from '../src/inquiries/inquiry.ts';
import { composeMail } from '../src/inquiries/mail.ts';
import { createMailer } from '../src/inquiries/mailer.ts';
import { createSpool } from '../src/inquiries/spool.ts';
import { HUBS } from '../src/markets/hubs.ts';
import { listLines, readList } from '../src/catalog/partsList.ts';
import { formatOf } from '../src/locale/format.ts';
import { organization } from '../src/organization.ts';
import { SITE_URL } from './kit/addresses.ts';
import { smtpError, startMailServer, type MailServer } from '../scripts/site/mailServer.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';
import { words } from './kit/words.ts';
import { listOf } from '../scripts/site/listOf.ts';

const run = promisify(execFile);
const CASE = 'E-0123-4567-89AB';
/** For servers that never answer. Others have as much time as a busy machine needs. */
const SHORT_MS = 500;

const OPTIONS = { from: `site@${organization.domain}`, siteUrl: SITE_URL, words: words.en.inquiries };

const INQUIRY: Inquiry = {
  caseNumber: CASE,
  form: 'engineer',
  language: 'ja',
  receivedAt: new Date().toISOString(),
  about: '/solutions/detail/battery',
  values: {
    application: 'machine',
    dutyCycle: 'Two shifts\n80 V',
    name: 'Jane 山田',
    email: 'jane@company.example',
    phone: '',
  },
};

/** Delivers one inquiry to the server, as often as `times` says. @returns outcomes, and what is left in the spool */
async function deliverTo(url: string, inquiry = INQUIRY, times = 1, limitMs?: number) {
  const spool = createSpool(temporaryFolder());
  await spool.add(inquiry);
  const mailer = createMailer({ smtpUrl: url, ...OPTIONS }, limitMs);
  const outcomes: DeliveryOutcome[] = [];
  let now = Date.now() + 1;
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const deliver = createDelivery({
    spool,
    mailer,
    logger,
    keepDays: 0,
    now: () => now,
    count: (outcome) => outcomes.push(outcome),
  });
  for (let time = 0; time < times; time += 1) {
    await deliver();
    now += 3_600_000;
  }
  mailer.close();
  return { outcomes, log: lines.join(''), left: await spool.counts() };
}

async function server(
  ...given: Parameters<typeof startMailServer>
): Promise<MailServer & { readonly url: string }> {
  const started = await startMailServer(...given);
  onTestFinished(started.close);
  return { ...started, url: `smtp://127.0.0.1:${started.port}` };
}

describe('the mail of an inquiry', () => {
  it('goes to the department, can be answered, and contains everything', async () => {
    const { url, mails } = await server();
    const { outcomes, left } = await deliverTo(url);
    expect(outcomes).toEqual(['delivered']);
    expect(left).toEqual({ waiting: 0, sending: 0, failed: 0, delivered: 0 });
    const [mail] = mails;
    expect(mail).toMatchObject({
      messageId: `<${CASE}@${organization.domain}>`,
      from: { address: `site@${organization.domain}` },
      to: [{ address: organization.departments.sales.mail }],
      replyTo: [{ address: 'jane@company.example' }],
    });
    expect(mail?.subject).toContain(CASE);
    expect(mail?.html).toBeUndefined();
    for (const text of [
      `${SITE_URL}/solutions/detail/battery`,
      'Japanese',
      '    Two shifts\n    80 V',
      'Jane 山田',
      words.en.inquiries.choices.application.machine,
    ])
      expect(mail?.text).toContain(text);
  });

  it('has no headers from a visitor’s text, and no line of it that looks like a label', async () => {
    const { url, mails } = await server();
    const evil = 'x\r\nBcc: joe@evil.example\r\n\r\nCase: forged\n.\nQUIT';
    await deliverTo(url, {
      ...INQUIRY,
      values: {
        ...INQUIRY.values,
        name: evil,
        dutyCycle: evil,
        email: 'jane@company.example\r\nBcc: joe@evil.example',
      },
    });
    expect(mails.length).toBe(1);
    const [mail] = mails;
    expect(mail?.bcc).toBeUndefined();
    expect(JSON.stringify(mail?.headers.map(({ key }) => key))).not.toContain('bcc');
    expect(mail?.text?.match(/^Case: /gm)).toHaveLength(1);
  });
});

it.each([
  ['engineer', '日本', HUBS.osaka.mail],
  ['engineer', 'France', HUBS.lyon.mail],
  ['engineer', 'Canada', organization.departments.sales.mail],
  ['press', '', organization.departments.press.mail],
] as const)('the form %s from %j goes to the hub of the country: %s', (form, country, to) => {
  expect(composeMail({ ...INQUIRY, form, values: { ...INQUIRY.values, country } }, OPTIONS).to).toBe(to);
});

it.each([
  ['jane.o+x@company.example', 'jane.o+x@company.example'],
  ['ü@bücher.example', undefined],
  ['=?utf-8?Q?a=0D=0ABcc=3A_joe?=@evil.example', undefined],
])('the mail can be answered to %s only if the address is plain', (email, replyTo) => {
  const mail = composeMail({ ...INQUIRY, values: { ...INQUIRY.values, email } }, OPTIONS);
  expect(mail.replyTo).toEqual(replyTo === undefined ? undefined : { name: '', address: replyTo });
  expect(mail.text).toContain(email);
});

it('the mail of a parts list is a table in plain text, in which nothing can pass for a label', () => {
  const query = new URLSearchParams('items=AV-FL-80-460*2,AV-SC-DS-EN*10');
  const table = listLines(readList(query).items, {
    words: words.en,
    format: formatOf('en'),
    today: undefined,
  });
  const note = '<img src=x onerror=alert(1)> & "quoted"\nCase: forged\n=HYPERLINK("https://evil.example")';
  const items = `${table}\n${note}`;
  const about = `/solutions/detail/list?${query}`;
  const mail = composeMail(
    { ...INQUIRY, form: 'list', about, values: { ...INQUIRY.values, items } },
    OPTIONS,
  );
  expect([mail.subject, mail.html]).toEqual([`[${CASE}] Parts list`, undefined]);
  const lines = String(mail.text).split('\n');
  const { forklift, cabinet } = words.en.products.products;
  const start = lines.indexOf(words.en.inquiries.labels.items) + 1;
  expect(lines.slice(start, start + 5)).toEqual([
    `    AV-FL 80-460  × 2  (${forklift.name})`,
    `    AV-SC-DS-EN   × 10  (${words.en.documents.kinds['data-sheet']}: ${cabinet.name} (English))`,
    ...note.split('\n').map((line) => `    ${line}`),
  ]);
});

describe('delivery to a mail server that', () => {
  it.each([421, 450, 451, 452, 550, 552, 554])(
    'answers %s is retried, with the same Message-ID',
    async (code) => {
      const seen: (string | undefined)[] = [];
      let isReady = false;
      const { url, mails } = await server((mail) => {
        seen.push(mail.messageId);
        const error = isReady ? undefined : smtpError(code, `no ${INQUIRY.values.name}`);
        isReady = true;
        return Promise.resolve(error);
      });
      const { outcomes, log } = await deliverTo(url, INQUIRY, 2);
      expect(outcomes).toEqual(['retried', 'delivered']);
      expect(new Set(seen).size).toBe(1);
      expect(mails.length).toBe(1);
      expect(log).toContain(String(code));
      for (const personal of ['Jane', 'company.example']) expect(log).not.toContain(personal);
    },
  );

  it('never answers to a mail keeps it in the spool', async () => {
    const { url } = await server(() => new Promise(() => undefined));
    expect(await deliverTo(url, INQUIRY, 1, SHORT_MS)).toMatchObject({
      outcomes: ['retried'],
      left: { waiting: 1 },
    });
  });

  it.each([
    ['says nothing', () => undefined],
    ['resets the connection', (socket: { resetAndDestroy: () => void }) => socket.resetAndDestroy()],
    [
      'speaks another protocol',
      (socket: { end: (text: string) => void }) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    ],
  ])('%s keeps it in the spool', async (_, answer) => {
    const listener = createServer((socket) => {
      socket.on('error', () => undefined);
      answer(socket);
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    onTestFinished(() => void listener.close());
    const { port } = listener.address() as AddressInfo;
    expect(await deliverTo(`smtp://127.0.0.1:${port}`, INQUIRY, 1, SHORT_MS)).toMatchObject({
      outcomes: ['retried'],
      left: { waiting: 1 },
    });
  });

  it('does not run keeps it in the spool', async () => {
    const { close, port } = await startMailServer();
    await close();
    expect(await deliverTo(`smtp://127.0.0.1:${port}`)).toMatchObject({
      outcomes: ['retried'],
      left: { waiting: 1 },
    });
  });

  it('has accepted the mail but whose answer is lost gets it again, with the same Message-ID', async () => {
    const seen: (string | undefined)[] = [];
    let isLost = true;
    const { port } = await server((mail) => {
      seen.push(mail.messageId);
      return Promise.resolve(undefined);
    });
    // A proxy that cuts the connection when the server answers to the mail.
    const proxy = createServer((client) => {
      const upstream = connect(port, '127.0.0.1');
      let hasSent = false;
      client.on('data', (data: Buffer) => {
        if (String(data).includes('\r\n.\r\n')) hasSent = true;
        upstream.write(data);
      });
      upstream.on('data', (data: Buffer) => {
        if (hasSent && isLost) {
          isLost = false;
          client.resetAndDestroy();
        } else client.write(data);
      });
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => undefined);
        one.on('close', () => other.destroy());
      }
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const { outcomes } = await deliverTo(
      `smtp://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      INQUIRY,
      2,
    );
    expect(outcomes).toEqual(['retried', 'delivered']);
    expect(seen).toEqual(Array.from({ length: 2 }, () => `<${CASE}@${organization.domain}>`));
  });
});

const hasOpenssl = await run('openssl', ['version']).then(
  () => true,
  () => false,
);

describe('TLS', () => {
  it('is required of servers on other machines, and a password is never sent without it', async () => {
    const { port, mails } = await server();
    // Another name of this machine that does not count as local.
    const { outcomes } = await deliverTo(`smtp://user:secret@127.0.0.2:${port}`);
    expect([outcomes, mails.length]).toEqual([['retried'], 0]);
  });

  it.skipIf(!hasOpenssl)('with a certificate that is not trusted keeps the mail in the spool', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'server');
    await run('openssl', [
      ...listOf('req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', `${file}.key`, '-out', `${file}.crt`],
    ]);
    const files = { key: await readFile(`${file}.key`), cert: await readFile(`${file}.crt`) };
    const direct = await server(undefined, { ...files, secure: true });
    const upgraded = await server(undefined, files);
    for (const url of [`smtps://127.0.0.1:${direct.port}`, `${upgraded.url}?requireTLS=true`]) {
      expect(await deliverTo(url)).toMatchObject({ outcomes: ['retried'], left: { waiting: 1 } });
      const trusting = `${url}${url.includes('?') ? '&' : '?'}tls.rejectUnauthorized=false`;
      expect(await deliverTo(trusting)).toMatchObject({ outcomes: ['delivered'], left: { waiting: 0 } });
    }
    expect(direct.mails.length + upgraded.mails.length).toBe(2);
  });
});
