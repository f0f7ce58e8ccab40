import { ConnectedPage } from '../../../views/pages/solutions/ConnectedPage.tsx';
import { ManualPage } from '../../../views/pages/solutions/ManualPage.tsx';
import { RevisionsPage } from '../../../views/pages/solutions/RevisionsPage.tsx';
import { PassportPage } from '../../../views/pages/solutions/PassportPage.tsx';
import { INTERFACE_REVISION } from '../../catalog/buses.ts';
import { familyOf, productPath, type ProductId } from '../../catalog/catalog.ts';
import { documentNumber, documentPath } from '../../catalog/documents.ts';
import { DOCUMENT_KINDS } from '../../catalog/family.ts';
import { codeOf, modelNamed } from '../../catalog/models.ts';
import { PASSPORT_MODELS, passportFile } from '../../catalog/passport.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../model/codes.ts';
import { definePage, type Params } from '../../pageTable/page.ts';
import { manualData } from '../../structuredData/jsonLd.ts';
import { connectedData, connectionOf } from './connected.ts';
import { paperPath } from '../../inquiries/contactPath.ts';
import { downloadFile, revisionsOf } from './downloads.ts';
import { passportData } from './passport.ts';

/** Paths have been checked: only these products and models have pages. */
function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('Unknown product or model');
  return thing;
}

/** The product that the parameters of a path name. */
export const productIn = (members: readonly ProductId[]) => (params: Params) =>
  known(members.find((member) => member === params.product));
const kindOf = ({ kind }: Params) => known(DOCUMENT_KINDS.find((each) => each === kind));
const modelOf = ({ model = '' }: Params) => known(modelNamed(model));

/** Page table entries of the manuals, passports and data of all products that share a path pattern. */
export function subpagesOf<const Id extends string>(id: Id, desktop: string, members: readonly ProductId[]) {
  const productOf = productIn(members);
  const instances = members.map((product) => ({ product }));
  const manual = definePage({
    id: `${id}Manual` as const,
    desktop: `${desktop}/manual`,
    instances,
    // Each chapter is found by itself.
    searched: false,
    label: ({ words }) => words.documents.kinds.manual,
    load: async ({ context, params, manualOf }) => {
      const subject = productOf(params);
      const { words, format, language } = context;
      const { name } = words.products.products[subject];
      const { models } = familyOf(subject);
      const { original, translation, models: label } = words.documents.print;
      return {
        title: name + words.frame.titleSeparator + words.documents.kinds.manual,
        lead: label + words.frame.labelSeparator + format.list(models),
        edition: language.code === DEFAULT_LANGUAGE ? original : translation,
        product: { to: productPath(subject), name },
        file: downloadFile({ subject, kind: 'manual', language: language.code }, context),
        figures: documentPath({ subject, kind: 'figures', language: DEFAULT_LANGUAGE }),
        models,
        manual: await manualOf(subject, language.code),
      };
    },
    head: ({ title, product, file }, { context, siteUrl }) => {
      const description = context.t('documents:readDescription', { name: product.name });
      const [url, pdf] = [siteUrl + file.page, siteUrl + file.url];
      const { code: language } = context.language;
      const { date } = file.revision;
      return {
        title,
        description,
        structuredData: [manualData({ title, description, url, pdf, language, date, siteUrl })],
      };
    },
    changed: ({ params }) => familyOf(productOf(params)).revisions.manual.date,
    view: ManualPage,
  });
  const passport = definePage({
    id: `${id}Passport` as const,
    desktop: `${desktop}/passport/:model`,
    instances: PASSPORT_MODELS.filter(({ product }) => members.includes(product)).map((model) => ({
      product: model.product,
      model: codeOf(model.name),
    })),
    searched: false,
    label: ({ words }) => words.passport.label,
    load: ({ context, params, siteUrl }) => passportData(modelOf(params), context, siteUrl),
    head: ({ title, product }, { context: { t }, params }) => ({
      title,
      description: t('passport:description', { model: modelOf(params).name, name: product.name }),
      data: passportFile(modelOf(params)),
    }),
    changed: ({ params }) => familyOf(productOf(params)).revisions['data-sheet'].date,
    view: PassportPage,
  });
  const connected = definePage({
    id: `${id}Data` as const,
    desktop: `${desktop}/your-data`,
    instances: instances.filter(({ product }) => connectionOf(product) !== undefined),
    searched: false,
    label: ({ words }) => words.connected.label,
    load: ({ context, params }) => connectedData(productOf(params), context),
    head: ({ title, product }, { context: { t } }) => ({
      title,
      description: t('connected:description', { name: product.name }),
    }),
    changed: () => INTERFACE_REVISION.date,
    view: ConnectedPage,
  });
  const documentIn = (params: Params, language: LanguageCode) =>
    ({ subject: productOf(params), kind: kindOf(params), language }) as const;
  const revisions = definePage({
    id: `${id}Revisions` as const,
    desktop: `${desktop}/documents/:kind`,
    instances: instances.flatMap(({ product }) => DOCUMENT_KINDS.map((kind) => ({ product, kind }))),
    searched: false,
    label: ({ words }, params) => words.documents.kinds[kindOf(params)],
    load: async ({ context, params, findPublished }) => {
      const document = documentIn(params, context.language.code);
      const { words, t, format } = context;
      const number = documentNumber(document);
      const { name } = words.products.products[document.subject];
      return {
        title: t('documents:revisions.title', { number: format.isolate(number) }),
        kicker: name + words.frame.titleSeparator + words.documents.kinds[document.kind],
        product: productPath(document.subject),
        paper: paperPath(number),
        revisions: await revisionsOf(document, context, findPublished),
      };
    },
    head: ({ title, kicker }, { context: { t } }) => ({
      title,
      description: t('documents:revisions.description', { name: kicker }),
    }),
    changed: ({ params }) => familyOf(productOf(params)).revisions[kindOf(params)].date,
    view: RevisionsPage,
  });
  return [manual, passport, connected, revisions] as const;
}
