import { Heading, anchorOf } from '../elements/Heading.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';

interface FlowStage extends Feature {
  /** Icon name. */
  readonly drawing: string;
  /** Label of the arrow to the next stage: a current or a protocol. */
  readonly passes?: string | undefined;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly stages: readonly FlowStage[];
}

/**
 * Flow diagram of a system: icons connected by arrows, in a row on wide screens and in a column on phones. For screen
 * readers, it is an ordered list.
 */
export function FlowDiagram({ heading, text, stages }: Props) {
  const { t } = useRenderContext();
  return (
    <section className="flow-diagram" aria-labelledby={anchorOf(heading)}>
      <Heading text={heading} />
      <p className="section-text">{text}</p>
      <ol className="stack before-6">
        {stages.map(({ drawing, title, text: words, passes }) => (
          <li key={title}>
            <div className="icon-button dark flow-drawing">
              <Icon name={drawing} />
            </div>
            {passes ? (
              <p className="deep tiny strong flow-arrow">
                <span className="visually-hidden">{t('solutions:headings.passes', { what: passes })}</span>
                <bdi aria-hidden="true">{passes}</bdi>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <path
                    d="M0 6h100"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </p>
            ) : null}
            <h3>{title}</h3>
            <p className="note">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
