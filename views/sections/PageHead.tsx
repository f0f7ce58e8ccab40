import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

export interface HeadWordsProps {
  readonly title: string;
  readonly lead: string;
  /** Text above the title, such as a date. */
  readonly kicker?: ReactNode;
  readonly children?: ReactNode;
}

interface Props extends HeadWordsProps {
  /** Picture next to the text. */
  readonly picture?: { readonly name: string; readonly alt: string };
  /** `dark`: on the `ink` color; `light`: on the page background. */
  readonly ground?: 'light' | 'dark';
}

/** Title, lead and optional actions: the opening section of all pages except the home page. */
export function PageHead({ picture, ground = 'light', ...words }: Props) {
  return (
    <header
      className={`${ground === 'dark' ? 'band dark ' : ''}page-head page-head-${ground}${picture ? ' page-head-pictured' : ''}`}
    >
      <HeadWords {...words} />
      {picture ? (
        <Picture name={picture.name} alt={picture.alt} sizes="(width < 768px) 92vw, 640px" isFirst />
      ) : null}
    </header>
  );
}

/** The words of an opening section. */
export function HeadWords({ title, lead, kicker, children }: HeadWordsProps) {
  return (
    <div className="stack page-head-words">
      {kicker ? <p className="cluster facts baseline deep small strong kicker">{kicker}</p> : null}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children ? <div className="cluster gap-3 actions page-head-actions">{children}</div> : null}
    </div>
  );
}
