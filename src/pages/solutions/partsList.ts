import { PartsListPage } from '../../../views/pages/solutions/PartsListPage.tsx';
import type { ModelFieldProps } from '../../../views/sections/ModelField.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { PRODUCT_IDS, productPath } from '../../catalog/catalog.ts';
import { documentNumber } from '../../catalog/documents.ts';
import { DOCUMENT_KINDS } from '../../catalog/family.ts';
import {
  describePart,
  LIST_PATH,
  listLines,
  listPath,
  listText,
  MOST_ITEMS,
  MOST_PIECES,
  readList,
  type PartsList,
} from '../../catalog/partsList.ts';
import { definePage } from '../../pageTable/page.ts';
import { RedirectError } from '../../pageTable/redirectError.ts';
import { inquiryForm } from '../service/inquiryForm.ts';
import { modelsOf } from './comparison.ts';
import { shownInputs } from './shownInputs.ts';

export const partsListPage = definePage({
  id: 'partsList',
  desktop: LIST_PATH,
  words: ({ selection }) => selection.list,
  label: ({ words }) => words.selection.list.title,
  noIndex: true,
  searched: false,
  forms: ['list'],
  load: (request) => {
    const { context, query, siteUrl, inquiry } = request;
    const list = readList(query);
    const { items } = list;
    const faults = faultsOf(list, context);
    const path = listPath(items);
    const address = siteUrl + context.href(path);
    const isPlain = String(query) === String(new URL(path, siteUrl).searchParams);
    // A returned inquiry stays at its address.
    if (!isPlain && faults.length === 0 && query.size > 0 && !inquiry?.submission)
      throw new RedirectError(context.href(path));
    const text = listText(items);
    const lines = listLines(items, context);
    const fileQuery = `items=${text}&lang=${context.language.code}`;
    return {
      path: LIST_PATH,
      faults,
      list: text,
      mostPieces: MOST_PIECES,
      rows: items.map((item) => ({
        name: item.part.name,
        description: describePart(item.part, context),
        to: productPath(item.part.product),
        quantity: item.quantity,
        without: listPath(items.filter((other) => other !== item)),
      })),
      choices: choices(context),
      files: (['csv', 'json'] as const).map((type) => ({
        name: type.toUpperCase(),
        url: `${LIST_PATH}.${type}?${fileQuery}`,
      })),
      share: {
        address,
        mail: {
          subject: context.words.selection.list.title,
          body: context.t('selection:list.mailBody', { list: lines, address }),
        },
      },
      form: {
        ...inquiryForm('list', request, { about: items.length > 0 ? path : '', values: { items: lines } }),
        isFolded: items.length === 0,
      },
      query: path.slice(LIST_PATH.length),
    };
  },
  head: ({ query, faults }) => ({ query, ...(faults.length > 0 && { status: 400 }) }),
  view: PartsListPage,
});

function faultsOf(list: PartsList, { t, format, words }: RenderContext): readonly string[] {
  const { unknown, quantities, surplus, isBroken } = list;
  const fault = (key: string, texts: readonly string[]) =>
    texts.length === 0
      ? []
      : [
          t(`selection:list.${key}`, {
            names: format.list(shownInputs(texts)),
            most: format.number(MOST_ITEMS),
            pieces: format.number(MOST_PIECES),
          }),
        ];
  return [
    ...fault('unknown', unknown),
    ...fault('quantities', quantities),
    ...fault('tooMany', surplus),
    ...(isBroken ? [words.selection.list.broken] : []),
  ];
}

/** All models, and the documents in the page's language, by product. */
function choices({ words, language }: RenderContext): ModelFieldProps {
  return {
    chosen: '',
    groups: PRODUCT_IDS.map((subject) => ({
      label: words.products.products[subject].name,
      options: [
        ...modelsOf(subject).map(({ name }) => [name, name] as const),
        ...DOCUMENT_KINDS.map((kind) => {
          const number = documentNumber({ subject, kind, language: language.code });
          return [number, `${number} (${words.documents.kinds[kind]})`] as const;
        }),
      ],
    })),
  };
}
