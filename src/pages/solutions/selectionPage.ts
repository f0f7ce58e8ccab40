import type { FormFieldProps } from '../../../views/sections/FormField.tsx';
import type { PageActionsProps } from '../../../views/sections/PageActions.tsx';
import { cleanText } from '../../common/cleanText.ts';
import type { RenderContext } from '../../model/renderContext.ts';
import type { LoadRequest } from '../../pageTable/page.ts';
import { RedirectError } from '../../pageTable/redirectError.ts';

const MOST_QUOTED = 3;
const LONGEST_QUOTED = 40;

interface Selected {
  /** English desktop path of the page with the selection in its query. */
  readonly selected: string;
  /** What is wrong with the address, in the page's language. */
  readonly faults: readonly string[];
  readonly mail: (address: string) => PageActionsProps['mail'];
}

/**
 * Data of a page whose address contains a selection of the visitor, for its view and its head.
 *
 * @throws {RedirectError} to the shortest address of the selection: forms send other fields, too
 */
export function selectionData(
  { context, query, siteUrl, inquiry, path }: LoadRequest,
  { selected, faults, mail }: Selected,
) {
  const { href } = context;
  const { search, searchParams } = new URL(selected, siteUrl);
  const isShort = query.size === 0 || String(query) === String(searchParams);
  // A returned inquiry stays at its address.
  if (!isShort && faults.length === 0 && !inquiry?.submission) throw new RedirectError(href(selected));
  const address = siteUrl + href(selected);
  return {
    faults,
    share: { address, mail: mail(address) },
    // The page with the result opens where the visitor was.
    form: { to: `${path}#model`, kept: [...searchParams] },
    head: { query: search, ...(faults.length > 0 && { status: 400 }) },
  };
}

/** One text for each kind of fault, with what it concerns: the first few names, cut to a readable length. */
export function faultTexts(
  page: 'compare' | 'list',
  faulty: Readonly<Record<string, readonly string[]>>,
  { t, format }: RenderContext,
  values: Readonly<Record<string, number | string>>,
): readonly string[] {
  return Object.entries(faulty)
    .filter(([, names]) => names.length > 0)
    .map(([fault, names]) => {
      const quoted = names.slice(0, MOST_QUOTED).map((name) => {
        const clean = cleanText(name).trim();
        return clean.length > LONGEST_QUOTED ? `${clean.slice(0, LONGEST_QUOTED)}…` : clean;
      });
      const shown = names.length > MOST_QUOTED ? [...quoted, '…'] : quoted;
      return t(`selection:${page}.${fault}`, { names: format.list(shown), ...values });
    });
}

/** The field for one more item, which completes what the visitor types. */
export const itemField = (
  label: string,
  options: NonNullable<FormFieldProps['options']>,
  value = '',
): FormFieldProps => ({ name: 'model', kind: 'line', label, value, options, isOptional: false });
