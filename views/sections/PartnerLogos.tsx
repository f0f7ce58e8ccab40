import { useId } from 'react';
import { partnerMarks } from './partnerMarks.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly names: readonly string[];
}

/** Logos and names of partners, in the text color. */
export function PartnerLogos({ heading, text, names }: Props) {
  const id = useId();
  return (
    <section className="partner-logos" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="section-text">{text}</p>
      <ul>
        {names.map((name) => (
          <li key={name} className="muted small strong">
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={partnerMarks[name]} />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
