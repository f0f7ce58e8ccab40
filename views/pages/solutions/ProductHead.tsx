import type { ReactNode } from 'react';
import { Title } from '../../elements/Title.tsx';
import { Gallery, type GalleryView } from '../../sections/Gallery.tsx';
import { KeyFigures, type KeyFigure } from '../../sections/KeyFigures.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  /** The family's short name, above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly views: readonly GalleryView[];
  readonly keyFigures: readonly KeyFigure[];
  /** Action links. */
  readonly children: ReactNode;
  /** The next step: on a phone it stays within reach once the action links have scrolled away. */
  readonly next: ReactNode;
}

/** Opening section of a product page: pictures next to title, key figures and actions. */
export function ProductHead({ kicker, title, lead, views, keyFigures, children, next }: Props) {
  const { words } = useRenderContext();
  const { headings } = words.products;
  return (
    <header className="product-head">
      <div className="stack gap-4 product-head-words">
        <p className="cluster kicker">
          <span>{kicker}</span>
        </p>
        <h1>
          <Title text={title} />
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <Gallery heading={headings.gallery} views={views} />
      <div className="product-head-facts">
        <KeyFigures heading={headings.keyFigures} figures={keyFigures} />
        <div className="cluster gap-3 before-5 product-head-actions">{children}</div>
      </div>
      <p className="product-bar">{next}</p>
    </header>
  );
}
