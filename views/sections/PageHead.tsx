import { Title } from '../elements/Title.tsx';
import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What stands above the title: a date, a kind. */
  readonly kicker?: ReactNode;
  /** Name of the picture beside the words, and what it shows. */
  readonly picture?: { readonly name: string; readonly alt: string };
  /** `dark`: on ink, for the systems; else on the page's ground. */
  readonly ground?: 'light' | 'dark';
  readonly children?: ReactNode;
}

/** The opening of every page but the home page: title, lead, and the next step where there is one. */
export function PageHead({ title, lead, kicker, picture, ground = 'light', children }: Props) {
  return (
    <header className={`page-head page-head-${ground}${picture ? ' page-head-pictured' : ''}`}>
      <div className="page-head-words">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1>
          <Title text={title} />
        </h1>
        <p className="lead">{lead}</p>
        {children ? <div className="page-head-actions">{children}</div> : null}
      </div>
      {picture ? (
        <Picture name={picture.name} alt={picture.alt} sizes="(width < 768px) 92vw, 640px" isFirst />
      ) : null}
    </header>
  );
}
