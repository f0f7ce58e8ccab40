import { AddToList } from '../../elements/AddToList.tsx';
import { FormFaults } from '../../elements/FormFaults.tsx';
import type { Fields } from '../../elements/HiddenFields.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import type { FormFieldProps } from '../../sections/FormField.tsx';
import { ModelForm } from '../../sections/ModelForm.tsx';
import { PageActions, type PageActionsProps } from '../../sections/PageActions.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

interface CompareData {
  readonly faults: readonly string[];
  /** What is missing; may be empty. */
  readonly hint: string;
  readonly table: Comparison | undefined;
  readonly share: PageActionsProps;
  /** Path of the form for engineers, which takes the comparison along. */
  readonly contact: string;
  /** Path of a parts list with all models. */
  readonly toList: string;
  /** The form that adds a model, unless there is no room. */
  readonly model: FormFieldProps | undefined;
  readonly form: { readonly to: string; readonly kept: Fields };
}

/** A comparison of models, which are in its address. */
export function ComparePage({ faults, hint, table, share, contact, toList, model, form }: CompareData) {
  const { words } = useRenderContext();
  const { compare } = words.selection;
  return (
    <>
      <PageHead title={compare.title} lead={compare.lead} />
      <FormFaults faults={faults} />
      {hint === '' ? null : <p className="callout choice-hint">{hint}</p>}
      {model ? (
        <ModelForm
          {...form}
          model={model}
          submit={compare.addAction}
          kind={table ? 'secondary' : 'primary'}
        />
      ) : null}
      {table ? (
        <>
          <PageActions {...share}>
            <AddToList to={toList} text={words.selection.list.addAll} />
          </PageActions>
          <ComparisonTable {...table} />
        </>
      ) : null}
      <section className="cluster row">
        <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
        {table ? <TextLink to={contact}>{words.products.next.title}</TextLink> : null}
      </section>
    </>
  );
}
