import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { organization } from '../../../src/organization.ts';
import { brand } from '../../../views/brand.ts';
import { ROOT } from '../../../test/kit/site.ts';

/** Files that pages, documents, pictures and stylesheets are made from. */
const SOURCES = ['locales', 'src', 'views', 'client'].concat(
  ['build', 'documents', 'workshop/brand', 'workshop/imagery', 'workshop/social'].map(
    (folder) => `scripts/${folder}`,
  ),
);
const TEXT_FILE = /\.(ts|tsx|css|json|md|typ|py)$/;
const TEST_FILE = /\.test\.tsx?$/;
/** The source of the brand, and text files that `npm run brand` generates from it. */
const BRAND_FILES = ['src/organization.ts', 'views/brand.ts', 'scripts/workshop/imagery/kit/identity.json'];
const WITH_COLORS = /\.(css|ts|tsx|typ|py)$/;

/** Names for operators, which no visitor sees and which their dashboards, alerts and scripts rely on; digests. */
const TECHNICAL_NAMES = [
  // Prometheus metrics.
  /\barcvane_\w+/g,
  // Response header, not sent in production.
  /X-Arcvane-Reason/g,
  // Prefix that operators add to environment variables by mistake.
  /\bARCVANE_/g,
  // Digests of documents and texts.
  /"[\da-f]{64}"/g,
  /"[\da-f]{8} [\da-f]{8}(?: reviewed)?"/g,
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

describe('another brand needs changes only in src/organization.ts and views/brand.ts, because', () => {
  it('no other file has name, domain, numbers or address of the company', () => {
    const { name, domain, phone, departments, street, address, registers } = organization;
    const phones = Object.values(departments).flatMap((ways) => ('phone' in ways ? [ways.phone] : []));
    const words = [name, domain, phone, ...phones, street, address.postalCode, ...Object.values(registers)];
    const withoutTechnicalNames = texts.map(({ path, text }) => ({
      path,
      text: TECHNICAL_NAMES.reduce((rest, technical) => rest.replace(technical, ''), text),
    }));
    expect(places(anyOf(words), withoutTechnicalNames)).toEqual([]);
  });

  it('no other file has its colors', () => {
    const colors = [brand.colors, brand.dark, brand.highContrast].flatMap(Object.values<string>);
    const own = colors.filter((color) => color.startsWith('#') && !/^#(.)\1+$/.test(color));
    expect(
      places(
        anyOf(own),
        texts.filter(({ path }) => WITH_COLORS.test(path)),
      ),
    ).toEqual([]);
  });

  it('stylesheets have no colors of their own but grays', () => {
    // Safety colors are those of a standard.
    const stylesheets = texts.filter(({ path }) => /(?<!SafetyMessage)\.css$/.test(path));
    expect(stylesheets.length).toBeGreaterThan(10);
    expect(
      places(/#(?!(?<digit>[0-9a-f])\k<digit>{2}\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi, stylesheets),
    ).toEqual([]);
  });
});
