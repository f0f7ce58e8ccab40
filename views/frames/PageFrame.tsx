import type { ReactNode } from 'react';
import { Cached } from '../Cached.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frameProps.ts';
import { VisitParts } from './VisitParts.tsx';
import './Header.css';

type Props = Omit<FrameProps, 'menu' | 'languageName' | 'languages'> & {
  /** Renders logo and menus of the layout. */
  readonly header: () => ReactNode;
};

/**
 * Shared by both frames: header, consent banner, main and footer. When the browser script opens a page, it replaces only
 * the elements with `data-region`.
 */
export function PageFrame({ name, section, header, languagesOn, asksConsent, path, ...props }: Props) {
  const { words } = useRenderContext();
  return (
    <>
      <Cached name="header" on={languagesOn && [section, ...languagesOn]}>
        {() => (
          <>
            <a className="skip-link" href="#main">
              {words.frame.skipToContent}
            </a>
            <header className="header">
              <div className="header-inner">{header()}</div>
            </header>
          </>
        )}
      </Cached>
      {asksConsent ? (
        <Cached name="consent" on={[path]}>
          {() => <ConsentBanner path={path} />}
        </Cached>
      ) : null}
      <main id="main" tabIndex={-1} data-region="main">
        {props.children}
      </main>
      <Cached name="footer" on={[path, ...props.footerOn]}>
        {() => (
          <>
            <Footer data={props.footer} on={props.footerOn} path={path} />
            <Cached name="visit" on={[]}>
              {() => <VisitParts name={name} />}
            </Cached>
          </>
        )}
      </Cached>
    </>
  );
}
