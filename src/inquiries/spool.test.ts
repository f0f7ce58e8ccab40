import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDelivery, retryDelay, type DeliveryOutcome } from './delivery.ts';
import type { Inquiry } from './inquiry.ts';
import { createIntake } from './intake.ts';
import { createOwner } from './owner.ts';
import { createSecret, readSecret } from '../common/secret.ts';
import { createSpool, type Spool } from './spool.ts';
import { createStamps } from './stamp.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const BODY = {
  serial: '4711',
  operation: 'stopped',
  incident: 'It stopped.',
  name: 'Jane',
  country: 'US',
  email: 'jane@company.example',
};
const silent = pino({ level: 'silent' });

let folder: string;
let spool: Spool;
let now: number;

beforeEach(async () => {
  folder = temporaryFolder();
  spool = createSpool(folder, 'one');
  // Later than the modification times of files that a test writes.
  now = Date.now() + 60 * MINUTE;
});

function inquiry(number: number): Inquiry {
  const caseNumber = `S-0000-0000-${String(number).padStart(4, '0')}`;
  return {
    caseNumber,
    form: 'service',
    language: 'en',
    receivedAt: new Date(now).toISOString(),
    about: '',
    values: { name: `Jane ${number}` },
  };
}

/** Delivers with a function in place of the mail server. */
function delivery(send: (inquiry: Inquiry) => Promise<void>, { keepDays = 0, from = spool } = {}) {
  const outcomes: DeliveryOutcome[] = [];
  const deliver = createDelivery({
    spool: from,
    mailer: { send },
    logger: silent,
    keepDays,
    now: () => now,
    count: (outcome) => outcomes.push(outcome),
  });
  return { deliver, outcomes };
}

const refused = () => Promise.reject(Object.assign(new Error('no'), { responseCode: 451 }));
const states = async () =>
  (await Promise.all((['waiting', 'sending', 'failed', 'delivered'] as const).map(spool.list)))
    .flat()
    .map(({ caseNumber, state }) => `${caseNumber.at(-1)} ${state}`);

describe('the spool', () => {
  it('keeps an inquiry as it is, readable by this user only', async () => {
    await spool.add(inquiry(1));
    const [entry] = await spool.list('waiting');
    expect(entry && (await spool.read(entry))).toEqual(inquiry(1));
    expect((await stat(entry?.path ?? '')).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'partial'))).toEqual([]);
    expect(await spool.has(inquiry(1).caseNumber)).toBe(true);
    expect(await spool.has(inquiry(2).caseNumber)).toBe(false);
  });

  it('gives each inquiry to one process only', async () => {
    const others = ['two', 'three', 'four'].map((host) => createSpool(folder, host));
    for (let number = 1; number <= 20; number += 1) await spool.add(inquiry(number));
    const sent: string[] = [];
    const send = async ({ caseNumber }: Inquiry) => void sent.push(caseNumber);
    now += 1;
    await Promise.all([spool, ...others].map((from) => delivery(send, { from }).deliver()));
    expect(sent.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => inquiry(index + 1).caseNumber).toSorted(),
    );
    expect(await states()).toEqual([]);
  });

  it('takes back what a process was delivering when it crashed, on this machine at once, on others after 10 minutes', async () => {
    const ended = createSpool(folder, 'one');
    const elsewhere = createSpool(folder, 'two');
    for (const [number, from] of [
      [1, ended],
      [2, elsewhere],
    ] as const) {
      await from.add(inquiry(number));
      const waiting = await from.find(inquiry(number).caseNumber);
      expect(waiting && (await from.claim(waiting, now))).toBeDefined();
    }
    await spool.reclaim(now + 9 * MINUTE);
    expect(await states()).toEqual(['1 waiting', '2 sending']);
    await spool.reclaim(now + 11 * MINUTE);
    expect((await states()).toSorted()).toEqual(['1 waiting', '2 waiting']);
  });

  it('keeps delivered inquiries and receipts no longer than configured', async () => {
    await spool.add(inquiry(1));
    now += 1;
    const { deliver } = delivery(() => Promise.resolve(), { keepDays: 7 });
    await deliver();
    expect(await states()).toEqual(['1 delivered']);
    now += 6 * DAY;
    await spool.sweep(now, 7 * DAY);
    expect(await states()).toEqual(['1 delivered']);
    expect(await spool.has(inquiry(1).caseNumber)).toBe(false);
    now += 2 * DAY;
    await spool.sweep(now, 7 * DAY);
    expect(await states()).toEqual([]);
  });

  it('looks at a limited number of files in one sweep, and at all of them in the end', async () => {
    await spool.prepare();
    const names = Array.from({ length: 1200 }, (_, index) => join(folder, 'receipts', String(index)));
    await Promise.all(names.map((name) => writeFile(name, '')));
    const left: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await spool.sweep(now + 3 * DAY, 0);
      left.push((await readdir(join(folder, 'receipts'))).length);
    }
    expect(left).toEqual([700, 200, 0]);
  });

  it('counts delivered inquiries while it sweeps, and never lists them all', async () => {
    await spool.prepare();
    const names = Array.from({ length: 700 }, (_, index) => join(folder, 'delivered', `${index}.json`));
    await Promise.all(names.map((name) => writeFile(name, '')));
    const counted: number[] = [];
    for (const later of [0, 0, 8 * DAY, 8 * DAY]) {
      await spool.sweep(now + later, 7 * DAY);
      counted.push((await spool.counts()).delivered);
    }
    expect(counted).toEqual([0, 700, 700, 0]);
  });

  it('sets a file aside that is not an inquiry', async () => {
    await spool.add(inquiry(1));
    await writeFile((await spool.list('waiting'))[0]?.path ?? '', '{"caseNumber": "S-0000');
    now += 1;
    const { deliver, outcomes } = delivery(() => Promise.resolve());
    await deliver();
    expect([outcomes, await states()]).toEqual([['failed'], ['1 failed']]);
  });
});

