import type { ReactNode } from 'react';
import { Heading, anchorOf } from '../elements/Heading.tsx';

interface Props {
  readonly id?: string;
  /** CSS class in addition to `split-section`. */
  readonly className?: string;
  /** Has a form that the script sends. */
  readonly 'data-inquiry'?: '';
  readonly heading: string;
  readonly text?: string;
  /** `dark` and `paper` are full-width. */
  readonly ground?: 'light' | 'dark' | 'paper';
  readonly children: ReactNode;
}

const BANDS = { light: '', dark: 'band dark ', paper: 'band ' };

/** Heading and introduction on the start side, content next to them; stacked on phones. */
export function SplitSection({ heading, text, ground = 'light', className = '', children, ...own }: Props) {
  return (
    <section
      className={`${BANDS[ground]}split-section split-section-${ground} ${className}`.trim()}
      aria-labelledby={anchorOf(heading)}
      {...own}
    >
      <div className="stack gap-6 split-section-inner">
        <div className="split-section-head">
          <Heading text={heading} />
          {text ? <p className="section-text">{text}</p> : null}
        </div>
        <div className="stack gap-6 at-start">{children}</div>
      </div>
    </section>
  );
}
