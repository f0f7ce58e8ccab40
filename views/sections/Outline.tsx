import { Children, isValidElement, type ReactNode } from 'react';
import type { SectionLink } from '../../src/model/privacyDocument.ts';
import { Heading, anchorOf } from '../elements/Heading.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Figures } from './Figures.tsx';
import { KeyFigures } from './KeyFigures.tsx';

/** Pages with fewer sections are short enough to scroll. */
const LEAST_SECTIONS = 5;
/** At the top of a page without a visible heading, and the end. */
const UNLISTED: readonly unknown[] = [CallToAction, Figures, KeyFigures];

export interface LinksProps {
  readonly sections: readonly SectionLink[];
  /** Language and direction of the headings, if not the page's. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Expandable list of a page's sections, for phones. */
export function OutlineLinks({ sections, lang, dir }: LinksProps) {
  const { onThisPage } = useRenderContext().words.company;
  return (
    <nav className="unprinted quiet outline" aria-label={onThisPage}>
      <details className="more">
        <summary className="tap strong">{onThisPage}</summary>
        <ol lang={lang} dir={dir}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a className="tap" href={`#${id}`}>
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The sections of a page; on phones, after links to those with a heading. */
export function Outlined({ children }: { readonly children: ReactNode }) {
  const { layout } = useRenderContext();
  const parts = Children.toArray(children);
  const headings = parts.map(headingOf);
  const sections = headings.flatMap((heading) => (heading ? [{ id: anchorOf(heading), heading }] : []));
  if (layout === 'desktop' || sections.length < LEAST_SECTIONS) return children;
  const first = headings.findIndex(Boolean);
  return (
    <>
      {parts.slice(0, first)}
      <OutlineLinks sections={sections} />
      {parts.slice(first)}
    </>
  );
}

interface SectionProps {
  readonly heading?: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** Of a cached section. */
  readonly props?: SectionProps;
}

/** The heading that a section shows: its property, or that of what it contains. */
function headingOf(part: ReactNode): string | undefined {
  if (!isValidElement<SectionProps>(part) || UNLISTED.includes(part.type)) return undefined;
  const { heading, text, children, props } = part.props;
  if (part.type === Heading) return text;
  return heading ?? props?.heading ?? Children.toArray(children).map(headingOf).find(Boolean);
}
