import { Heading } from '../elements/Heading.tsx';
/** List of standards. Their names are the same in every language. */
export function StandardList({
  heading,
  standards,
}: {
  readonly heading: string;
  readonly standards: readonly string[];
}) {
  return (
    <section className="standard-list">
      <Heading text={heading} />
      <ul className="cluster before-5">
        {standards.map((standard) => (
          <li key={standard}>
            <bdi dir="ltr">{standard}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
