import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTypesetter } from '../scripts/documents/createTypesetter.ts';
import { documentInput } from '../scripts/documents/documentInput.ts';
import { keepTermsWhole } from '../scripts/documents/keepWhole.ts';
import { loadManuals } from '../scripts/documents/manuals/loadManuals.ts';
import { familyOf, manualPath, PRODUCT_IDS } from '../src/catalog/catalog.ts';
import { dataTable } from '../src/catalog/dataTable.ts';
import { keyFiguresOf } from '../src/catalog/largestSystem.ts';
import { documentNumber, fileNameOf, readDocuments, type DocumentId } from '../src/catalog/documents.ts';
import { faultSlug, faultsOf } from '../src/catalog/faults.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { localize } from '../src/model/paths.ts';
import type { DocumentKind } from '../src/catalog/family.ts';
import { formatOf } from '../src/locale/format.ts';
import { HUBS, hubOf } from '../src/markets/hubs.ts';
import { organization } from '../src/organization.ts';
import { attribute, parse, textOf, withClass, withName } from './kit/elements.ts';
import { readDocument } from './kit/readPdf.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { withoutBreaks } from './kit/toShow.ts';
import { locales } from './kit/words.ts';

const site = await createSite();
const manuals = await loadManuals(join(ROOT, 'locales'), pino({ level: 'silent' }));

/** Removes whitespace of every kind. */
const squeezed = (text: string) => text.replace(/[\s\u00a0\u2009\u202f]+/g, '');

