import { ComparePage } from '../../../views/pages/solutions/ComparePage.tsx';
import { MODELS, type Model } from '../../catalog/models.ts';
import { pathToList } from '../../catalog/partsList.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import { definePage } from '../../pageTable/page.ts';
import { COMPARE_PATH, COMPARED_LIMIT, compare, comparedModels, comparisonPath } from './comparison.ts';
import { faultTexts, itemField, selectionData } from './selectionPage.ts';

export const comparePage = definePage({
  id: 'compare',
  desktop: COMPARE_PATH,
  words: ({ selection }) => selection.compare,
  label: ({ words }) => words.selection.compare.title,
  noIndex: true,
  searched: false,
  load: (request) => {
    const { context, query } = request;
    const { words, t, format } = context;
    const { items: models, surplus, unknown } = comparedModels(query);
    const path = comparisonPath(models);
    const names = models.map(({ name }) => name);
    const faulty = { unknown, tooMany: surplus.map(({ name }) => name) };
    const data = selectionData(request, {
      selected: path,
      faults: faultTexts('compare', faulty, context, {
        total: models.length + surplus.length,
        limit: COMPARED_LIMIT,
      }),
      mail: (address) => ({
        subject: t('selection:compare.mailSubject', { names: names.join(', ') }),
        body: t('selection:compare.mailBody', { names: names.join('\n'), address }),
      }),
    });
    const title = { title: t('selection:compare.named', { name: format.list(names) }) };
    const optionOf = ({ name, product }: Model) => [name, words.products.products[product].name] as const;
    const free = MODELS.filter((model) => !models.includes(model));
    const [only, ...others] = models;
    const sibling = others.length > 0 ? undefined : free.find(({ product }) => product === only?.product);
    return {
      ...data,
      hint: names.length === 1 ? t('selection:compare.oneMore', { name: names[0] ?? '' }) : '',
      table: names.length > 0 ? compare(models, context) : undefined,
      contact: contactPath(path),
      toList: pathToList(names),
      model:
        names.length < COMPARED_LIMIT
          ? itemField(words.selection.compare.add, free.map(optionOf), sibling?.name)
          : undefined,
      head: { ...data.head, ...(names.length > 0 && title) },
    };
  },
  head: ({ head }) => head,
  view: ComparePage,
});
