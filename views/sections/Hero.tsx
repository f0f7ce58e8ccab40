import { Title } from '../elements/Title.tsx';
import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: { readonly name: string; readonly alt: string };
  /** The next steps: one that matters, at most one more. */
  readonly children: ReactNode;
}

/** The opening of the home page: few words beside the product, on ink. */
export function Hero({ title, lead, picture, children }: Props) {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>
          <Title text={title} />
        </h1>
        <p className="lead">{lead}</p>
        <p className="hero-actions">{children}</p>
      </div>
      <Picture {...picture} sizes="(width < 768px) 100vw, (width < 1000px) 84vw, 780px" isFirst />
    </section>
  );
}
