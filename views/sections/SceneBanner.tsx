import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  /** Name of a picture of products at work. */
  readonly picture: string;
  /** The section that it opens. */
  readonly children: ReactNode;
}

/** A picture from edge to edge that darkens into the section below it. */
export function SceneBanner({ picture, children }: Props) {
  return (
    <section className="scene-banner">
      <Picture name={picture} alt="" sizes="100vw" />
      {children}
    </section>
  );
}
