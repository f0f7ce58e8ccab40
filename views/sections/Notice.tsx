import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';
import './Notice.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Important notice, above the other content. */
export function Notice({ heading, text, children }: Props) {
  return (
    <section className="notice">
      <Icon name="alert" />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
