import type { Feature } from './FeatureGrid.tsx';

/** Timeline, oldest event first. The title of an event is its year. */
export function Timeline({ events }: { readonly events: readonly Feature[] }) {
  return (
    <ol className="timeline">
      {events.map(({ title, text }) => (
        <li key={title}>
          <h3 className="title">
            <bdi>{title}</bdi>
          </h3>
          <p className="muted narrow">{text}</p>
        </li>
      ))}
    </ol>
  );
}
