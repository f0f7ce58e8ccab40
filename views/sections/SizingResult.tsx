import { useId } from 'react';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { ValueList } from '../elements/ValueList.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ValueTable } from './ValueTable.tsx';

export interface SizingResultProps {
  /** Name and value of each computed quantity. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Whether, and how many, models fit. */
  readonly verdict: string;
  readonly models: readonly { readonly name: string; readonly to: string }[];
  readonly rows: readonly {
    readonly label: string;
    /** Shown under the label; may be empty. */
    readonly conditions: string;
    /** One value per model. */
    readonly values: readonly string[];
  }[];
  /** English desktop path of the contact page, with the case. */
  readonly contact: string;
}

/** The models for a case, with margins and reasons. */
export function SizingResult({ lines, verdict, models, rows, contact }: SizingResultProps) {
  const id = useId();
  const { words } = useRenderContext();
  const { sizing } = words;
  return (
    <div className="stack gap-6 sizing-result">
      <section aria-labelledby={id}>
        <h3 id={id}>{sizing.case}</h3>
        <ValueList className="sizing-case" values={lines.map(([label, value]) => ({ label, value }))} />
        <p className="sizing-verdict" role="status">
          {verdict}
        </p>
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
      <p>
        <ButtonLink to={contact}>{sizing.send}</ButtonLink>
      </p>
    </div>
  );
}
