import { FormFaults } from '../../elements/FormFaults.tsx';
import { HiddenFields, type Fields } from '../../elements/HiddenFields.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { TableHead } from '../../elements/TableHead.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import type { FormFieldProps } from '../../sections/FormField.tsx';
import { ModelForm } from '../../sections/ModelForm.tsx';
import { PageActions, type PageActionsProps } from '../../sections/PageActions.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';

interface ListRow {
  readonly name: string;
  readonly description: string;
  readonly to: string;
  readonly quantity: number;
  /** Path of the list without it. */
  readonly without: string;
}

interface PartsListData {
  readonly faults: readonly string[];
  /** The list as in its address. */
  readonly list: string;
  readonly mostPieces: number;
  readonly rows: readonly ListRow[];
  /** What can be added, and the forms that change the list. */
  readonly model: FormFieldProps;
  readonly form: { readonly to: string; readonly kept: Fields };
  readonly files: readonly { readonly name: string; readonly url: string }[];
  readonly share: PageActionsProps;
  readonly inquiry: InquiryFormProps;
}

/** A parts list, which is in the address of the page; all of it can be requested at once. */
export function PartsListPage(data: PartsListData) {
  const { faults, list, rows, model, form, files, share, inquiry } = data;
  const { words, href } = useRenderContext();
  const texts = words.selection.list;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <FormFaults faults={faults} />
      <section className="data-table parts-list" aria-label={texts.title} data-parts-list={list}>
        {rows.length > 0 ? <QuantityForm {...data} /> : <p className="callout choice-hint">{texts.empty}</p>}
        <p className="cluster row note before-2" hidden data-kept="same">
          <span>{texts.kept}</span>
          <button className="tap deep-link" type="button">
            <span>{texts.forget}</span>
          </button>
        </p>
        <p className="note" hidden data-kept="other">
          <a className="tap" href={href(form.to)}>
            <span>{texts.openKept}</span>
          </a>
        </p>
        <ModelForm {...form} model={model} submit={texts.add} kind="secondary" />
        <details className="more before-4">
          <summary className="tap">
            <span>{texts.paste}</span>
          </summary>
          <form className="stack gap-4" action={href(form.to)}>
            <HiddenFields fields={form.kept} />
            <p className="stack gap-1 form-field">
              <label className="strong" htmlFor="csv">
                {texts.csv}
              </label>
              <span className="note" id="csv-hint">
                {texts.csvHint}
              </span>
              <textarea id="csv" name="csv" rows={5} maxLength={600} dir="ltr" aria-describedby="csv-hint" />
            </p>
            <p>
              <button className="button button-secondary" type="submit">
                {texts.add}
              </button>
            </p>
          </form>
        </details>
      </section>
      {rows.length > 0 ? (
        <PageActions {...share}>
          <a className="button button-primary" href={`#${inquiry.id}`}>
            {inquiry.heading}
          </a>
          {files.map(({ name, url }) => (
            <a key={name} className="button button-secondary" href={url} download="">
              {texts.saveAs.replace('{{type}}', name)}
            </a>
          ))}
        </PageActions>
      ) : null}
      <InquiryForm {...inquiry} />
      <SplitSection heading={words.services['after-sales-service'].parts.heading}>
        <p>{texts.spareParts}</p>
        <p className="cluster row">
          <TextLink to="/services/after-sales-service">{words.nav.afterSalesService}</TextLink>
          <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
        </p>
      </SplitSection>
    </>
  );
}

function QuantityForm({ form, rows, mostPieces }: PartsListData) {
  const { words, t, href } = useRenderContext();
  const { list, compare } = words.selection;
  return (
    <form className="parts-list-form" action={href(form.to)}>
      <table>
        <caption className="visually-hidden">{list.title}</caption>
        <TableHead heads={[list.item, list.quantity, compare.remove]} />
        <tbody>
          {rows.map(({ name, description, to, quantity, without }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href(to)}>
                  <bdi>{name}</bdi>
                </a>
                <span className="tiny data-table-conditions">{description}</span>
              </th>
              <td>
                <input type="hidden" name="item" value={name} />
                <span className="stack gap-1 form-field">
                  <input
                    type="number"
                    name="quantity"
                    defaultValue={quantity}
                    min={0}
                    max={mostPieces}
                    required
                    autoComplete="off"
                    aria-label={t('selection:list.quantityNamed', { name })}
                  />
                </span>
              </td>
              <td>
                <a
                  className="tap"
                  href={href(without)}
                  aria-label={t('selection:compare.removeNamed', { name })}
                  data-changes-list=""
                >
                  <Icon name="close" />
                  <span className="parts-list-remove">{compare.remove}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button className="button button-secondary before-4" type="submit">
        {list.update}
      </button>
    </form>
  );
}
