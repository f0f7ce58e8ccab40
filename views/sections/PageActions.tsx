import type { ReactNode } from 'react';
import { CopyLink } from '../elements/CopyLink.tsx';
import { urlOfMail, type Mail } from '../elements/MailLink.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface PageActionsProps {
  /** Absolute URL of the page, to copy. */
  readonly address: string;
  readonly mail: Mail;
}

interface Props extends PageActionsProps {
  readonly children?: ReactNode;
}

/** What to do with a page whose address holds a choice: copy the address, mail it, print the page. */
export function PageActions({ address, mail, children }: Props) {
  const { actions } = useRenderContext().words.selection;
  return (
    <section className="cluster gap-3 page-actions" aria-label={actions.label}>
      {children}
      <CopyLink address={address} />
      <a className="button button-secondary" href={urlOfMail(mail)}>
        {actions.mail}
      </a>
      <button className="button button-secondary" type="button" hidden data-print="">
        {actions.print}
      </button>
    </section>
  );
}
