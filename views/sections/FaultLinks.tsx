import { TextLink } from '../elements/TextLink.tsx';

export interface FaultLink {
  readonly to: string;
  /** Code and symptom. */
  readonly title: string;
}

/** Links to the pages of fault codes. */
export function FaultLinks({ codes }: { readonly codes: readonly FaultLink[] }) {
  return (
    <ul>
      {codes.map(({ to, title }) => (
        <li key={to}>
          <TextLink to={to}>{title}</TextLink>
        </li>
      ))}
    </ul>
  );
}
