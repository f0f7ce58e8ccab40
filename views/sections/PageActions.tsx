import type { ReactNode } from 'react';
import { CopyLink } from '../elements/CopyLink.tsx';
import { MailButton } from '../elements/MailLink.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface PageActionsProps {
  /** Absolute URL of the page, to copy. */
  readonly address: string;
  readonly mail: { readonly subject: string; readonly body: string };
}

interface Props extends PageActionsProps {
  readonly children?: ReactNode;
}

/** What to do with a page whose address holds a choice: copy the address, mail it, print the page. */
export function PageActions({ address, mail, children }: Props) {
  const { actions } = useRenderContext().words.selection;
  return (
    <section className="cluster gap-3 page-actions" aria-label={actions.label}>
      <CopyLink address={address} />
      <MailButton {...mail}>{actions.mail}</MailButton>
      <button className="button button-secondary" type="button" hidden data-print="">
        {actions.print}
      </button>
      {children}
    </section>
  );
}
