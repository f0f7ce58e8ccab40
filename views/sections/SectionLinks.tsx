import { useSite } from '../site.tsx';

export interface SectionLink {
  /** Id of the section. */
  readonly id: string;
  readonly heading: string;
}

interface Props {
  readonly sections: readonly SectionLink[];
  /** Language and direction of the headings, where they are not the page's own. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** A page's table of contents: beside the text where there is room, above it and to open on a phone. */
export function SectionLinks({ sections, lang, dir }: Props) {
  const { words, layout } = useSite();
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