describe('delivery', () => {
  it('is retried with growing intervals for three days, and then given up', async () => {
    await spool.add(inquiry(1));
    const received = now;
    now += 1;
    const { deliver, outcomes } = delivery(refused);
    const tries: number[] = [];
    while ((await states())[0] === '1 waiting') {
      tries.push(now - received);
      await deliver();
      const before = outcomes.length;
      await deliver();
      expect(outcomes.length, 'not due yet').toBe(before);
      now = ((await spool.list('waiting'))[0]?.time ?? now) + 1;
    }
    expect(outcomes).toEqual([...tries.slice(1).map(() => 'retried'), 'failed']);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(3 * DAY);
    expect(tries.at(-1)).toBeLessThan(3 * DAY + 2 * 60 * MINUTE);
    expect(tries.length).toBeLessThan(100);
    expect(await states()).toEqual(['1 failed']);
  });

  it('waits half a minute at first and an hour at most', () => {
    expect([0, 40_000, DAY].map(retryDelay)).toEqual([30_000, 40_000, 60 * MINUTE]);
  });

  it('ends early if the mail server cannot be reached, and keeps the others due', async () => {
    for (let number = 1; number <= 9; number += 1) await spool.add(inquiry(number));
    now += 1;
    let calls = 0;
    await delivery(() => {
      calls += 1;
      return Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNECTION' }));
    }).deliver();
    expect(calls).toBeLessThanOrEqual(3);
    expect((await spool.due(now)).length).toBe(9 - calls);
  });

  it('does not wait for a due time that a wrong clock has set', async () => {
    await spool.add(inquiry(1));
    const [entry] = await spool.list('waiting');
    await utimes(entry?.path ?? '', now / 1000 + 400 * 86_400, now / 1000 + 400 * 86_400);
    expect((await spool.due(now)).length).toBe(1);
  });
});