describe('the documents', () => {
  it.each([...LANGUAGE_CODES])(
    'in %s are tagged, titled, and contain every figure of the catalog',
    async (language) => {
      const words = locales.words[language];
      const format = formatOf(language);
      for (const subject of ['electric', 'super', 'e-bus'] as const) {
        for (const kind of ['data-sheet', 'manual'] as const) {
          const { lines, pages, title, isTagged, roles, ...read } = await readDocument({
            subject,
            kind,
            language,
          });
          expect(read.language).toBe(language);
          expect(isTagged).toBe(true);
          expect(title).toContain(words.documents.kinds[kind]);
          expect(pages).toBeGreaterThanOrEqual(kind === 'manual' ? 5 : 2);
          const headings = roles.filter((role) => /^H\d$/.test(role));
          expect(headings.slice(0, 2)).toEqual(['H1', 'H2']);
          expect(headings.filter((role) => role === 'H1')).toHaveLength(1);
          const text = squeezed(lines.join('\n'));
          const last = words.documents.print.page.replaceAll(/\{\{pages?\}\}/g, String(pages));
          expect(text).toShow(squeezed(last));
          const family = familyOf(subject);
          const printed = family.rows.filter(({ key }) => kind === 'data-sheet' || key !== 'leadTime');
          const { columns, rows } = dataTable(
            { ...family, rows: printed },
            { words, format, today: undefined },
          );
          for (const { name } of columns) expect(text).toShow(squeezed(name));
          if (kind === 'data-sheet')
            expect(roles.filter((role) => role === 'TH')).toHaveLength(1 + columns.length + rows.length);
          // Only the numbers are compared: words may be hyphenated or contain ligatures.
          const figures = rows.flatMap(({ values }) => values).filter((value) => /^[−\d]/.test(value));
          expect(figures.length).toBeGreaterThan(20);
          const numbers = figures.map((value) => /^[−\d.,\u202f\u00a0\u2009–\s]+/.exec(value)?.[0] ?? value);
          for (const figure of numbers) expect(text, `${subject} ${kind}`).toShow(squeezed(figure));
          expect(text).toShow(documentNumber({ subject, kind, language }));
          const { phone, mail } = HUBS[hubOf(language)];
          expect(text).toShow(squeezed(format.phone(phone)));
          expect(text).toShow(mail);
          expect(text).not.toShow(squeezed(organization.phone));
        }
      }
      const sheet = await readDocument({ subject: 'marine', kind: 'data-sheet', language });
      const [, largest] = keyFiguresOf('marine', { words, format });
      for (const figure of largest?.value.match(/\d[\d.,]*/g) ?? ['none'])
        expect(sheet.lines.join('')).toContain(figure);
    },
  );

  it('are two pages if they are data sheets', () => {
    const { factsOf } = readDocuments(join(ROOT, 'build', 'documents'));
    for (const subject of PRODUCT_IDS)
      for (const language of LANGUAGE_CODES)
        expect(factsOf(fileNameOf({ subject, kind: 'data-sheet', language }))?.pages, subject).toBe(2);
  });

  it('can be searched in Arabic: letters and words are in reading order', async () => {
    const { lines } = await readDocument({ subject: 'battery', kind: 'manual', language: 'ar' });
    expect(lines).toContain(`1 ${manuals.ar.common.headings.about}`);
    expect(lines).toContain(locales.words.ar.documents.print.contents);
    // With ligatures: لا, تر, في.
    const { installation, disposal } = manuals.ar.common.headings;
    const { safety } = locales.words.ar.faults.chapters;
    for (const heading of [safety, installation, disposal]) expect(lines.join('\n')).toShow(heading);
    // Model codes stay intact and left-to-right.
    for (const model of familyOf('battery').models) expect(lines.join('\n')).toShow(model);
    expect(lines.join('')).not.toMatch(/[\u2066-\u2069]/);
  });

  it('can be searched in Japanese across line breaks', async () => {
    const { lines } = await readDocument({ subject: 'cabinet', kind: 'manual', language: 'ja' });
    const text = squeezed(lines.join(''));
    const { products } = locales.words.ja;
    const { common, storageUnit } = manuals.ja;
    for (const sentence of [
      common.shared.electrical.equipment,
      common.shared.batteryFire.leave,
      storageUnit.misuse.place,
    ])
      expect(text).toShow(squeezed(sentence));
    expect(text).toShow(squeezed(products.products.cabinet.name));
    // No line starts with a character that JIS X 4051 forbids there.
    expect(lines.filter((line) => /^[、。，．・：；？！）」』】ー]/.test(line))).toEqual([]);
    // No sentence ends with a line of three characters or less.
    expect(lines.filter((line) => /^.{0,2}。$/u.test(line.trim()))).toEqual([]);
  });

  it('break long German words at the end of a line', async () => {
    const { lines } = await readDocument({ subject: 'container', kind: 'manual', language: 'de' });
    expect(lines.filter((line) => /\p{L} -$/u.test(line)).length).toBeGreaterThan(10);
  });

  it.each([...LANGUAGE_CODES])('fill in %s each placeholder of the manuals', async (language) => {
    for (const subject of PRODUCT_IDS) {
      const id: DocumentId<DocumentKind> = { subject, kind: 'manual', language };
      const input = await documentInput(id, locales.words[language], manuals[language], organization.website);
      // Typst fills in the page numbers.
      expect(JSON.stringify(input), subject).not.toShow(/{{(?!page)|undefined/);
    }
  });

  it.each([
    ['es', 'Berlín, 29 de noviembre de 2026'],
    ['it', 'Berlino, 29 novembre 2026'],
  ] as const)('name in %s the place of the signature as running text does', async (language, place) => {
    const id = { subject: 'cabinet', kind: 'declaration', language } as const;
    const input = await documentInput(id, locales.words[language], manuals[language], organization.website);
    expect(input.declaration?.place).toBe(place);
    expect(input.address).toContain('12489 Berlin');
  });

  it.each([...LANGUAGE_CODES])(
    'declare in %s the conformity of the product and its models',
    async (language) => {
      const id: DocumentId = { subject: 'cabinet', kind: 'declaration', language };
      const { lines, pages, title, isTagged } = await readDocument(id);
      const { documents, products } = locales.words[language];
      expect([pages, isTagged]).toEqual([1, true]);
      expect(title).toBe(`${products.products.cabinet.name} – ${documents.kinds.declaration}`);
      const text = squeezed(lines.join(''));
      expect(text).not.toShow(/{{|undefined/);
      const { regulation, directive } = documents.declaration.actNumbers;
      const numbered = (form: string, number: string) => form.replace('{{number}}', number);
      const acts = [
        numbered(regulation, '2023/1542'),
        ...['2014/35', '2014/30', '2011/65'].map((number) => numbered(directive, number)),
      ];
      const { models, standards } = familyOf('cabinet');
      const { legalName, signatory, secondSignatory } = organization;
      for (const part of [...acts, ...models, ...standards, legalName, signatory, secondSignatory])
        expect(text, part).toShow(squeezed(part));
      // The Radio Equipment Directive replaces the Low Voltage Directive for a charger with a radio.
      const radio = squeezed((await readDocument({ ...id, subject: 'super' })).lines.join(''));
      expect(radio).toShow(numbered(directive, '2014/53'));
      expect(radio).not.toShow('2014/35/');
    },
  );

  it('are identical, byte for byte, if built again from the same input', async () => {
    const draw = await createTypesetter(ROOT);
    const id: DocumentId<DocumentKind> = { subject: 'portable', kind: 'data-sheet', language: 'it' };
    const input = await documentInput(id, locales.words.it, manuals.it, organization.website);
    const { bytes } = draw(keepTermsWhole(input));
    const { file } = readDocuments(join(ROOT, 'build', 'documents')).find(fileNameOf(id)) ?? {};
    expect(bytes.equals(await readFile(file ?? ''))).toBe(true);
  });

  it('have revision dates that are not in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const subject of PRODUCT_IDS) {
      for (const { letter, date } of Object.values(familyOf(subject).revisions)) {
        expect(letter).toMatch(/^[A-Z]$/);
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(date <= today).toBe(true);
      }
    }
  });
});

it.each(LANGUAGE_CODES)(
  'the page of a manual has in %s the chapters of the PDF, each with an anchor',
  async (code) => {
    const { manualOf } = readDocuments(join(ROOT, 'build', 'documents'));
    for (const [subject, layout, userAgent] of [
      ['super', 'desktop', DESKTOP],
      ['e-bus', 'mobile', PHONE],
    ] as const) {
      const { text } = await visit(site, localize(manualPath(subject), code, layout), { userAgent });
      const page = parse(text);
      const { chapters } = await manualOf(subject, code);
      const sections = withClass(page, 'markdown-text');
      const headings = sections.map((one) => [
        attribute(one, 'id'),
        withoutBreaks(textOf(withName(one, 'h2')[0])),
      ]);
      expect(headings).toEqual(chapters.map(({ id, title }) => [id, title]));
      const { lines } = await readDocument({ subject, kind: 'manual', language: code });
      const printed = lines.join('').replaceAll(/\s/g, '');
      for (const { title } of chapters) expect(printed).toContain(title.replaceAll(/\s/g, ''));
      const contents = withClass(page, layout === 'mobile' ? 'outline' : 'section-links').flatMap((nav) =>
        withName(nav, 'a'),
      );
      expect(contents.map((link) => attribute(link, 'href'))).toEqual(chapters.map(({ id }) => `#${id}`));
      const codes = withName(page, 'tr').flatMap((row) => attribute(row, 'id') || []);
      expect(codes).toEqual(faultsOf(familyOf(subject)).map(faultSlug));
      // The last chapter has phone numbers.
      if (code === 'ar')
        for (const section of sections.slice(0, -1))
          expect(textOf(section)).not.toMatch(/(?<!\u2068[^\u2069]*)[−+]\d/);
    }
  },
);
