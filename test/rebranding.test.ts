import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../src/blocks/blocks.ts';
import { createEmbedded } from '../src/blocks/embedded.ts';
import { fillFacts } from '../src/catalogue/fillFacts.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { loadLocales } from '../src/locale/i18n.ts';
import { organisation } from '../src/organisation.ts';
import { loadPrivacyDocuments } from '../src/pages/legal/privacyDocuments.ts';
import { brand } from '../views/brand.ts';
import { ROOT } from './kit/site.ts';

const LOCALES = join(ROOT, 'locales');

/** Files that pages, documents, pictures and stylesheets are made from. */
const SOURCES = ['locales', 'src', 'views', 'client'].concat(
  ['brand', 'build', 'documents', 'imagery', 'social'].map((folder) => `scripts/${folder}`),
);
const TEXT_FILE = /\.(ts|tsx|css|json|md|typ|py)$/;
const TEST_FILE = /\.test\.tsx?$/;
/** The source of the brand, and text files that `npm run brand` generates from it. */
const BRAND_FILES = [
  'src/organisation.ts',
  'views/brand.ts',
  'client/styles/colors.css',
  'scripts/imagery/kit/identity.json',
];
const WITH_COLORS = /\.(css|ts|tsx|typ|py)$/;

/** Names for operators, which no visitor sees and which their dashboards, alerts and scripts rely on. */
const TECHNICAL_NAMES = [
  // Prometheus metrics.
  /\barcvane_\w+/g,
  // Response header, not sent in production.
  /X-Arcvane-Reason/g,
  // Prefix that operators add to environment variables by mistake.
  /\bARCVANE_/g,
];

const files = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((path) => TEXT_FILE.test(path) && !TEST_FILE.test(path) && !BRAND_FILES.includes(path));

const texts = files.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Places that match, as file, line number and match. */
function places(pattern: RegExp, among = texts): string[] {
  return among.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: match, index }) => `${path}:${text.slice(0, index).split('\n').length} ${match}`,
    ),
  );
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<![a-z])(?:${words.map((word) => word.replace(/[+.\\^$*?()[\]{}|]/g, String.raw`\$&`)).join('|')})`,
    'gi',
  );
}

describe('another brand needs changes only in src/organisation.ts and views/brand.ts, because', () => {
  it('no other file has name, domain, numbers or address of the company', () => {
    const { name, domain, phone, departments, street, address, registers } = organisation;
    const phones = Object.values(departments).flatMap((ways) => ('phone' in ways ? [ways.phone] : []));
    const words = [name, domain, phone, ...phones, street, address.postalCode, ...Object.values(registers)];
    const withoutTechnicalNames = texts.map(({ path, text }) => ({
      path,
      text: TECHNICAL_NAMES.reduce((rest, technical) => rest.replace(technical, ''), text),
    }));
    expect(places(anyOf(words), withoutTechnicalNames)).toEqual([]);
  });

  it('no other file has its colors', () => {
    const colors = [...Object.values(brand.colors), ...Object.values(brand.highContrast)];
    const own = colors.filter((color) => !/^#(.)\1+$/.test(color));
    expect(
      places(
        anyOf(own),
        texts.filter(({ path }) => WITH_COLORS.test(path)),
      ),
    ).toEqual([]);
  });

  it('stylesheets have no colors of their own but grays', () => {
    const stylesheets = texts.filter(({ path }) => path.endsWith('.css'));
    expect(stylesheets.length).toBeGreaterThan(10);
    expect(
      places(/#(?!(?<digit>[0-9a-f])\k<digit>{2}\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi, stylesheets),
    ).toEqual([]);
  });
});

describe('placeholders of the locale files', () => {
  it('all have a value', () => {
    const locales = texts.filter(({ path }) => path.startsWith('locales/'));
    expect(locales.length).toBeGreaterThan(LANGUAGE_CODES.length);
    for (const { path, text } of locales)
      expect(() => fillFacts(text, path.split('/')[1] ?? ''), path).not.toThrow();
  });

  it('are filled in words, blocks, articles and the privacy notice', async () => {
    const { words } = await loadLocales(LOCALES, pino({ level: 'silent' }), fillFacts);
    const { read } = createEmbedded(LOCALES);
    const blocks = BLOCKS.flatMap((block) =>
      block.languages.map(async (code) => (await read(block, code)).at(Date.now()).value),
    );
    const all = JSON.stringify([words, await Promise.all(blocks), await loadPrivacyDocuments(LOCALES)]);
    expect(
      places(/\{\{\s*(?:organi[sz]ation|warranty|catalogue).{0,30}/g, [{ path: 'filled', text: all }]),
    ).toEqual([]);
  });

  it('without a value are an error that names them', () => {
    expect(() => fillFacts('{{organisation.motto}}', 'en')).toThrow('{{organisation.motto}}');
    expect(() => fillFacts('{{organisation.name.length}}', 'en')).toThrow('{{organisation.name.length}}');
    expect(() => fillFacts('{{organisation.address}}', 'en')).toThrow('{{organisation.address}}');
    expect(() => fillFacts('{{organisation.toString}}', 'en')).toThrow('{{organisation.toString}}');
  });

  it('of i18next are left alone', () => {
    expect(fillFacts('{{name}}, {{organisation.name}}', 'en')).toBe(`{{name}}, ${organisation.name}`);
  });

  it('have values that need no escape in JSON and YAML', () => {
    expect(JSON.stringify(Object.entries(organisation))).not.toContain('\\');
  });
});
