import { ButtonLink } from '../elements/ButtonLink.tsx';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  /** English desktop path. */
  readonly to: string;
}

export function CallToAction({ heading, text, action, to }: Props) {
  return (
    <section className="unprinted band dark call-to-action">
      <h2>{heading}</h2>
      <p className="muted">{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  );
}

/** The end of pages about products. */
export function NextStep({ to }: Pick<Props, 'to'>) {
  const { title, text, action } = useRenderContext().words.products.next;
  return <CallToAction heading={title} text={text} action={action} to={to} />;
}
