import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: { readonly name: string; readonly alt: string };
  /** Calls to action: one primary, at most one secondary. */
  readonly children: ReactNode;
}

/** Opening section of the home page: a short text next to the product, on the dark `ink` color. */
export function Hero({ title, lead, picture, children }: Props) {
  return (
    <section className="band dark hero">
      <div className="stack hero-words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="cluster gap-3 before-2 page-head-actions">{children}</p>
      </div>
      <Picture {...picture} sizes="(width < 768px) 100vw, (width < 1000px) 84vw, 780px" isFirst />
    </section>
  );
}
