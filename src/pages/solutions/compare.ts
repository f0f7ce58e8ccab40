import { ComparePage } from '../../../views/pages/solutions/ComparePage.tsx';
import type { ModelFieldProps } from '../../../views/sections/ModelField.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { PRODUCT_IDS } from '../../catalog/catalog.ts';
import { MODELS, type Model } from '../../catalog/models.ts';
import { pathToList } from '../../catalog/partsList.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import { definePage } from '../../pageTable/page.ts';
import { RedirectError } from '../../pageTable/redirectError.ts';
import {
  COMPARE_PATH,
  COMPARED_LIMIT,
  compare,
  comparedModels,
  comparisonPath,
  modelsOf,
  type Compared,
} from './comparison.ts';
import { shownInputs } from './shownInputs.ts';

export const comparePage = definePage({
  id: 'compare',
  desktop: COMPARE_PATH,
  words: ({ selection }) => selection.compare,
  label: ({ words }) => words.selection.compare.title,
  noIndex: true,
  searched: false,
  load: ({ context, query, siteUrl }) => {
    const compared = comparedModels(query);
    const { models } = compared;
    const faults = faultsOf(compared, context);
    const path = comparisonPath(models);
    const address = context.href(path);
    // The forms send other fields, too. The address of a comparison is short enough to be read out.
    const isPlain = String(query) === String(new URL(path, siteUrl).searchParams);
    if (!isPlain && faults.length === 0 && query.size > 0) throw new RedirectError(address);
    const names = models.map(({ name }) => name);
    const { t, format } = context;
    const [first, second] = names;
    return {
      faults,
      hint:
        first !== undefined && second === undefined ? t('selection:compare.oneMore', { name: first }) : '',
      table: models.length > 0 ? compare(models, context) : undefined,
      named: t('selection:compare.named', { name: format.list(names) }),
      share: {
        address: siteUrl + address,
        mail: {
          subject: t('selection:compare.mailSubject', { names: names.join(', ') }),
          body: t('selection:compare.mailBody', { names: names.join('\n'), address: siteUrl + address }),
        },
      },
      contact: contactPath(path),
      toList: pathToList(names),
      query: path.slice(COMPARE_PATH.length),
      chosen: names.length,
      add: {
        path: COMPARE_PATH,
        kept: new URL(path, siteUrl).searchParams.get('models') ?? '',
        models: models.length < COMPARED_LIMIT ? addable(models, context) : undefined,
      },
    };
  },
  head: ({ query, faults, named, chosen }) => ({
    query,
    ...(chosen > 0 && { title: named }),
    ...(faults.length > 0 && { status: 400 }),
  }),
  view: ComparePage,
});

function faultsOf({ models, surplus, unknown }: Compared, { t, format }: RenderContext): readonly string[] {
  const names = (given: readonly string[]) => format.list(given);
  return [
    ...(unknown.length > 0 ? [t('selection:compare.unknown', { names: names(shownInputs(unknown)) })] : []),
    ...(surplus.length > 0
      ? [
          t('selection:compare.tooMany', {
            total: models.length + surplus.length,
            limit: COMPARED_LIMIT,
            names: names(surplus.map(({ name }) => name)),
          }),
        ]
      : []),
  ];
}

/** The models that a comparison may get; the first is a sibling of the last one chosen. */
function addable(models: readonly Model[], { words }: RenderContext): ModelFieldProps {
  const free = MODELS.filter((model) => !models.includes(model));
  const last = models.at(-1);
  const next = free.find(({ product }) => product === last?.product) ?? free[0];
  return {
    chosen: next?.name ?? '',
    groups: PRODUCT_IDS.flatMap((id) => {
      const options = modelsOf(id).filter((model) => free.includes(model));
      const label = words.products.products[id].name;
      return options.length > 0 ? [{ label, options: options.map(({ name }) => [name, name] as const) }] : [];
    }),
  };
}
