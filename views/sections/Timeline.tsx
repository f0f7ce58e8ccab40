import type { Feature } from './FeatureGrid.tsx';

/** What happened when, oldest first. The title of each event is its year. */
export function Timeline({ events }: { readonly events: readonly Feature[] }) {
  return (
    <ol className="timeline">
      {events.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <bdi>{title}</bdi>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
