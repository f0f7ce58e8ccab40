import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { localize } from '../../../src/model/paths.ts';
import { SAMPLE_HOSTS } from '../../site/sampleNginx.ts';
import { FORM_PATH, formOf, stampIn } from './inquiries.ts';
import type { Browser } from './visitors.ts';

const INQUIRERS = 8;
/** Longer than the 3 s after which a form may be sent. */
const WRITING_MS = 11_500;
/** More than nginx buffers in memory by default. */
const LONG_TEXT = '電'.repeat(2500);

/** Visitors who open the page of a form, fill it in, send it, and read the confirmation, again and again. */
export function startInquirers(newBrowser: () => Browser) {
  const accepted = new Map<string, string>();
  const stopped = new AbortController();

  async function inquire(inquirer: number): Promise<void> {
    const { ask, close } = newBrowser();
    // Spread evenly.
    await pause((inquirer / INQUIRERS) * WRITING_MS);
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      const path = localize(FORM_PATH, LANGUAGE_CODES[turn % LANGUAGE_CODES.length] ?? 'en', 'desktop');
      const page = await ask({ path, expected: { status: 200, type: 'text/html', ends: '</html>' } });
      const stamp = stampIn(page?.text ?? '');
      await pause(WRITING_MS);
      if (stamp === undefined || stopped.signal.aborted) continue;
      const text = `Inquiry ${inquirer}.${turn}${turn % 2 === 0 ? LONG_TEXT : ''}`;
      const answer = await ask({
        path,
        headers: {
          ':method': 'POST',
          'content-type': 'application/x-www-form-urlencoded',
          origin: `https://${SAMPLE_HOSTS[0]}`,
          'sec-fetch-site': 'same-origin',
        },
        body: String(formOf({ stamp, serial: '1', incident: text })),
        expected: { status: 303 },
      });
      const confirmation = answer?.headers.location;
      if (confirmation === undefined) continue;
      const caseNumber = confirmation.split('/').at(-1) ?? '';
      accepted.set(text, caseNumber);
      await ask({
        path: confirmation,
        expected: { status: 200, type: 'text/html', contains: [caseNumber], ends: '</html>' },
      });
    }
    close();
  }

  /** Ends early when the inquirers stop. */
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped.signal }).catch(() => undefined);
  const all = Array.from({ length: INQUIRERS }, (_, inquirer) => inquire(inquirer));
  return {
    /** Case numbers by the text of the inquiry. */
    accepted,
    stop: async () => {
      stopped.abort();
      await Promise.all(all);
    },
  };
}
