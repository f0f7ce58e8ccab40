import { setTimeout as wait } from 'node:timers/promises';
import { filesIn } from '../../site/otherDeployment.ts';
import { NoAnswer, type Answer, type Session } from '../../site/visitNginx.ts';
import { answerFault } from './answerFault.ts';
import type { ActRecord } from './record.ts';
import type { Visit } from './visits.ts';

/** Sends a request and records the result. @param due when it was due; @returns undefined if it failed */
export type Ask = (visit: Visit, due?: number) => Promise<Answer | undefined>;

export interface Browser {
  readonly ask: Ask;
  readonly close: () => void;
}

interface VisitorsOptions {
  readonly newBrowser: () => Browser;
  readonly visits: readonly Visit[];
  /** Requests per second; as many as are answered if omitted. */
  readonly rate?: number | undefined;
}

/** Requests wait for a free one, and that time counts. */
const BROWSERS = 24;
/** Every so many requests, one is for a file of any page seen so far: of a tab that has been open for a while. */
const FILE_EVERY = 4;

/** Visitors who send requests at a constant rate, however fast they are answered. */
export function startVisitors({ newBrowser, visits, rate }: VisitorsOptions) {
  const stopped = new AbortController();
  const seenFiles = new Set<string>();
  const started = performance.now();
  let sent = 0;
  let turn = 0;
  let fileTurn = 0;
  let answered = 0;

  function visitOf(number: number): Visit | undefined {
    if (number % FILE_EVERY !== 0 || seenFiles.size === 0) return visits[turn++ % visits.length];
    fileTurn += 1;
    const file = [...seenFiles][fileTurn % seenFiles.size] ?? '';
    // The query string bypasses nginx's cache, as a file does that nobody has requested before.
    return { path: `${file}?${fileTurn}`, headers: { 'accept-encoding': 'br' }, expected: { status: 200 } };
  }

  async function browse(): Promise<void> {
    const { ask, close } = newBrowser();
    for (;;) {
      const number = sent++;
      const now = performance.now();
      const due = rate === undefined ? now : started + (number * 1000) / rate;
      if (due > now) await wait(due - now, undefined, { signal: stopped.signal }).catch(() => undefined);
      const visit = visitOf(number);
      if (stopped.signal.aborted || !visit) break;
      const answer = await ask(visit, due);
      answered += 1;
      if (answer?.status === 200 && visit.expected.type === 'text/html')
        for (const file of filesIn(answer.text)) seenFiles.add(file);
    }
    close();
  }

  const all = Array.from({ length: BROWSERS }, browse);
  return {
    /** Number of responses so far. */
    answered: () => answered,
    /** Sends no more requests, and waits for the responses. */
    stop: async () => {
      stopped.abort();
      await Promise.all(all);
    },
  };
}

/**
 * A browser that sends one request at a time. Each response is checked. It sends a request once more if a connection
 * that has been used before ends before the response begins.
 */
export function createBrowser(connect: () => Promise<Session>, recordNow: () => ActRecord): Browser {
  let session: Session | undefined;
  const send = async ({ path, headers, body }: Visit): Promise<Answer> => {
    session ??= await connect();
    return session.ask(path, headers, body);
  };
  const ask: Ask = async (visit, due = performance.now()) => {
    const record = recordNow();
    try {
      const answer = await send(visit).catch((error: unknown) => {
        if (!(error instanceof NoAnswer && error.isResendable)) throw error;
        record.resent += 1;
        session?.close();
        return send(visit);
      });
      const fault = answerFault(answer, visit.expected);
      if (fault !== undefined) record.faults.push(`${visit.path}: ${fault}`);
      return fault === undefined ? answer : undefined;
    } catch (error) {
      record.faults.push(String(error));
      return undefined;
    } finally {
      record.times.push(performance.now() - due);
    }
  };
  return { ask, close: () => session?.close() };
}

/** Connects to a process of the site without nginx, over HTTP/1.1. */
export function visitDirectly(origin: string): Session {
  return {
    ask: async (path, { ':method': method = 'GET', ...headers } = {}, body) => {
      const options = { method, headers, redirect: 'manual', ...(body && { body }) } as const;
      const answer = await fetch(origin + path, options);
      const received = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: received,
        text: received.toString(),
      };
    },
    close: () => undefined,
  };
}
