import { PageHead } from '../../sections/PageHead.tsx';
import {
  ConsentAnswer,
  ConsentForm,
  ConsentOptions,
  type ConsentOption,
} from '../../sections/ConsentForm.tsx';
import { StorageTable, type StorageTableProps } from '../../sections/StorageTable.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface ConsentRecord {
  /** ISO 8601 */
  readonly when: string;
  readonly revision: number;
  readonly accepted: readonly (1 | 2)[];
  /** The choice was made under an earlier revision of the purposes. */
  readonly outdated: boolean;
}

interface Props {
  readonly path: string;
  readonly record: ConsentRecord | undefined;
  /** The browser sends Global Privacy Control. */
  readonly refusedBySignal: boolean;
  readonly options: readonly ConsentOption[];
  readonly storage: StorageTableProps;
}

/** The visitor's consent choice, the form to change it, and the table of cookies and storage entries. */
export function CookieSettingsPage({ path, record, refusedBySignal, options, storage }: Props) {
  const { words, href } = useRenderContext();
  const { page, banner } = words.consent;
  const ownPath = href(path);
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <section className="consent-record">
        <h2>{page.record}</h2>
        {record ? <Record record={record} /> : <p className="section-text">{page.none}</p>}
        {refusedBySignal ? <p className="section-text">{banner.signal}</p> : null}
      </section>
      <section className="consent-change">
        <h2>{page.change}</h2>
        <p className="section-text deep-links">
          {`${page.withdraw} `}
          <a href={href('/privacy')}>{banner.privacy}</a>
        </p>
        <ConsentForm path={ownPath}>
          <ConsentOptions options={options} />
          <ConsentAnswer choice="custom">{banner.save}</ConsentAnswer>
        </ConsentForm>
        <ConsentForm path={ownPath}>
          <ConsentAnswer choice="all">{banner.acceptAll}</ConsentAnswer>
          <ConsentAnswer choice="necessary">{banner.necessaryOnly}</ConsentAnswer>
        </ConsentForm>
      </section>
      <StorageTable {...storage} />
    </>
  );
}

function Record({ record }: { readonly record: ConsentRecord }) {
  const { words, format } = useRenderContext();
  const { page, options } = words.consent;
  const { accepted, when, revision, outdated } = record;
  return (
    <>
      <dl className="card tiles">
        <div>
          <dt className="muted tiny">{page.allowed}</dt>
          <dd>{format.list(accepted.map((id) => options[id].title))}</dd>
        </div>
        <div>
          <dt className="muted tiny">{page.when}</dt>
          <dd>
            <time dateTime={when}>{format.date(when.slice(0, 10))}</time>
          </dd>
        </div>
        <div>
          <dt className="muted tiny">{page.revision}</dt>
          <dd>{revision}</dd>
        </div>
      </dl>
      {outdated ? <p className="section-text">{page.outdated}</p> : null}
    </>
  );
}
