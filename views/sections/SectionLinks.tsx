import { useRenderContext } from '../renderContext.tsx';
import { type LinksProps, OutlineLinks } from './Outline.tsx';

/** Table of contents: next to the text on desktop, expandable above the text on mobile. */
export function SectionLinks(props: LinksProps) {
  const { words, layout } = useRenderContext();
  const { onThisPage } = words.company;
  const { sections, lang, dir } = props;
  if (layout === 'mobile') return <OutlineLinks {...props} />;
  return (
    <nav className="unprinted small section-links" aria-label={onThisPage}>
      <p className="strong">{onThisPage}</p>
      <ol className="before-3" lang={lang} dir={dir}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="muted" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
