import type { Comparison } from '../../../views/sections/ComparisonTable.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { familyOf, isProduct, pictureOf, productPath } from '../../catalog/catalog.ts';
import { conditionText, figureText } from '../../catalog/dataTable.ts';
import { lifecycleRows } from '../../catalog/lifecycle.ts';
import { codeOf, modelNamed, modelsOf, type Model } from '../../catalog/models.ts';
import { select, selectionPath, type Selection } from '../../catalog/selection.ts';

export const COMPARED_LIMIT = 4;
export const COMPARE_PATH = '/solutions/detail/compare';

/** Models in the query, as `models=a,b`, `models=a&models=b` or `model=a`. */
export function comparedModels(query: URLSearchParams): Selection<Model> {
  const texts = [...query.getAll('models').flatMap((list) => list.split(',')), ...query.getAll('model')];
  return select(texts, modelNamed, COMPARED_LIMIT);
}

/** Path of the page that compares these models. */
export function comparisonPath(models: readonly Model[]): string {
  return selectionPath(COMPARE_PATH, 'models', models.map(({ name }) => codeOf(name)).join(','));
}

/** The path that replaces the comparison of product families at `compare=a,b`: their first models. */
export function pathOfOldComparison(query: URLSearchParams): string | undefined {
  const ids = query.getAll('compare').flatMap((list) => list.split(','));
  const models = [...new Set(ids)].filter(isProduct).flatMap((id) => modelsOf(id).slice(0, 1));
  return models.length > 0 ? comparisonPath(models.slice(0, COMPARED_LIMIT)) : undefined;
}

/** All rows of the models' data sheets, first those that most models have; missing values are shown as a dash. */
export function compare(models: readonly Model[], context: RenderContext): Comparison {
  const { words } = context;
  const keys = [...new Set(models.flatMap(({ product }) => familyOf(product).rows.map(({ key }) => key)))];
  const compared = keys.map((key) => {
    // Families use different units and conditions for the same row: containers MWh, cabinets kWh.
    const cells = models.map((model) => {
      const row = familyOf(model.product).rows.find((own) => own.key === key);
      return (
        row && { value: figureText(row, model, context), conditions: conditionText(row.conditions, context) }
      );
    });
    return { label: words.products.rows[key], cells };
  });
  const known = ({ cells }: ComparedCells) => cells.filter((cell) => cell !== undefined).length;
  return {
    columns: models.map(({ product, name }) => ({
      name,
      to: `${productPath(product)}#data`,
      product: words.products.products[product].name,
      picture: pictureOf(product),
      without: `${comparisonPath(models.filter((other) => other.name !== name))}#model`,
    })),
    rows: [
      ...compared.toSorted((one, other) => known(other) - known(one)).map((row) => comparedRow(row, context)),
      ...lifecycleRows(models, context, context.today()).map((row) => ({
        ...row,
        differs: new Set(row.values).size > 1,
      })),
    ],
  };
}

interface Cell {
  readonly value: string;
  readonly conditions: string;
}

interface ComparedCells {
  readonly label: string;
  /** One per model; missing if it has no such row. */
  readonly cells: readonly (Cell | undefined)[];
}

function comparedRow({ label, cells }: ComparedCells, context: RenderContext): Comparison['rows'][number] {
  const [shared = '', ...others] = new Set(cells.flatMap((cell) => cell?.conditions ?? []));
  const areShared = others.length === 0;
  const values = cells.map((cell) => {
    if (!cell) return '–';
    return areShared || cell.conditions === ''
      ? cell.value
      : cell.value + context.t('frame:inBrackets', { text: cell.conditions });
  });
  return { label, conditions: areShared ? shared : '', values, differs: new Set(values).size > 1 };
}
