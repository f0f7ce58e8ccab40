import type { ReactNode } from 'react';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  /** Name of a picture of products in use. */
  readonly picture: string;
  /** The section below the picture. */
  readonly children: ReactNode;
}

/** Full-width picture that fades to dark towards the section below it. */
export function SceneBanner({ picture, children }: Props) {
  return (
    <section className="band dark scene-banner">
      <Picture name={picture} alt="" sizes="100vw" />
      {children}
    </section>
  );
}
