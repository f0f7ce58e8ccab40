import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  /** English desktop path of a list with what is added; the script puts the visitor's own list before it. */
  readonly to: string;
  /** Name of what is added. */
  readonly name: string;
  readonly children: ReactNode;
}

export function AddToList({ to, name, children }: Props) {
  const { t, href } = useRenderContext();
  return (
    <a
      className="tap add-to-list"
      href={href(to)}
      aria-label={t('selection:list.addNamed', { name })}
      data-add-to-list=""
    >
      {children}
    </a>
  );
}
