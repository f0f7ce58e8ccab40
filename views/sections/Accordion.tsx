import { Icon } from '../elements/Icon.tsx';
import type { Feature } from './FeatureGrid.tsx';

/** Expandable questions or headings, as `details` elements, which work without script. */
export function Accordion({ items }: { readonly items: readonly Feature[] }) {
  return (
    <div className="accordion ruled-end">
      {items.map(({ title, text }) => (
        <details key={title} className="ruled">
          <summary>
            <h3>{title}</h3>
            <Icon name="chevron-down" />
          </summary>
          <p className="muted">{text}</p>
        </details>
      ))}
    </div>
  );
}
