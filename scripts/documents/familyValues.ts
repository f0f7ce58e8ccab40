import { differentValues, spanValue, type FigureWords } from '../../src/catalog/dataTable.ts';
import { fill } from '../../src/common/fill.ts';
import { numbersIn } from '../../src/model/value.ts';
import type { Family } from '../../src/catalog/family.ts';
import type { ManualWords } from './manuals/manualWords.ts';

/**
 * Formats the values of a family for placeholders, by row key: the range of a numeric row, otherwise the value. If the
 * models differ, each value follows the names of its models.
 */
export function familyValues(
  { rows, models }: Family,
  words: FigureWords,
  byModel: ManualWords['common']['byModel'],
): (name: string) => string | undefined {
  return (name) => {
    const row = rows.find(({ key }) => key === name);
    if (!row) return undefined;
    const { values } = row;
    if (values.every((value) => numbersIn(value).length > 0)) return spanValue(row, words);
    const modelsOf = Map.groupBy(models, (_, model) =>
      differentValues(values.slice(model, model + 1), words),
    );
    if (modelsOf.size === 1) return differentValues(values, words);
    return Array.from(modelsOf, ([value, names]) =>
      fill(byModel.one, { models: words.format.list(names), value }),
    ).join(byModel.between);
  };
}
