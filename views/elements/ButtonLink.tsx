import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  /** English desktop path. */
  readonly to: string;
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

export function ButtonLink({ to, kind = 'primary', children }: Props) {
  const { href } = useRenderContext();
  return (
    <a className={`button button-${kind}`} href={href(to)}>
      {children}
    </a>
  );
}
