import type { ReactNode } from 'react';
import { Cached } from '../Cached.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frameProps.ts';

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
      <a className="unprinted skip-link" href="#main">
        {words.frame.skipToContent}
      </a>
      <header className="unprinted header">
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

/** Loading bar, live region and failure template for pages that the browser script fetches. Invisible by default. */
function VisitParts({ name }: { readonly name: string }) {
  const { words, href } = useRenderContext();
  const { unreachable, hintUnreachable, tryAgain, backHome } = words.errors;
  return (
    <>
      <div
        className="loading-bar"
        aria-hidden="true"
        data-loading-bar=""
        data-loading={words.frame.loading}
      />
      <p className="visually-hidden" role="status" data-announcer="" />
      <template data-visit-failed="" data-title={`${unreachable} – ${name}`}>
        <div className="sections">
          <PageHead title={unreachable} lead={hintUnreachable} />
          <p className="cluster error-ways">
            <a className="button button-primary" href={href('/')} data-retry="">
              {tryAgain}
            </a>
            <TextLink to="/">{backHome}</TextLink>
          </p>
        </div>
      </template>
    </>
  );
}
