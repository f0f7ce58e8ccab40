import { AddToList } from '../../elements/AddToList.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import { ModelField, type ModelFieldProps } from '../../sections/ModelField.tsx';
import { PageActions, type PageActionsProps } from '../../sections/PageActions.tsx';
import { PageHead } from '../../sections/PageHead.tsx';

interface CompareData {
  /** What is wrong with the address. */
  readonly faults: readonly string[];
  /** What is missing; may be empty. */
  readonly hint: string;
  readonly table: Comparison | undefined;
  readonly share: PageActionsProps;
  /** Path of the form for engineers, which takes the comparison along. */
  readonly contact: string;
  /** Path of a parts list with all models. */
  readonly toList: string;
  /** Form that adds a model: its path, the models that it keeps, and those to choose from unless there is no room. */
  readonly add: {
    readonly path: string;
    readonly kept: string;
    readonly models: ModelFieldProps | undefined;
  };
}

/** A comparison of models, which are in its address. */
export function ComparePage({ faults, hint, table, share, contact, toList, add }: CompareData) {
  const { words, href } = useRenderContext();
  const { compare } = words.selection;
  return (
    <>
      <PageHead title={compare.title} lead={compare.lead} />
      {faults.map((fault) => (
        <p key={fault} className="form-faults" role="alert">
          {fault}
        </p>
      ))}
      {hint === '' ? null : <p className="choice-hint">{hint}</p>}
      {table ? (
        <>
          <ComparisonTable {...table} />
          <PageActions {...share}>
            <AddToList to={toList} text={words.selection.list.addAll} />
          </PageActions>
        </>
      ) : null}
      <section className="choice-add-section" id="add">
        {add.models ? (
          <>
            <h2 className="title">{compare.add}</h2>
            <form className="cluster gap-4 before-4 choice-add" action={href(add.path)}>
              {add.kept === '' ? null : <input type="hidden" name="models" value={add.kept} />}
              <ModelField {...add.models} />
              <button className="button button-primary" type="submit">
                {compare.addAction}
              </button>
            </form>
          </>
        ) : null}
        <p className="cluster row before-4">
          <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
          {table ? <TextLink to={contact}>{words.products.next.title}</TextLink> : null}
        </p>
      </section>
    </>
  );
}
