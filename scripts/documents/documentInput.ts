import { toString as drawSvg } from 'qrcode';
import { familyOf, PRODUCT_IDS, productPath, pictureOf } from '../../src/catalog/catalog.ts';
import { dataTable, formatValue } from '../../src/catalog/dataTable.ts';
import { documentNumber, type DocumentId } from '../../src/catalog/documents.ts';
import type { DocumentKind, Joint } from '../../src/catalog/family.ts';
import { keyFiguresOf } from '../../src/catalog/largestSystem.ts';
import { lifecycleLine } from '../../src/catalog/lifecycle.ts';
import { leadOf, salesOf, soldIn } from '../../src/catalog/sales.ts';
import { torqueOf } from '../../src/catalog/torques.ts';
import { memoize } from '../../src/common/memoize.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/model/codes.ts';
import { formatOf } from '../../src/locale/format.ts';
import { LANGUAGES } from '../../src/model/languages.ts';
import type { Manual } from '../../src/model/manual.ts';
import { HUBS, hubOf } from '../../src/markets/hubs.ts';
import { countriesOfStep } from '../../src/markets/markets.ts';
import { answers, countryNames, numberLines } from '../../src/markets/marketTexts.ts';
import { organization } from '../../src/organization.ts';
import { localize } from '../../src/model/paths.ts';
import { brand } from '../../views/brand.ts';
import type { Words } from '../../src/model/words.ts';
import { declarationParts } from './declaration.ts';
import { familyValues } from './familyValues.ts';
import { readDrawing } from './figures/drawing.ts';
import { drawFigures } from './figures/drawFigures.ts';
import { isolate, isolateFigures, mapTexts } from './isolate.ts';
import { isDuration, KINDS } from './manuals/kinds.ts';
import { manualChapters } from './manuals/manualChapters.ts';
import type { ManualWords } from './manuals/manualWords.ts';

/**
 * The documents of a product in a language have the same QR code. It leads to the product page: they cover all models, and
 * an identifier, to which the code on a nameplate leads, names one.
 */
