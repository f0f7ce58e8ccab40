import { parseArgs } from 'node:util';

/** A request to explain; see `explain`. */
export interface Question {
  /** Path and query. */
  readonly path: string;
  readonly userAgent: string;
  readonly cookie: string;
  readonly host: string;
}

/** User agents of `--ua phone` and of the default. */
const USER_AGENTS: Readonly<Record<string, string>> = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
};

/**
 * Reads the arguments `PATH|URL [--ua USER-AGENT|phone] [--cookie "a=b; c=d"] [--host HOST]`.
 *
 * @param siteUrl supplies the host unless the arguments name one
 * @throws {TypeError} if the arguments are not of this form
 */
export function readQuestion(args: readonly string[], siteUrl: string): Question {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ua: { type: 'string' }, cookie: { type: 'string' }, host: { type: 'string' } },
  });
  // Keep the raw path: parsing the URL would normalize it.
  const [given = ''] = positionals;
  const [, urlHost, rest = ''] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(given) ?? [];
  const path = urlHost === undefined ? given : rest.replace(/^(?!\/)/, '/');
  if (positionals.length !== 1 || !path.startsWith('/'))
    throw new TypeError('Give one path that begins with a slash, or one http(s) URL');
  const { ua = 'desktop', cookie = '', host = urlHost ?? new URL(siteUrl).host } = values;
  return { path, cookie, host, userAgent: USER_AGENTS[ua] ?? ua };
}
