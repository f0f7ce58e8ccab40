import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { messageIdOf } from '../../src/enquiries/mail.ts';
import { createSpool } from '../../src/enquiries/spool.ts';
import { createStamps } from '../../src/enquiries/stamp.ts';
import { organisation } from '../../src/organisation.ts';
import { startMailServer } from '../site/mailServer.ts';
import { freePort } from '../site/ports.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';
import type { Outcome } from './trial.ts';

const PROCESSES = 2;
const RETRY_MS = 50;
const DELIVERED_WITHIN_MS = 180_000;
const PATH = '/services/after-sales-service';
const SECRET = 'the key of all processes in this trial';
const MINUTE_MS = 60_000;

interface LossOptions {
  readonly root: string;
  readonly count: number;
  readonly clients: number;
  /** How often a process is killed, on average. */
  readonly kills: number;
  readonly seed: number;
}

/** Numbers from 0 to 1 that depend on the seed only. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Posts enquiries to two processes that share a spool, and kills one of them with SIGKILL again and again. A client
 * repeats a post that gets no answer, as a proxy does. Every accepted enquiry must be mailed unaltered, with the
 * Message-ID of its case number.
 */
export async function enquiriesThroughCrashes({
  root,
  count,
  clients,
  kills: wanted,
  seed,
}: LossOptions): Promise<Outcome> {
  const spoolDir = await mkdtemp(join(tmpdir(), 'arcvane-spool-'));
  const server = await startMailServer();
  const env = {
    SPOOL_DIR: spoolDir,
    FORM_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: `site@${organisation.domain}`,
    LOG_LEVEL: 'silent',
  };
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const start = (port: number) => startSiteProcess({ ...env, PORT: String(port) }, root);
  const sites: SiteProcess[] = await Promise.all(ports.map(start));
  const stamp = createStamps(() => SECRET).make(Date.now() - MINUTE_MS);
  const random = randomNumbers(seed);
  /** Case numbers by the text of the enquiry. */
  const accepted = new Map<string, string>();
  const faults: string[] = [];
  let next = 0;
  let repeated = 0;
  let kills = 0;
  let due = 0;
  let nextKill = (random() * count) / wanted;
  let killing = Promise.resolve();

  async function kill(): Promise<void> {
    const index = Math.floor(random() * PROCESSES);
    await sites[index]?.end('SIGKILL');
    kills += 1;
    sites[index] = await start(ports[index] ?? 0);
  }

  async function client(): Promise<void> {
    for (let number = next++; number < count; number = next++) {
      const text = `Enquiry ${number}\n\u96fb\u6c60 = ${random()}`;
      const caseNumber = await postUntilAccepted(text, number);
      accepted.set(text, caseNumber);
      if (accepted.size >= nextKill) {
        nextKill = accepted.size + (random() * 2 * count) / wanted;
        due += 1;
        // One after the other: a process at a time is down, and posts continue with the other one.
        killing = killing.then(kill);
      }
      // Otherwise all would be posted before most of the processes are killed.
      if (due > kills + 1) await killing;
    }
  }

  async function postUntilAccepted(text: string, number: number): Promise<string> {
    const body = new URLSearchParams({
      form: 'service',
      stamp,
      serial: String(number),
      operation: 'stopped',
      incident: text,
      name: 'Jane',
      country: 'US',
      email: 'jane@company.example',
    });
    for (;;) {
      const port = ports[Math.floor(random() * PROCESSES)] ?? 0;
      const origin = `http://127.0.0.1:${port}`;
      try {
        const answer = await fetch(origin + PATH, {
          method: 'POST',
          body,
          redirect: 'manual',
          headers: { Origin: origin },
        });
        const location = answer.headers.get('location');
        if (answer.status === 303 && location) return location.split('/').at(-1) ?? '';
        if (answer.status !== 429) faults.push(`post ${number}: status ${answer.status}`);
      } catch {
        // The process was killed.
      }
      repeated += 1;
      await wait(RETRY_MS);
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  await killing;
  const spool = createSpool(spoolDir);
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  const left = async () => {
    const { waiting, sending, failed } = await spool.counts();
    return waiting + sending + failed;
  };
  while ((await left()) > 0 && performance.now() < deadline) await wait(RETRY_MS);
  if ((await left()) > 0) faults.push(`${await left()} enquiries are still in the spool`);

  faults.push(...deliveryFaults(accepted, server.mails));
  if (new Set(accepted.values()).size !== count) faults.push('two enquiries have the same case number');
  for (const site of sites) if ((await site.end()) !== 0) faults.push('a site did not stop cleanly');
  await server.close();
  await rm(spoolDir, { recursive: true });
  return {
    asked: count + repeated,
    faults,
    seen: `${accepted.size} accepted, ${kills} processes killed, ${repeated} posts repeated, ${server.mails.length - new Set(server.mails.map(({ messageId }) => messageId)).size} second mails`,
  };
}

/** Enquiries that were accepted, and not delivered unaltered. @param accepted case numbers by the text of the enquiry */
export function deliveryFaults(accepted: ReadonlyMap<string, string>, mails: readonly Email[]): string[] {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId);
  return [...accepted].flatMap(([text, caseNumber]) => {
    const own = byId.get(messageIdOf(caseNumber)) ?? [];
    if (own.length === 0) return [`${caseNumber} was accepted and not delivered`];
    const lines = text.split('\n').map((line) => `    ${line}`);
    const isAltered = own.some((mail) => !mail.text?.replaceAll('\r\n', '\n').includes(lines.join('\n')));
    return isAltered ? [`${caseNumber} was altered`] : [];
  });
}