const drawCode = memoize(
  (url: string) => drawSvg(url, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
  PRODUCT_IDS.length * LANGUAGE_CODES.length,
);

/**
 * Assembles the localized data of a document for `template.typ`. The same input gives the same bytes.
 *
 * @param texts texts of the manuals, in the language of the document
 * @param siteUrl origin of the product page that the QR code links to
 */
export async function documentInput(
  id: DocumentId<DocumentKind>,
  words: Words,
  texts: ManualWords,
  siteUrl: string,
) {
  const { subject, kind, language } = id;
  const family = familyOf(subject);
  const format = formatOf(language);
  const product = words.products.products[subject];
  const { letter, date } = family.revisions[kind];
  const { documents, products } = words;
  const url = `${siteUrl}${localize(productPath(subject), language, 'desktop')}`;
  const isRtl = LANGUAGES[language].dir === 'rtl';
  const apart = isRtl ? isolate : (text: string) => text;
  const running = isRtl
    ? <Value>(value: Value) => mapTexts(value, isolateFigures)
    : <Value>(value: Value) => value;
  const figures = { words, format };
  const table = dataTable(family, { ...figures, today: undefined });
  const rows = table.rows.map(({ label, conditions, values }) => ({
    label: running(label),
    conditions: running(conditions),
    values: values.map(apart),
  }));
  const models = family.models.map(apart);
  const named = new Map([
    ['name', product.name],
    ['prefix', apart(family.prefix)],
    ['models', format.list(family.models)],
    ['url', apart(url)],
  ]);
  const drawing = kind === 'manual' ? await readDrawing(subject) : undefined;
  const rowOf = familyValues(family, figures, texts.common.byModel);
  for (const [name, quantity] of Object.entries(KINDS[family.manual].values)) {
    const text = isDuration(quantity)
      ? format.duration(...quantity)
      : formatValue(quantity[0], quantity[1], figures);
    // Gauges in Japan show megapascals.
    const inPascals =
      language === 'ja' && quantity[1] === 'bar' && formatValue(Number(quantity[0]) / 10, 'MPa', figures);
    named.set(name, apart(inPascals ? inPascals + words.frame.inBrackets.replace('{{text}}', text) : text));
  }
  const valueOf = (name: string) => named.get(name) ?? mapValue(rowOf(name), apart);
  const context = { words, format, language: LANGUAGES[language] };
  const { phone, mail } = HUBS[hubOf(language)];
  const { streetAddress, postalCode, addressLocality, addressCountry } = organization.address;
  const address = [
    apart(`${organization.legalName}, ${streetAddress}, ${postalCode} ${addressLocality}`),
    countryNames([addressCountry], context),
  ].join(context.language.listSeparator ?? ', ');
  const contact = [
    [texts.common.contact.hotline, apart(format.phone(phone))],
    [texts.common.contact.mail, apart(mail)],
    [texts.common.contact.web, apart(url)],
    [texts.common.contact.address, address],
  ] as const;
  return {
    kind,
    language,
    tag: LANGUAGES[language].tag,
    direction: LANGUAGES[language].dir,
    publisher: organization.legalName,
    brand: organization.name,
    colors: brand.colors,
    kindName: documents.kinds[kind],
    name: product.name,
    lead: leadOf(product.lead, family, context),
    series: apart(family.prefix),
    models,
    number: documents.print.number.replace('{{number}}', apart(documentNumber(id))),
    revision: documents.revision.replace('{{letter}}', apart(letter)),
    date: { iso: date, text: format.date(date) },
    edition: language === DEFAULT_LANGUAGE ? documents.print.original : documents.print.translation,
    picture: `${pictureOf(subject)}.jpg`,
    url,
    code: await drawCode(url),
    codeLabel: documents.print.online,
    labels: {
      features: products.headings.features,
      standards: products.headings.standards,
      data: products.headings.data,
      keyFigures: products.headings.keyFigures,
      models: documents.print.models,
      contents: documents.print.contents,
      // Text and names of counters in turn: Typst knows the numbers.
      page: documents.print.page.split(/\{\{(\w+)\}\}/),
      disclaimer: documents.print.disclaimer,
    },
    keyFigures: keyFiguresOf(subject, figures).map(({ label, value }) => ({
      label: running(label),
      value: apart(value),
    })),
    features: running(product.features.map(({ title, text }) => ({ title, text }))),
    table: {
      modelsLabel: table.corner,
      models,
      // A lead time is no instruction.
      rows: kind === 'manual' ? rows.filter((_, index) => family.rows[index]?.key !== 'leadTime') : rows,
    },
    standards: family.standards.map(apart),
    soldIn: {
      heading: words.markets.soldIn.heading,
      entries: [
        ...soldIn(family, context),
        ...(kind === 'data-sheet'
          ? [{ title: words.lifecycle.heading, text: lifecycleLine(subject, figures) }]
          : []),
      ],
    },
    contact,
    declaration:
      kind === 'declaration'
        ? declarationParts({
            words: documents.declaration,
            family,
            name: product.name,
            series: apart(family.prefix),
            join: format.list,
            city: words.services.services.hubs.items.berlin.title,
            date: format.date(date),
            apart,
          })
        : undefined,
    address,
    figures: kind === 'manual' ? drawFigures(drawing, family) : {},
    chapters:
      kind === 'manual'
        ? manualChapters({
            words: running(texts),
            pageWords: { faults: running(words.faults), frame: words.frame },
            family,
            drawing,
            language: context.language,
            valueOf,
            apart,
            join: format.list,
            rowOf: (key) => rows[family.rows.findIndex((row) => row.key === key)],
            torques: (Object.keys(family.joints) as Joint[]).map((joint) => ({
              label: texts.common.torques[joint],
              conditions: '',
              values: (family.joints[joint] ?? []).map((thread) =>
                apart(`${thread} · ${formatValue(torqueOf(joint, thread), 'N·m', figures)}`),
              ),
            })),
            contact,
            answers: {
              title: words.markets.answers,
              items: answers(context).map(
                ({ title, phone: number, text }) =>
                  [title, `${apart(format.phone(number))} · ${text}`] as const,
              ),
            },
            numbers: {
              heads: [texts.common.emergency.place, words.markets.fire, texts.common.emergency.ambulance],
              rows: [
                ...numberLines(context, salesOf(family)).map(({ title, phone, ambulance }) => [
                  title,
                  apart(phone),
                  apart(ambulance),
                ]),
                [words.markets.names.rest, words.markets.localNumber, words.markets.localNumber],
              ],
            },
            placesOf: (step) => {
              const countries = countriesOfStep(step);
              return countries && countryNames(countries, context);
            },
          })
        : [],
  };
}

export type DocumentInput = Awaited<ReturnType<typeof documentInput>>;

/** What the page of a manual shows of its data. */
export function manualIn({ chapters, table, standards }: DocumentInput): Manual {
  return { chapters, rows: table.rows, standards };
}

function mapValue(text: string | undefined, map: (text: string) => string): string | undefined {
  return text === undefined ? undefined : map(text);
}
