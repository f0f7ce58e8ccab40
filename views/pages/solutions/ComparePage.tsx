import { AddToList } from '../../elements/AddToList.tsx';
import { FormFaults } from '../../elements/FormFaults.tsx';
import type { Fields } from '../../elements/HiddenFields.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import type { ModelFieldProps } from '../../sections/ModelField.tsx';
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
  /** Models that can be added, unless there is no room, and the form that adds one. */
  readonly models: ModelFieldProps | undefined;
  readonly form: { readonly to: string; readonly kept: Fields };
}

/** A comparison of models, which are in its address. */
export function ComparePage({ faults, hint, table, share, contact, toList, models, form }: CompareData) {
  const { words } = useRenderContext();
  const { compare } = words.selection;
  const add = models ? (
    <section className="stack">
      <h2 className="title">{compare.add}</h2>
      <ModelForm {...form} models={models} submit={compare.addAction} />
    </section>
  ) : null;
  const isMissing = hint !== '';
  return (
    <>
      <PageHead title={compare.title} lead={compare.lead} />
      <FormFaults faults={faults} />
      {isMissing ? (
        <>
          <p className="callout choice-hint">{hint}</p>
          {add}
        </>
      ) : null}
      {table ? (
        <>
          <PageActions {...share}>
            <AddToList to={toList} text={words.selection.list.addAll} />
          </PageActions>
          <ComparisonTable {...table} />
        </>
      ) : null}
      {isMissing ? null : add}
      <section className="cluster row">
        <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
        {table ? <TextLink to={contact}>{words.products.next.title}</TextLink> : null}
      </section>
    </>
  );
}
