import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { messageIdOf } from '../../../src/enquiries/mail.ts';
import { createStamps } from '../../../src/enquiries/stamp.ts';

const CLIENTS = 8;
/** So that the mails keep up with the posts. */
const PAUSE_MS = 500;
const RETRY_MS = 50;
const PATH = '/services/after-sales-service';
const MINUTE_MS = 60_000;

interface Enquiring {
  /** Ports of processes that share a spool. */
  readonly ports: readonly number[];
  /** `FORM_SECRET` of the processes. */
  readonly secret: string;
  /** Receives the case numbers of the accepted enquiries by their text. */
  readonly accepted: Map<string, string>;
}

/**
 * Posts enquiries to the processes until `work`, which kills them, is done. A client repeats a post that gets no answer
 * with the other process, as a proxy does.
 *
 * @returns number of posts, and faults
 */
export async function enquireThrough(
  work: () => Promise<unknown>,
  { ports, secret, accepted }: Enquiring,
): Promise<{ readonly posts: number; readonly faults: readonly string[] }> {
  const stopped = new AbortController();
  const stamp = createStamps(() => secret).make(Date.now() - MINUTE_MS);
  const faults: string[] = [];
  let posts = 0;
  let last = 0;

  async function enquire(): Promise<void> {
    while (!stopped.signal.aborted) {
      const number = last++;
      const incident = `Enquiry ${number} between crashes\n\u96fb\u6c60 = ${number / 7}`;
      const caseNumber = await postUntilAccepted(formOf({ stamp, serial: `${number}`, incident }), number);
      if (caseNumber !== undefined) accepted.set(incident, caseNumber);
      await wait(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  /** @returns the case number; undefined if it is refused */
  async function postUntilAccepted(body: URLSearchParams, first: number): Promise<string | undefined> {
    for (let turn = first; ; turn += 1) {
      const host = `127.0.0.1:${ports[turn % ports.length]}`;
      posts += 1;
      try {
        const options = { method: 'POST', body, redirect: 'manual' } as const;
        const headers = { Origin: `https://${host}` };
        const { status, headers: answer } = await fetch(`http://${host}${PATH}`, { ...options, headers });
        if (status === 303) return answer.get('location')?.split('/').at(-1);
        if (status !== 429) {
          faults.push(`enquiry ${first}: status ${status}`);
          return undefined;
        }
      } catch {
        // The process was killed.
      }
      await wait(RETRY_MS);
    }
  }

  const all = Array.from({ length: CLIENTS }, enquire);
  await work().finally(() => stopped.abort());
  await Promise.all(all);
  return { posts, faults };
}

/** The stamp of the form on a page. */
export function stampIn(html: string): string | undefined {
  return /name="stamp" value="([^"]+)"/.exec(html)?.[1];
}

/** The form on `/services/after-sales-service`, filled in. */
export function formOf(fields: {
  readonly stamp: string;
  readonly serial: string;
  readonly incident: string;
}): URLSearchParams {
  const form = { form: 'service', operation: 'stopped', name: 'Jane', country: 'US' };
  return new URLSearchParams({ ...form, email: 'jane@company.example', ...fields });
}

/** Enquiries that were accepted, and not delivered unaltered. @param accepted case numbers by the text of the enquiry */
export function deliveryFaults(accepted: ReadonlyMap<string, string>, mails: readonly Email[]): string[] {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId);
  const numbers = new Set(accepted.values());
  const faults = [...accepted].flatMap(([text, caseNumber]) => {
    const own = byId.get(messageIdOf(caseNumber)) ?? [];
    if (own.length === 0) return [`${caseNumber} was accepted and not delivered`];
    const lines = text.split('\n').map((line) => `    ${line}`);
    const isAltered = own.some((mail) => !mail.text?.replaceAll('\r\n', '\n').includes(lines.join('\n')));
    return isAltered ? [`${caseNumber} was altered`] : [];
  });
  return numbers.size === accepted.size ? faults : [...faults, 'two enquiries have the same case number'];
}
