import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';
import { Icon } from './Icon.tsx';

/** Standalone link with a forward arrow. `to` is an English desktop path. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { href } = useRenderContext();
  return (
    <a className="tap text-link" href={href(to)}>
      <span>{children}</span>
      <Icon name="arrow-forward" />
    </a>
  );
}
