import { PageHead } from './PageHead.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What is wrong with the address. */
  readonly faults: readonly string[];
}

/** Head of a page whose address contains a selection. */
export function SelectionHead({ title, lead, faults }: Props) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      {faults.map((fault) => (
        <p key={fault} className="form-faults" role="alert">
          {fault}
        </p>
      ))}
    </>
  );
}
