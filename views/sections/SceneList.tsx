import { useId } from 'react';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';

export interface Scene extends Feature {
  /** Picture name. Decorative: the text next to it says the same. */
  readonly picture: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly scenes: readonly Scene[];
}

/**
 * Scenes of products in use: large pictures in two staggered columns; on phones, a scrollable row that is focusable for
 * keyboards.
 */
export function SceneList({ heading, text, scenes }: Props) {
  const { layout } = useRenderContext();
  const id = useId();
  return (
    <section className="alternating scrolling" aria-labelledby={id}>
      <div className="scene-list-head">
        <h2 id={id}>{heading}</h2>
        <p className="section-text">{text}</p>
      </div>
      <ul
        className="stack gap-4 before-6"
        tabIndex={layout === 'mobile' ? 0 : undefined}
        aria-labelledby={id}
      >
        {scenes.map(({ title, text: words, picture }) => (
          <li key={title} className="scene">
            <Picture name={picture} alt="" sizes="(width < 768px) 86vw, 600px" />
            <h3 className="title before-4">{title}</h3>
            <p className="muted narrow before-2">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
