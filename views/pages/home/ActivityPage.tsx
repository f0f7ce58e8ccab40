import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

/** Fairs, training days and plant tours. */
export function ActivityPage() {
  const { words, format } = useSite();
  const { title, lead, items } = words.home.activity;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ul className="dates">
        {items.map((item) => (
          <li key={item.title}>
            <time dateTime={item.when}>{format.date(item.when)}</time>
            <h2>{item.title}</h2>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
