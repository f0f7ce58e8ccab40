import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Router } from 'express';
import { fillFacts } from '../catalog/fillFacts.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import { sendFile } from '../middleware/sendFile.ts';
import { DEFAULT_LANGUAGE } from '../model/codes.ts';
import { SECURITY_FILES, SECURITY_PATH } from '../model/paths.ts';
import { organization } from '../organization.ts';
import advisories from './advisories.json' with { type: 'json' };
import { sendContent } from './sendContent.ts';

interface Advisory {
  readonly number: number;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** YYYY-MM-DD and what is new, oldest first. */
  readonly revisions: readonly (readonly [date: string, summary: string])[];
}

/** Published advisories, oldest first. One is never deleted; a correction adds a revision. */
const ADVISORIES: readonly Advisory[] = JSON.parse(fillFacts(JSON.stringify(advisories), DEFAULT_LANGUAGE));

const FOLDER = '/.well-known/csaf';
const FEED_ID = 'csaf-feed-tlp-white';

/**
 * Security advisories in the Common Security Advisory Framework 2.0, as a CSAF provider publishes them: provider
 * metadata, a ROLIE feed, the advisories with checksums; and the software components of this website.
 *
 * @param root project folder
 */
export function csafRoutes(siteUrl: string, root: string): Router {
  const files = new Map(
    ADVISORIES.map((advisory) => [advisoryPath(advisory), textOf(advisoryIn(advisory, siteUrl))]),
  );
  for (const [path, text] of [...files])
    files.set(
      `${path}.sha256`,
      `${createHash('sha256').update(text).digest('hex')}  ${path.split('/').at(-1)}\n`,
    );
  files.set(SECURITY_FILES.advisories, textOf(providerMetadata(siteUrl)));
  files.set(SECURITY_FILES.feed, textOf(feed(siteUrl)));
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

const textOf = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
const isoTime = (date: string) => `${date}T12:00:00Z`;

const idOf = ({ number, revisions }: Advisory) =>
  `${organization.name.toUpperCase()}-SA-${revisions[0]?.[0].slice(0, 4)}-${String(number).padStart(3, '0')}`;

/** The name of the file is the identifier in lower case (CSAF 2.0, section 5.1). */
function advisoryPath(advisory: Advisory): string {
  const id = idOf(advisory);
  const [, , year] = id.split('-');
  return `${FOLDER}/white/${year}/${id.toLowerCase()}.json`;
}

function datesOf({ revisions }: Advisory) {
  const dates = revisions.map(([date]) => isoTime(date));
  return { first: dates[0] ?? '', last: dates.at(-1) ?? '' };
}

function publisher(siteUrl: string) {
  return {
    category: 'vendor',
    name: organization.legalName,
    namespace: siteUrl,
    contact_details: `${organization.securityEmail}, ${siteUrl}${SECURITY_PATH}`,
  };
}

function advisoryIn(advisory: Advisory, siteUrl: string) {
  const { title, summary, description, revisions } = advisory;
  const { first, last } = datesOf(advisory);
  return {
    document: {
      category: 'csaf_informational_advisory',
      csaf_version: '2.0',
      distribution: { tlp: { label: 'WHITE', url: 'https://www.first.org/tlp/' } },
      lang: 'en',
      notes: [
        { category: 'summary', text: summary },
        { category: 'description', text: description },
      ],
      publisher: publisher(siteUrl),
      references: [
        { category: 'self', summary: title, url: siteUrl + advisoryPath(advisory) },
        { category: 'external', summary: 'Software components', url: siteUrl + SECURITY_FILES.sbom },
        { category: 'external', summary: 'Reporting of weaknesses', url: siteUrl + SECURITY_PATH },
      ],
      title,
      tracking: {
        id: idOf(advisory),
        initial_release_date: first,
        current_release_date: last,
        revision_history: revisions.map(([date, text], index) => ({
          date: isoTime(date),
          number: String(index + 1),
          summary: text,
        })),
        status: 'final',
        version: String(revisions.length),
      },
    },
  };
}

const newest = () =>
  ADVISORIES.map((advisory) => datesOf(advisory).last)
    .toSorted()
    .at(-1) ?? '';

function providerMetadata(siteUrl: string) {
  return {
    canonical_url: siteUrl + SECURITY_FILES.advisories,
    distributions: [
      {
        rolie: {
          feeds: [{ summary: 'All advisories', tlp_label: 'WHITE', url: siteUrl + SECURITY_FILES.feed }],
        },
      },
    ],
    last_updated: newest(),
    list_on_CSAF_aggregators: true,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: true,
    publisher: publisher(siteUrl),
    role: 'csaf_provider',
  };
}

/** A ROLIE feed (RFC 8322) in the JSON form of CSAF 2.0. */
function feed(siteUrl: string) {
  return {
    feed: {
      id: FEED_ID,
      title: `Security advisories of ${organization.legalName}`,
      link: [{ rel: 'self', href: siteUrl + SECURITY_FILES.feed }],
      category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
      updated: newest(),
      entry: ADVISORIES.map((advisory) => {
        const url = siteUrl + advisoryPath(advisory);
        const { first, last } = datesOf(advisory);
        return {
          id: idOf(advisory),
          title: advisory.title,
          link: [
            { rel: 'self', href: url },
            { rel: 'hash', href: `${url}.sha256` },
          ],
          published: first,
          updated: last,
          summary: { content: advisory.summary },
          content: { type: 'application/json', src: url },
          format: {
            schema: 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf_json_schema.json',
            version: '2.0',
          },
        };
      }).toReversed(),
    },
  };
}
