import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Router } from 'express';
import { fillFacts } from '../catalog/fillFacts.ts';
import { fill } from '../common/fill.ts';
import { mapValues } from '../common/mapValues.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import { sendFile } from '../middleware/sendFile.ts';
import { DEFAULT_LANGUAGE } from '../model/codes.ts';
import { SECURITY_FILES, SECURITY_PATH } from '../model/paths.ts';
import { organization } from '../organization.ts';
import declared from './csaf.json' with { type: 'json' };
import { sendContent } from './sendContent.ts';

const FOLDER = '/.well-known/csaf/white';

/** RFC 9116, section 2.5.5: less than a year. */
const VALID_MS = 360 * 86_400_000;

/**
 * `security.txt`, the contact for vulnerability reports (RFC 9116). Security advisories in the Common Security Advisory Framework 2.0, as a CSAF provider publishes them: provider
 * metadata, a ROLIE feed (RFC 8322), the advisories with checksums; and the software components of this website.
 * Advisories are in `csaf.json`, oldest first. One is never deleted; a correction adds a revision.
 *
 * @param root project folder
 * @param builtAt from when on the contact is valid: if the site has not been built for a year, it may be outdated
 */
export function csafRoutes(siteUrl: string, root: string, builtAt: Date): Router {
  const files = filesOf(siteUrl, builtAt);
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, text] of files)
    router.get(path, (_req, res) => {
      leaveOutDocumentHeaders(res, path);
      res.set('Access-Control-Allow-Origin', '*');
      sendContent(res, path.endsWith('.json') ? 'application/json' : 'text/plain', text);
    });
  return router.get(SECURITY_FILES.sbom, (req, res, next) => {
    leaveOutDocumentHeaders(res, req.path);
    sendFile(req, res, {
      root: join(root, 'build'),
      path: SECURITY_FILES.sbom,
      cacheControl: false,
      setHeaders: () =>
        res.set({
          'Content-Type': 'application/vnd.cyclonedx+json; version=1.6',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        }),
      failed: next,
    });
  });
}

/** The files by their paths. */
function filesOf(siteUrl: string, builtAt: Date): ReadonlyMap<string, string> {
  const { contact, advisories, provider, feed, format } = filledIn(siteUrl, builtAt);
  const files = new Map<string, string>([[SECURITY_FILES.contact, contact.join('\n')]]);
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
