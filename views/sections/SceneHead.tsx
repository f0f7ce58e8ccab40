import type { ReactNode } from 'react';
import { Title } from '../elements/Title.tsx';
import { Picture } from '../elements/Picture.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Name of a picture of a scene. Decorative: the text says the same. */
  readonly picture: string;
  readonly children?: ReactNode;
}

/** Opening section with the text on the dark edge of a full-width picture. */
export function SceneHead({ title, lead, picture, children }: Props) {
  return (
    <header className="band dark page-head page-head-dark scene-head">
      <Picture name={picture} alt="" sizes="100vw" isFirst />
      <div className="stack page-head-words">
        <h1>
          <Title text={title} />
        </h1>
        <p className="lead">{lead}</p>
        {children ? <div className="cluster gap-3 page-head-actions">{children}</div> : null}
      </div>
    </header>
  );
}
