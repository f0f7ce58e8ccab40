import { filesIn } from '../site/otherDeployment.ts';
import { NoAnswer, visitNginx, type Answer, type Session } from '../site/visitNginx.ts';
import { answerFault } from './answerFault.ts';
import { createRecord, type ActRecord } from './records.ts';
import type { Visit } from './visits.ts';

interface Entrance {
  readonly port: number;
  /** Certificates that visitors accept. */
  readonly certificates: readonly string[];
}

/** Sends a request and records the result. @param due when it was due; @returns undefined if it failed */
export type Ask = (visit: Visit, due?: number) => Promise<Answer | undefined>;

export interface Visitors {
  /** Records what follows as another act. */
  readonly begin: (name: string) => ActRecord;
  readonly records: readonly ActRecord[];
  /** A further browser, with a connection of its own. */
  readonly browser: () => { readonly ask: Ask; readonly close: () => void };
  /** Sends no more requests, and waits for the responses. */
  readonly stop: () => Promise<void>;
}

/** Browsers with a connection each. Requests wait for a free one, and that time counts. */
const BROWSERS = 24;
const TICK_MS = 5;
/** Every so many requests, one is for a file of any page seen so far: of a tab that has been open for a while. */
const FILE_EVERY = 4;

/**
 * Visitors who send requests at a constant rate, however fast they are answered. Each response is checked. Like a
 * browser, they send a request once more if a connection that has been used before ends before the response begins.
 */
export function startVisitors(entrance: Entrance, visits: readonly Visit[], rate: number): Visitors {
  let record = createRecord('');
  const records: ActRecord[] = [];
  const seenFiles = new Set<string>();
  const newBrowser = () => createBrowser(entrance, () => record);
  const browsers = Array.from({ length: BROWSERS }, newBrowser);
  const free = [...browsers];
  const due: { readonly visit: Visit; readonly at: number }[] = [];
  const started = performance.now();
  let sent = 0;
  let turn = 0;
  let fileTurn = 0;
  let answering = 0;
  let lastAnswer: (() => void) | undefined;

  function nextVisit(): Visit | undefined {
    if (sent % FILE_EVERY !== 0 || seenFiles.size === 0) return visits[turn++ % visits.length];
    fileTurn += 1;
    const file = [...seenFiles][fileTurn % seenFiles.size] ?? '';
    // The query string bypasses nginx's cache, as a file does that nobody has requested before.
    return { path: `${file}?${fileTurn}`, headers: { 'accept-encoding': 'br' }, expected: { status: 200 } };
  }

  async function answerNext(): Promise<void> {
    const browser = free.pop();
    if (!browser) return;
    for (let next = due.shift(); next; next = due.shift()) {
      answering += 1;
      const answer = await browser.ask(next.visit, next.at);
      answering -= 1;
      if (answer?.status === 200 && next.visit.expected.type === 'text/html')
        for (const file of filesIn(answer.text)) seenFiles.add(file);
    }
    free.push(browser);
    if (answering === 0) lastAnswer?.();
  }

  const timer = setInterval(() => {
    for (const now = performance.now(); started + (sent * 1000) / rate <= now;) {
      const at = started + (sent * 1000) / rate;
      sent += 1;
      const visit = nextVisit();
      if (visit) due.push({ visit, at });
      void answerNext();
    }
  }, TICK_MS);

  return {
    records,
    begin: (name) => {
      record = createRecord(name);
      records.push(record);
      return record;
    },
    browser: newBrowser,
    stop: async () => {
      clearInterval(timer);
      const last = Promise.withResolvers<void>();
      lastAnswer = last.resolve;
      if (answering > 0) await last.promise;
      for (const browser of browsers) browser.close();
    },
  };
}

/** A browser that sends one request at a time. */
function createBrowser({ port, certificates }: Entrance, recordNow: () => ActRecord) {
  let session: Session | undefined;
  const send = async ({ path, headers, body }: Visit): Promise<Answer> => {
    session ??= await visitNginx(port, { certificates });
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
      if (fault !== undefined) record.failed.push(`${visit.path}: ${fault}`);
      return fault === undefined ? answer : undefined;
    } catch (error) {
      record.failed.push(String(error));
      return undefined;
    } finally {
      record.times.push(performance.now() - due);
    }
  };
  return { ask, close: () => session?.close() };
}
