import type { SectionLink } from '../../src/model/privacyDocument.ts';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  readonly sections: readonly SectionLink[];
  /** Language and direction of the headings, if not the page's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Table of contents: next to the text on desktop, expandable above the text on mobile. */
export function SectionLinks({ sections, lang, dir }: Props) {
  const { words, layout } = useRenderContext();
  const { onThisPage } = words.company;
  const list = (
    <ol lang={lang} dir={dir}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="section-links" aria-label={onThisPage}>
      {layout === 'mobile' ? (
        <details>
          <summary>{onThisPage}</summary>
          {list}
        </details>
      ) : (
        <>
          <p>{onThisPage}</p>
          {list}
        </>
      )}
    </nav>
  );
}
