import { useId } from 'react';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { CopyLink } from '../elements/CopyLink.tsx';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ValueTable, type DataRow } from './ValueTable.tsx';

export interface SizingResultProps {
  /** Query string of the case, with question mark. */
  readonly query: string;
  /** The visitor's figures. */
  readonly sentences: string;
  readonly proposal: {
    /** Units and model, or that none fits. */
    readonly title: string;
    /** English desktop path of the product. */
    readonly to?: string;
    /** The reason, or what to do. */
    readonly text: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    /** What would make a model fit, if none does. */
    readonly changes: readonly string[];
    readonly next?: { readonly label: string; readonly name: string; readonly text: string } | undefined;
  };
  /** Name and value of each computed quantity. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly models: readonly { readonly name: string; readonly to: string }[];
  readonly rows: readonly DataRow[];
  /** English desktop path of the contact page, with the case. */
  readonly contact: string;
  /** Absolute URL of the case. */
  readonly address: string;
}

/** The proposal for a case, and all models with margins and reasons. */
export function SizingResult(props: SizingResultProps) {
  const { sentences, lines, models, rows, address } = props;
  const id = useId();
  const { sizing } = useRenderContext().words;
  return (
    <div className="stack gap-6 sizing-result" id="sizing">
      <Proposal {...props} />
      <section aria-labelledby={id}>
        <h3 id={id}>{sizing.case}</h3>
        <p className="section-text">{sentences}</p>
        <ValueList className="tiles sizing-case" values={lines.map(([label, value]) => ({ label, value }))} />
      </section>
      <ValueTable
        id="sizing-models"
        level="h3"
        heading={sizing.models}
        caption={sizing.caption}
        corner={sizing.model}
        columns={models}
        rows={rows}
      />
      <p className="cluster gap-3 sizing-address">
        <span className="strong">{sizing.proposal.address}</span>
        <bdi className="selectable" dir="ltr">
          {address}
        </bdi>
        <CopyLink address={address} />
      </p>
    </div>
  );
}

function Proposal({ proposal, contact }: Pick<SizingResultProps, 'proposal' | 'contact'>) {
  const id = useId();
  const { words, href } = useRenderContext();
  const { sizing } = words;
  const { title, to, text, facts, changes, next } = proposal;
  return (
    <section className="dark stack panel sizing-proposal" aria-labelledby={id}>
      <h3 id={id}>{sizing.proposal.heading}</h3>
      <p className="sizing-proposal-name" role="status">
        {to === undefined ? title : <a href={href(to)}>{title}</a>}
      </p>
      <p className="measure">{text}</p>
      {changes.length > 0 ? (
        <ul className="bullets">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? <ValueList className="tiles sizing-case" values={facts} /> : null}
      {next ? (
        <p className="measure">
          <strong>{`${next.label}${words.frame.labelSeparator}${next.name}`}</strong>
          <br />
          {next.text}
        </p>
      ) : null}
      <p className="sizing-send">
        <ButtonLink to={contact}>{sizing.send}</ButtonLink>
      </p>
    </section>
  );
}
