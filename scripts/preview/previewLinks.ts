import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { articlePath } from '../../src/blocks/article.ts';
import { createEmbedded } from '../../src/blocks/embedded.ts';
import { createGateway } from '../../src/blocks/gateway.ts';
import { newsBlock } from '../../src/blocks/news.ts';
import type { Config } from '../../src/config/config.ts';
import { readSecret } from '../../src/common/secret.ts';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { localize } from '../../src/model/paths.ts';
import { createPreviews } from '../../src/request/previews.ts';

/** There is nothing to link to, or no key to sign with. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

const HOUR_MS = 3_600_000;
const MAX_HOURS = 744;
const LAYOUTS = ['desktop', 'mobile'] as const;

/**
 * Links to the draft of an article, in each language that has it.
 *
 * @param args `news ID [--hours HOURS]`
 * @param root project root, for the spool and for articles in files
 * @throws {TypeError} if the arguments are not of this form
 * @throws {PreviewError} if no language has this draft, or there is no key
 * @throws {GatewayError} if the articles cannot be read from the content service
 */
export async function previewLinks(
  args: readonly string[],
  { config, root, now }: { readonly config: Config; readonly root: string; readonly now: number },
): Promise<string> {
  const { id, hours } = readArgs(args);
  const drafts = await draftsOf(id, config, root, now);
  const spoolDir = resolve(root, config.spoolDir ?? 'spool');
  const secret = readSecret(spoolDir, config.formSecret);
  if (secret === undefined)
    throw new PreviewError(
      `There is no key to sign with: ${join(spoolDir, 'secret')} is missing or not readable for this user. The site creates it when it starts. Run this as the user of the site and with its SPOOL_DIR, or set FORM_SECRET for both.`,
    );
  const until = now + hours * HOUR_MS;
  const path =
    articlePath({ id }) +
    createPreviews(
      () => secret,
      () => now,
    ).queryFor(articlePath({ id }), until);
  const rows = drafts.flatMap(({ code, date }) =>
    LAYOUTS.map((layout) => [code, layout.padEnd(7), date, config.siteUrl + localize(path, code, layout)]),
  );
  return [
    `These links show the drafts of article ${id} until ${new Date(until).toISOString().slice(0, 16)}Z.`,
    'A desktop browser shows the mobile layout in a window narrower than 768 px.',
    '',
    ...rows.map((row) => row.join('  ')),
    '',
  ].join('\n');
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' } },
  });
  const [kind, id = '', ...others] = positionals;
  if (kind !== 'news' || !/^[1-9]\d{0,8}$/.test(id) || others.length > 0)
    throw new TypeError('Give `news` and the id of an article');
  const hours = Number(values.hours);
  if (!/^\d+$/.test(values.hours) || hours < 1 || hours > MAX_HOURS)
    throw new TypeError(`--hours must be a whole number from 1 to ${MAX_HOURS}`);
  return { id: Number(id), hours };
}

/** The dates of the article in the languages in which it is a draft. */
async function draftsOf(id: number, { gatewayUrl, gatewayTimeoutMs }: Config, root: string, now: number) {
  const reader = gatewayUrl
    ? createGateway({ url: gatewayUrl, timeoutMs: gatewayTimeoutMs })
    : createEmbedded(join(root, 'locales'));
  try {
    const found = await Promise.all(
      LANGUAGE_CODES.map(async (code) => {
        const { list, drafts } = (await reader.read(newsBlock, code)).at(now).value;
        return {
          published: list.some((article) => article.id === id),
          drafts: drafts.filter((article) => article.id === id).map(({ date }) => ({ code, date })),
        };
      }),
    );
    const all = found.flatMap(({ drafts }) => drafts);
    if (all.length > 0) return all;
    throw new PreviewError(
      found.some(({ published }) => published)
        ? `Article ${id} is published: ${articlePath({ id })} needs no preview`
        : `No language has an article ${id}`,
    );
  } finally {
    await reader.close();
  }
}
