import type { ReactNode } from 'react';
import { anchorOf } from '../elements/Heading.tsx';
import { Icon } from '../elements/Icon.tsx';

interface Props {
  /** Fragment of links to it. */
  readonly id?: string;
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Important notice, above the other content. */
export function Notice({ id, heading, text, children }: Props) {
  return (
    <section className="card panel notice" id={id}>
      <Icon name="alert" />
      <div className="stack gap-3">
        <h2 className="title" id={anchorOf(heading)}>
          {heading}
        </h2>
        <p className="wide">{text}</p>
        {children}
      </div>
    </section>
  );
}
