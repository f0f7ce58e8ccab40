import { useId, type ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly picture: { readonly name: string; readonly alt: string };
  readonly children?: ReactNode;
}

/** A text next to a large picture that extends from the start edge of the window. */
export function ImageText({ heading, text, picture, children }: Props) {
  const id = useId();
  return (
    <section className="band image-text" aria-labelledby={id}>
      <div className="stack gap-2 image-text-words">
        <h2 id={id}>{heading}</h2>
        <p className="section-text">{text}</p>
        {children}
      </div>
      <Picture {...picture} sizes="(width < 768px) 100vw, 60vw" />
    </section>
  );
}
