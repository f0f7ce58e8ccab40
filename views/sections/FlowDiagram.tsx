import { useId } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { useSite } from '../site.tsx';
import type { Feature } from './FeatureGrid.tsx';

export interface FlowStage extends Feature {
  /** Name of its icon. */
  readonly drawing: string;
  /** What passes on to the next stage: a current or a protocol. */
  readonly passes?: string | undefined;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly stages: readonly FlowStage[];
}

/**
 * How a system works, from stage to stage: drawings joined by arrows, side by side on a wide screen and one below the
 * other on a phone. For a screen reader it is a list in the order of the flow.
 */
export function FlowDiagram({ heading, text, stages }: Props) {
  const { t } = useSite();
  const id = useId();
  return (
    <section className="flow-diagram" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="section-text">{text}</p>
      <ol>
        {stages.map(({ drawing, title, text: words, passes }) => (
          <li key={title}>
            <div className="flow-drawing">
              <Icon name={drawing} />
            </div>
            {passes ? (
              <p className="flow-arrow">
                <span className="visually-hidden">{t('solutions:headings.passes', { what: passes })}</span>
                <bdi aria-hidden="true">{passes}</bdi>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 6h100" vectorEffect="non-scaling-stroke" />
                </svg>
              </p>
            ) : null}
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