describe('the intake', () => {
  const stamps = createStamps(() => 'secret');
  const intakeOf = (own = spool, mailAtOnce?: (inquiry: Inquiry) => Promise<void>) =>
    createIntake({ spool: own, mailAtOnce, stamps, secret: () => 'secret', logger: silent, now: () => now });
  const stamped = (body: object = BODY) => ({ ...body, stamp: stamps.make(now - MINUTE) });

  it('has stored an inquiry when it says so, and recognizes it when it comes again', async () => {
    const receive = intakeOf();
    const first = await receive('service', stamped(), 'de');
    expect(first).toMatchObject({ outcome: 'accepted' });
    const caseNumber = 'caseNumber' in first ? first.caseNumber : '';
    expect(JSON.parse(await readFile(join(folder, 'waiting', `${caseNumber}.json`), 'utf8'))).toMatchObject({
      language: 'de',
      values: BODY,
    });
    now += 1;
    await delivery(() => Promise.resolve()).deliver();
    now += DAY;
    expect(await receive('service', stamped(), 'de')).toEqual({ outcome: 'repeated', caseNumber });
    expect(await states()).toEqual([]);
  });

  it('stores an inquiry once that comes several times at once', async () => {
    const receive = intakeOf();
    const all = await Promise.all(Array.from({ length: 10 }, () => receive('service', stamped(), 'en')));
    expect(new Set(all.map((one) => 'caseNumber' in one && one.caseNumber)).size).toBe(1);
    expect((await states()).length).toBe(1);
  });

  it.each([
    ['a field is missing', { name: '' }, undefined],
    ['the hidden field is filled in', { website: 'https://spam.example' }, 'trap'],
    ['the stamp is forged', { stamp: 'x.y' }, 'expired'],
    ['there is no stamp', { stamp: undefined }, 'expired'],
    ['it comes too quickly', { stamp: 'now' }, 'tooQuick'],
  ])('refuses a form if %s, and returns all that was typed', async (_, change, problem) => {
    const body: Record<string, unknown> = { ...stamped(), ...change };
    if (body['stamp'] === 'now') body['stamp'] = stamps.make(now);
    const received = await intakeOf()('service', body, 'en');
    const { website: _website, stamp: _stamp, ...typed } = body;
    expect(received).toMatchObject({ outcome: 'invalid', submission: { problem, values: typed } });
    expect(await states()).toEqual([]);
  });

  it.each([
    ['without a mail server', undefined],
    ['and the mail server does not accept it', refused],
  ])('says so if the inquiry cannot be stored %s', async (_, mailAtOnce) => {
    const broken = createSpool('/dev/null/spool');
    expect(await intakeOf(broken, mailAtOnce)('service', stamped(), 'en')).toMatchObject({
      outcome: 'notStored',
      submission: { problem: 'notStored', values: BODY },
    });
  });

  it('mails an inquiry at once if it cannot be stored, with the same case number each time', async () => {
    const mailed: Inquiry[] = [];
    const receive = intakeOf(createSpool('/dev/null/spool'), async (sent) => void mailed.push(sent));
    const first = await receive('service', stamped(), 'en');
    expect(first).toEqual({ outcome: 'mailed', caseNumber: mailed[0]?.caseNumber });
    expect(mailed).toMatchObject([{ form: 'service', language: 'en', values: BODY }]);
    expect(await receive('service', stamped(), 'en')).toEqual(first);
    expect(await intakeOf()('service', stamped(), 'en')).toEqual({ ...first, outcome: 'accepted' });
  });
});

describe('the secret', () => {
  it('is the same for all processes that share the spool, also if they start at once', async () => {
    const secrets = Array.from({ length: 5 }, () => createSecret(folder, undefined)());
    expect(new Set(secrets).size).toBe(1);
    expect(createSecret(folder, 'given')()).toBe('given');
    expect(readSecret(folder, undefined)).toBe(secrets[0]);
    expect(readSecret(folder, 'given')).toBe('given');
    expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
  });

  it('is random if the spool cannot be written', () => {
    const [one, other] = [
      createSecret('/dev/null/spool', undefined),
      createSecret('/dev/null/spool', undefined),
    ];
    expect(one()).toBe(one());
    expect(one()).not.toBe(other());
    expect(readSecret('/dev/null/spool', undefined)).toBeUndefined();
  });
});

it('a claim is lost if its process has ended, or after 10 minutes', () => {
  const own = createOwner('host.example', process.pid, 'now');
  const earlier = createOwner('host.example', process.pid, 'earlier').name;
  const other = createOwner('host.example', process.ppid, 'x').name;
  const elsewhere = createOwner('another.example', process.pid, 'x').name;
  expect([own.name, earlier, other, elsewhere].map((name) => own.hasLost(name, 0))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(own.hasLost(elsewhere, 11 * MINUTE)).toBe(true);
});
