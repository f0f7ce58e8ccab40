import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { fillFacts } from '../catalog/fillFacts.ts';
import { fill } from '../common/fill.ts';
import { mapValues } from '../common/mapValues.ts';
import { DAY_MS } from '../common/time.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import { DEFAULT_LANGUAGE } from '../model/codes.ts';
import { SECURITY_FILES, SECURITY_PATH } from '../model/paths.ts';
import { organization } from '../organization.ts';
import declared from './wellKnown.json' with { type: 'json' };
import { sendContent } from './sendContent.ts';

const FOLDER = '/.well-known/csaf/white';

/** RFC 9116, section 2.5.5: less than a year. */
const VALID_MS = 360 * DAY_MS;

/**
 * Files for tools, from `wellKnown.json`: `security.txt`, the contact for vulnerability reports (RFC 9116); the description
 * of the resolver of GS1; security advisories in the Common Security Advisory Framework 2.0, as a CSAF provider publishes
 * them: provider metadata, a ROLIE feed (RFC 8322), the advisories with checksums. Advisories are listed oldest first. One
 * is never deleted; a correction adds a revision. And the software components of this website.
 *
 * @param root project folder
 * @param builtAt from when on the contact is valid: if the site has not been built for a year, it may be outdated
 */
export function wellKnownRoutes(siteUrl: string, root: string, builtAt: Date): RequestHandler {
  const files = filesOf(siteUrl, builtAt);
  const sbom = join(root, 'build', SECURITY_FILES.sbom);
  return async (req, res, next) => {
    const text = req.path === SECURITY_FILES.sbom ? await readFile(sbom, 'utf8') : files.get(req.path);
    if (text === undefined || !['GET', 'HEAD'].includes(req.method)) return next();
    leaveOutDocumentHeaders(res, req.path);
    res.set('Access-Control-Allow-Origin', '*');
    sendContent(res, typeOf(req.path), text);
  };
}

function typeOf(path: string): string {
  if (path === SECURITY_FILES.sbom) return 'application/vnd.cyclonedx+json; version=1.6';
  return /\.(?:txt|sha256)$/.test(path) ? 'text/plain' : 'application/json';
}

/** The files by their paths. */
function filesOf(siteUrl: string, builtAt: Date): Map<string, string> {
  const { contact, resolver, advisories, provider, feed, format } = filledIn(siteUrl, builtAt);
  const files = new Map([
    [SECURITY_FILES.contact as string, contact.join('\n')],
    ['/.well-known/gs1resolver', textOf(resolver)],
  ]);
  const entries = advisories.map((advisory) => {
    const { title, notes, tracking } = advisory.document;
    const { id, initial_release_date: published, current_release_date: updated } = tracking;
    // The name of the file is the identifier in lower case (CSAF 2.0, section 5.1).
    const name = `${id.toLowerCase()}.json`;
    const path = `${FOLDER}/${published.slice(0, 4)}/${name}`;
    const text = textOf(advisory);
    files.set(path, text);
    files.set(`${path}.sha256`, `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
    const href = siteUrl + path;
    const link = [
      { rel: 'self', href },
      { rel: 'hash', href: `${href}.sha256` },
    ];
    const content = { type: 'application/json', src: href };
    return { id, title, link, published, updated, summary: { content: notes[0]?.text }, content, format };
  });
  const [updated = ''] = entries
    .map((entry) => entry.updated)
    .toSorted()
    .toReversed();
  files.set(SECURITY_FILES.advisories, textOf({ ...provider, last_updated: updated }));
  files.set(SECURITY_FILES.feed, textOf({ feed: { ...feed, updated, entry: entries.toReversed() } }));
  return files;
}

const textOf = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

function filledIn(siteUrl: string, builtAt: Date): typeof declared {
  const { name } = organization;
  const facts = {
    NAME: name.toUpperCase(),
    name: name.toLowerCase(),
    site: siteUrl,
    expires: new Date(builtAt.getTime() + VALID_MS).toISOString(),
    policy: siteUrl + SECURITY_PATH,
    ...mapValues(SECURITY_FILES, (path) => siteUrl + path),
  };
  const text = fillFacts(JSON.stringify(declared), DEFAULT_LANGUAGE);
  return JSON.parse(fill(text, facts));
}
