import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frameProps.ts';
import { Logo } from './Logo.tsx';

type Props = Pick<FrameProps, 'name' | 'banner' | 'main' | 'footer' | 'code'> & {
  /** The device's own menus. */
  readonly children: ReactNode;
};

/** What both frames have in common: logo and menus in the header, then banner, main and footer. */
export function PageFrame({ name, banner, main, footer, code, children }: Props) {
  return (
    <>
      <header className="header">
        <div className="header-inner">
          <Logo name={name} />
          {children}
        </div>
      </header>
      {banner}
      <main id="main" tabIndex={-1}>
        {main}
      </main>
      <Footer footer={footer} code={code} />
    </>
  );
}
