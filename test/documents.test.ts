import { createHash } from 'node:crypto';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import {
  ALL_DOCUMENTS,
  DATA_FILES,
  documentNumber,
  dataFilesOf,
  fileNameOf,
  PRINTED_DOCUMENTS,
  readDocuments,
  type DocumentId,
} from '../src/catalog/documents.ts';
import { manualPath, PRODUCT_IDS } from '../src/catalog/catalog.ts';
import { DOCUMENT_KINDS } from '../src/catalog/family.ts';
import { paperPath } from '../src/inquiries/contactPath.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { copyBuiltSite } from '../scripts/site/otherDeployment.ts';
import { attribute, parse, textOf, withClass, withName } from './kit/elements.ts';
import { asBytes, createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { words } from './kit/words.ts';
import { listOf } from '../scripts/site/listOf.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const site = await createSite();

const MANUAL = '/documents/battery-manual-de.pdf';

const ask = (path: string, headers: Record<string, string> = {}, { app }: App = site) =>
  request(app)
    .get(path)
    .set({ 'User-Agent': DESKTOP, ...headers })
    .redirects(0)
    .buffer(true)
    .parse(asBytes);

describe('a document', () => {
  it('is a PDF with a file name, language and ETag, on phones too', async () => {
    for (const userAgent of [DESKTOP, PHONE]) {
      const { status, headers, body } = await ask(`${MANUAL}?t=1795241607064`, { 'User-Agent': userAgent });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="battery-manual-de.pdf"',
        'content-language': 'de',
        'cache-control': 'public, max-age=0, must-revalidate',
        'accept-ranges': 'bytes',
        'content-length': String(body.length),
      });
      expect(headers.etag).toBe(`"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`);
      expect(body.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    }
  });

  it('supports range requests, and If-Range', async () => {
    const whole = await ask(MANUAL);
    const part = await ask(MANUAL, { Range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
    const end = await ask(MANUAL, { Range: 'bytes=-50', 'If-Range': String(whole.headers.etag) });
    expect(end.status).toBe(206);
    expect(end.body.equals(whole.body.subarray(-50))).toBe(true);
    const stale = await ask(MANUAL, { Range: 'bytes=0-9', 'If-Range': '"another"' });
    expect(stale.status).toBe(200);
  });

  it('answers an unsatisfiable range with a 416 error page', async () => {
    const { status, headers } = await ask(MANUAL, { Range: 'bytes=99999999-' });
    expect(status).toBe(416);
    expect(headers['content-type']).toContain('text/html');
    expect(headers.etag).not.toBe((await ask(MANUAL)).headers.etag);
  });

  it('answers 304 if the ETag matches, and HEAD with its length', async () => {
    const { headers } = await ask(MANUAL);
    const again = await ask(MANUAL, { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const head = await request(site.app).head(MANUAL);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('logs no error if the client disconnects', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const logged = await createSite({}, { logger });
    const withoutClient = express();
    withoutClient.use((req, _res, next) => {
      req.socket.destroy();
      next();
    });
    withoutClient.use(logged.app);
    await expect(request(withoutClient).get(MANUAL)).rejects.toThrow('socket hang up');
    // Once a second response has ended, an error of the first would be in the log.
    expect((await ask(MANUAL, {}, logged)).status).toBe(200);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 30, msg: 'request', path: MANUAL, aborted: true },
      { level: 30, msg: 'request', path: MANUAL, status: 200 },
    ]);
  });

  it('is served from a project in a hidden folder', async () => {
    const root = join(temporaryFolder(), '.site');
    await mkdir(root);
    for (const name of ['build', 'locales', 'public']) await symlink(join(ROOT, name), join(root, name));
    const hidden = await createSite({}, { root });
    expect((await ask(MANUAL, {}, hidden)).status).toBe(200);
    expect((await ask('/favicon.ico', {}, hidden)).status).toBe(200);
  });

  it.each(
    listOf(`
      battery-manual-zh battery-manual battery-book-de rocket-manual-de BATTERY-manual-de manifest
      ..%2Fmanifest ..%2F..%2Fmain %2e%2e%2fbattery-manual-de battery-manual-de%00 __proto__ constructor`),
  )('%s is not a document', async (name) => {
    for (const extension of ['.pdf', '.json', '']) {
      const { status, headers } = await ask(`/documents/${name}${extension}`);
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).not.toBe('application/pdf');
    }
  });

  it('that cannot be read answers 500 and affects no other document', async () => {
    const root = await copyBuiltSite(ROOT);
    const other = await createSite({}, { root });
    const { file = '' } = readDocuments(join(root, 'build', 'documents')).find('battery-manual-de.pdf') ?? {};
    await rename(file, `${file}.away`);
    const { status, headers } = await ask(MANUAL, {}, other);
    expect(status).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-disposition');
    expect((await ask('/documents/battery-manual-en.pdf', {}, other)).status).toBe(200);
    await rename(`${file}.away`, file);
    expect((await ask(MANUAL, {}, other)).status).toBe(200);
    await rm(root, { recursive: true });
  });
});

describe('a data file', () => {
  it.each([
    ['battery-data.json', 'application/json; charset=utf-8'],
    ['battery-data.csv', 'text/csv; charset=utf-8'],
    ['battery-can.dbc', 'text/plain; charset=utf-8'],
    ['cabinet-registers.csv', 'text/csv; charset=utf-8'],
    ['cabinet-figures.svg', 'image/svg+xml'],
  ])('%s is saved by browsers under its name', async (name, type) => {
    const { status, headers, body } = await ask(`/documents/${name}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-language': 'en',
      'cache-control': 'public, max-age=0, must-revalidate',
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    });
    const part = await ask(`/documents/${name}`, { Range: 'bytes=10-19' });
    expect([part.status, part.body.equals(body.subarray(10, 20))]).toEqual([206, true]);
  });

  it('has a schema, which the site serves', async () => {
    const { $schema } = JSON.parse(String((await ask('/documents/battery-data.json')).body));
    const { status, headers, body } = await ask(new URL($schema).pathname);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
    expect(JSON.parse(String(body))).toHaveProperty('properties.data');
  });

  it('exists only for a bus of the product', async () => {
    for (const name of ['super-can.dbc', 'battery-registers.csv', 'battery-manual-de.json'])
      expect((await ask(`/documents/${name}`)).status, name).toBe(404);
  });
});

describe('a product’s page', () => {
  it.each([...LANGUAGE_CODES])('in %s links its documents and shows their SHA-256', async (code) => {
    const prefix = code === 'en' ? '' : `/${code}`;
    for (const [subject, path] of [
      ['cabinet', '/solutions/detail/cabinet'],
      ['marine', '/solutions/battery-system/packDetail/marine'],
    ] as const) {
      const { text } = await visit(site, prefix + path);
      expect(text).toShow(`href="${prefix}${manualPath(subject)}"`);
      for (const kind of DOCUMENT_KINDS) {
        const name = fileNameOf({ subject, kind, language: code });
        const { body } = await ask(`/documents/${name}`);
        expect(text).toShow(`href="/documents/${name}"`);
        expect(text).toShow(createHash('sha256').update(body).digest('hex'));
      }
      const linked = [...text.matchAll(/\/documents\/([\w-]+\.\w+)/g)].map(([, name]) => name);
      const data = dataFilesOf(subject).map(fileNameOf);
      expect(linked.filter((name = '') => !name.endsWith('.pdf'))).toEqual(data);
      expect(new Set(linked).size).toBe(DOCUMENT_KINDS.length * LANGUAGE_CODES.length + data.length);
    }
  });
});

describe('the download page', () => {
  const listed = async (query: string) => {
    const { text, status } = await visit(site, `/fr/about-us/download${query}`);
    expect(status).toBe(200);
    return [...text.matchAll(/href="\/documents\/([\w-]+\.\w+)"/g)].map(([, name]) => name);
  };
  /** In the order of the page: grouped by product. */
  const namesOf = (documents: readonly DocumentId[]) =>
    PRODUCT_IDS.flatMap((id) => documents.filter(({ subject }) => subject === id)).map(fileNameOf);

  it('lists the documents in its language, or those that the query string selects', async () => {
    const french = PRINTED_DOCUMENTS.filter(({ language }) => language === 'fr');
    expect(await listed('')).toEqual(namesOf([...french, ...DATA_FILES]));
    expect((await listed('?product=&kind=&lang=')).toSorted()).toEqual(namesOf(ALL_DOCUMENTS).toSorted());
    expect(await listed('?product=e-bus&kind=manual&lang=ja&utm_source=x')).toEqual(['e-bus-manual-ja.pdf']);
    expect(await listed('?kind=data&lang=ja')).toEqual(namesOf(DATA_FILES));
    expect(await listed('?product=e-bus&lang=')).toHaveLength(
      DOCUMENT_KINDS.length * LANGUAGE_CODES.length + dataFilesOf('e-bus').length,
    );
  });

  it.each([
    ['', 1],
    ['?lang=de', 1],
    ['?lang=', LANGUAGE_CODES.length],
  ])('%s groups the documents by product; link names differ and begin with it', async (query, languages) => {
    const { text } = await visit(site, `/about-us/download${query}`);
    const groups = withClass(parse(text), 'document-group');
    expect(groups).toHaveLength(PRODUCT_IDS.length);
    for (const [index, group] of groups.entries()) {
      const subject = PRODUCT_IDS[index] ?? 'battery';
      const links = withName(group, 'a').filter((link) => attribute(link, 'href').startsWith('/documents/'));
      expect(links).toHaveLength(DOCUMENT_KINDS.length * languages + dataFilesOf(subject).length);
      // Without the sizes, which may make equal names differ.
      const names = links.map((link) => textOf(withClass(link, 'document-kind')[0]));
      expect(new Set(names).size).toBe(links.length);
      for (const name of names)
        expect(name.startsWith(`${words.en.products.products[subject].name}: `)).toBe(true);
      const pages = withClass(group, 'text-link').map((link) => attribute(link, 'href'));
      expect(pages.filter((path) => path.endsWith(manualPath(subject)))).toHaveLength(languages);
    }
  });

  it.each(['fr', 'es', 'it'] as const)(
    'names links without a colon, after which %s has no capital',
    async (language) => {
      const { text } = await visit(site, `/${language}/about-us/download`);
      const [kind] = withClass(parse(text), 'document-kind');
      expect(textOf(kind)).toContain(`${words[language].products.products.battery.name} – `);
    },
  );

  it('preselects the current filters in its form', async () => {
    const { text } = await visit(site, '/fr/about-us/download?kind=manual');
    expect(text).toShow(/<form[^>]* action="\/fr\/about-us\/download"/);
    expect(text).toShow('<option value="manual" selected="">');
    expect(text).toShow('<option value="fr" lang="fr" selected="">');
  });

  it('fills in the form for a copy on paper for the document of a link', async () => {
    const number = documentNumber({ subject: 'battery', kind: 'manual', language: 'de' });
    const { text } = await visit(site, `/fr${paperPath(number)}`);
    expect(text).toShow(new RegExp(`<input [^>]*name="document"[^>]* value="${number}"`));
    expect(text).toShow('<option value="de" lang="de" selected="">Deutsch</option>');
    expect(text).toShow(`action="/fr${paperPath(number)}#paper"`);
    const { text: other } = await visit(site, `/fr${paperPath('AV-NO-MA-DE')}`);
    expect(other).toShow('<option value="fr" lang="fr" selected="">Français</option>');
    expect(other).not.toShow('AV-NO-MA-DE');
  });

  it.each(['?product=rocket', '?kind=book', '?lang=zh', '?lang=de&lang=__proto__'])(
    'returns 404 for %s',
    async (query) => {
      expect((await visit(site, `/about-us/download${query}`)).status).toBe(404);
    },
  );
});
