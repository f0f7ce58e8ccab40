import { request } from 'undici';

export type Frame = 'desktop' | 'mobile';

export interface Answer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Empty for pictures, documents and other files that are no text. */
  readonly text: string;
}

const USER_AGENTS: Readonly<Record<Frame, string>> = {
  desktop: 'Mozilla/5.0 (compatible; SiteAudit/1.0)',
  mobile: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (compatible; SiteAudit/1.0) Mobile',
};
const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;

/** Sends requests as a crawler does: without cookies, and without following redirects. */
export class SiteClient {
  readonly #base: string;
  /** Origin in the site's own URLs; requests go to the base instead. */
  publicOrigin: string;

  /** @param base origin to send requests to */
  constructor(base: string) {
    this.#base = base;
    this.publicOrigin = base;
  }

  /** Path and query of a URL of this site; undefined for any other. */
  pathOf(url: string, from = '/'): string | undefined {
    const context = new URL(from, this.publicOrigin);
    if (!URL.canParse(url, context)) return undefined;
    const { origin, pathname, search } = new URL(url, context);
    return origin === this.publicOrigin || origin === this.#base ? pathname + search : undefined;
  }

  /** @throws {Error} if the site does not answer within 20 s */
  async get(path: string, frame: Frame): Promise<Answer> {
    // Without the streams of `fetch`, which take as long as the site does for its answer.
    const answer = await request(this.#base + path, {
      // For thousands of pages, compression would cost the site more than rendering.
      headers: { 'User-Agent': USER_AGENTS[frame], 'Accept-Encoding': 'identity' },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    const isText = /^text|json|xml/.test(headers.get('content-type') ?? '');
    const body = await (isText ? answer.body.text() : answer.body.dump({ limit: Infinity }));
    return { status: answer.statusCode, headers, text: body ?? '' };
  }
}

/** A header of an answer; empty if it is missing. */
export function headerOf({ headers }: Answer, name: 'content-type' | 'location' | 'x-robots-tag'): string {
  return headers.get(name) ?? '';
}

/** Runs `work` for each item, 8 at a time, including items that `work` appends to the list. */
export async function forEachOf<Item>(list: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  let busy = 0;
  await new Promise<void>((resolve, reject) => {
    const start = () => {
      while (busy < AT_ONCE) {
        const item = list[next];
        if (item === undefined) break;
        next += 1;
        busy += 1;
        work(item).then(() => {
          busy -= 1;
          start();
        }, reject);
      }
      if (busy === 0) resolve();
    };
    start();
  });
}
