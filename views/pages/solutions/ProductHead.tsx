import type { ReactNode } from 'react';
import { Gallery, type GalleryView } from '../../sections/Gallery.tsx';
import { KeyFigures, type KeyFigure } from '../../sections/KeyFigures.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly views: readonly GalleryView[];
  readonly keyFigures: readonly KeyFigure[];
  /** Action links. */
  readonly actions: ReactNode;
  /** What to know before the next step. */
  readonly children: ReactNode;
}

/** Opening section of a product page: pictures next to title, key figures and actions. */
export function ProductHead({ title, lead, views, keyFigures, actions, children }: Props) {
  const { words } = useRenderContext();
  const { headings } = words.products;
  return (
    <header className="product-head" id="overview">
      <div className="stack gap-4 product-head-words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Gallery heading={headings.gallery} views={views} />
      <div className="product-head-facts">
        <KeyFigures heading={headings.keyFigures} figures={keyFigures} />
        <div className="cluster gap-3 before-5 page-head-actions product-head-actions">{actions}</div>
        <p className="cluster note row before-2">{children}</p>
      </div>
    </header>
  );
}
