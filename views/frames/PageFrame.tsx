import type { ReactNode } from 'react';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frameProps.ts';
import { Logo } from './Logo.tsx';
import { VisitParts } from './VisitParts.tsx';

type Props = Pick<FrameProps, 'name' | 'asksConsent' | 'consentPath' | 'main' | 'footer' | 'code'> & {
  /** The device's own menus. */
  readonly children: ReactNode;
};

/**
 * What both frames have in common: logo and menus in the header, then the question about cookies, main and footer. A
 * visit leaves the frame as it is, apart from its regions.
 */
export function PageFrame({ name, asksConsent, consentPath, main, footer, code, children }: Props) {
  return (
    <>
      <header className="header">
        <div className="header-inner">
          <Logo name={name} />
          {children}
        </div>
      </header>
      {asksConsent ? <ConsentBanner path={consentPath} /> : null}
      <main id="main" tabIndex={-1} data-region="main">
        {main}
      </main>
      <Footer footer={footer} code={code} />
      <VisitParts name={name} />
    </>
  );
}
