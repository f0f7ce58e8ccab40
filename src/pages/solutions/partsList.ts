import { PartsListPage } from '../../../views/pages/solutions/PartsListPage.tsx';
import { familyOf, PRODUCT_IDS, productPath } from '../../catalog/catalog.ts';
import { documentNumber } from '../../catalog/documents.ts';
import { DOCUMENT_KINDS } from '../../catalog/family.ts';
import { familyOn } from '../../catalog/lifecycle.ts';
import {
  describePart,
  LIST_PATH,
  listLines,
  listPath,
  listText,
  MOST_ITEMS,
  MOST_PIECES,
  readList,
} from '../../catalog/partsList.ts';
import { definePage } from '../../pageTable/page.ts';
import { inquiryForm } from '../service/inquiryForm.ts';
import { faultTexts, itemField, selectionData } from './selectionPage.ts';

export const partsListPage = definePage({
  id: 'partsList',
  desktop: LIST_PATH,
  words: ({ selection }) => selection.list,
  label: ({ words }) => words.selection.list.title,
  noIndex: true,
  searched: false,
  forms: ['list'],
  load: (request) => {
    const { context, query } = request;
    const { words, t, language, format } = context;
    const texts = words.selection.list;
    const { items, surplus, unknown, quantities, isBroken } = readList(query);
    const path = listPath(items);
    const lines = listLines(items, context);
    const faulty = { unknown, quantities, tooMany: surplus.map(({ name }) => name) };
    const limits = { most: format.number(MOST_ITEMS), pieces: format.number(MOST_PIECES) };
    const list = listText(items);
    return {
      ...selectionData(request, {
        selected: path,
        faults: [...faultTexts('list', faulty, context, limits), ...(isBroken ? [texts.broken] : [])],
        mail: (address) => ({
          subject: texts.title,
          body: t('selection:list.mailBody', { list: lines, address }),
        }),
      }),
      list,
      mostPieces: MOST_PIECES,
      rows: items.map((item) => ({
        name: item.part.name,
        description: describePart(item.part, context),
        to: productPath(item.part.product),
        quantity: item.quantity,
        without: `${listPath(items.filter((other) => other !== item))}#model`,
      })),
      // What can be ordered, and the documents in the page's language.
      model: itemField(
        texts.item,
        PRODUCT_IDS.flatMap((subject) => {
          const { name } = words.products.products[subject];
          const documents = DOCUMENT_KINDS.map(
            (kind) =>
              [
                documentNumber({ subject, kind, language: language.code }),
                words.documents.kinds[kind] + words.frame.titleSeparator + name,
              ] as const,
          );
          const { models } = familyOn(familyOf(subject), context.today());
          return [...models.map((model) => [model, name] as const), ...documents];
        }),
      ),
      files: (['csv', 'json'] as const).map((type) => ({
        name: type.toUpperCase(),
        url: `${LIST_PATH}.${type}?items=${list}&lang=${language.code}`,
      })),
      inquiry: inquiryForm('list', request, {
        about: items.length > 0 ? path : '',
        values: { items: lines },
      }),
    };
  },
  head: ({ head }) => head,
  view: PartsListPage,
});
