import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What stands above the title: a date, a kind. */
  readonly kicker?: ReactNode;
  readonly children?: ReactNode;
}

/** The opening of every page but the home page: title, lead, and the next step where there is one. */
export function PageHead({ title, lead, kicker, children }: Props) {
  return (
    <header className="page-head">
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children ? <div className="page-head-actions">{children}</div> : null}
    </header>
  );
}
