import { ExternalLink } from '../elements/ExternalLink.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface ShareLink {
  readonly name: string;
  readonly url: string;
}

interface Props {
  readonly links: readonly ShareLink[];
  /** Absolute URL of the page, to copy. */
  readonly address: string;
}

/** Share links, without scripts of the services. */
export function ShareLinks({ links, address }: Props) {
  const { heading, address: label } = useRenderContext().words.company.share;
  return (
    <section className="small ruled share-links">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            {url.startsWith('mailto:') ? (
              <a href={url}>
                <span>{name}</span>
              </a>
            ) : (
              <ExternalLink url={url}>{name}</ExternalLink>
            )}
          </li>
        ))}
      </ul>
      <p className="muted">
        <span>{label}</span>
        <bdi className="selectable" dir="ltr">
          {address}
        </bdi>
      </p>
    </section>
  );
}
