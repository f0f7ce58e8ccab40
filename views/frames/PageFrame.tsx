import type { ReactNode } from 'react';
import { Cached } from '../Cached.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frameProps.ts';
import { VisitParts } from './VisitParts.tsx';

/**
 * Header, consent banner, main and footer. When the browser script opens a page, it replaces only the elements with
 * `data-region`.
 */
export function PageFrame({ header, isRare, footer, asksConsent, path, children, ...props }: FrameProps) {
  return (
    <>
      <Cached view={header} props={props} isRare={isRare} />
      {asksConsent ? <Cached view={ConsentBanner} props={{ path }} /> : null}
      <main id="main" tabIndex={-1} data-region="main">
        {children}
      </main>
      <Cached view={PageEnd} props={{ footer, path, name: props.name }} />
    </>
  );
}

export function SiteHeader({ children }: { readonly children: ReactNode }) {
  const { words } = useRenderContext();
  return (
    <>
      <a className="skip-link" href="#main">
        {words.frame.skipToContent}
      </a>
      <header className="header">
        <div className="column header-inner">{children}</div>
      </header>
    </>
  );
}

function PageEnd({ footer, path, name }: Pick<FrameProps, 'footer' | 'path' | 'name'>) {
  return (
    <>
      <Footer data={footer} path={path} />
      <Cached view={VisitParts} props={{ name }} />
    </>
  );
}
