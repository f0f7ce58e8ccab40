import { ManualPage } from '../../../views/pages/solutions/ManualPage.tsx';
import { familyOf, PACK_IDS, productPath, solutions, type ProductId } from '../../catalog/catalog.ts';
import { DEFAULT_LANGUAGE } from '../../model/codes.ts';
import { definePage } from '../../pageTable/page.ts';
import { manualData } from '../../structuredData/jsonLd.ts';
import { downloadFile, urlOf } from './downloads.ts';
import { productIn } from './solutionParams.ts';

/** Page table entry of the manuals of all products that share a path pattern. */
function manualPage<const Id extends string>(id: Id, members: readonly ProductId[], product: string) {
  return definePage({
    id,
    desktop: `${product}/manual`,
    instances: members.map((member) => ({ product: member })),
    // Each chapter is found by itself.
    searched: false,
    label: ({ words }) => words.documents.kinds.manual,
    load: async ({ context, params, manualOf }) => {
      const subject = productIn(params);
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
        figures: urlOf({ subject, kind: 'figures', language: DEFAULT_LANGUAGE }),
        models,
        manual: await manualOf(subject, language.code),
      };
    },
    head: ({ title, product, file }, { context, siteUrl }) => {
      const description = context.t('documents:readDescription', { name: product.name });
      const { date } = file.revision;
      const [url, pdf] = [siteUrl + file.page, siteUrl + file.url];
      const { code: language } = context.language;
      return {
        title,
        description,
        structuredData: [manualData({ title, description, url, pdf, language, date, siteUrl })],
      };
    },
    changed: ({ params }) => familyOf(productIn(params)).revisions.manual.date,
    view: ManualPage,
  });
}

export const manualPages = [
  manualPage(
    'manual',
    solutions.map(({ product }) => product),
    '/solutions/detail/:product',
  ),
  manualPage('packManual', PACK_IDS, '/solutions/battery-system/packDetail/:product'),
];
