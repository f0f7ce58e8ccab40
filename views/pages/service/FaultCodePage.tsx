import { TextLink } from '../../elements/TextLink.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { FaultLinks, type FaultLink } from '../../sections/FaultLinks.tsx';
import { HotlineNumbers, type HotlineNumbersProps } from '../../sections/HotlineNumbers.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly title: string;
  readonly level: 'warning' | 'fault';
  readonly cause: string;
  /** What anyone may do. */
  readonly remedy: string;
  /** For qualified personnel. */
  readonly work: string | undefined;
  /** Whether its cause can be fire or gas. */
  readonly isEmergency: boolean;
  readonly emergencyLines: HotlineNumbersProps;
  readonly products: readonly {
    readonly to: string;
    readonly name: string;
    /** Path of its place in the manual. */
    readonly manual: string;
  }[];
  readonly neighbors: readonly FaultLink[];
}

/** What a fault code means, and what to do. */
export function FaultCodePage({
  title,
  level,
  cause,
  remedy,
  work,
  isEmergency,
  emergencyLines,
  products,
  neighbors,
}: Props) {
  const { words, format } = useRenderContext();
  const texts = words.services['fault-codes'];
  const { emergency } = words.about['contact-us'];
  return (
    <>
      <PageHead
        title={title}
        lead={texts[level]}
        kicker={<span>{format.list(products.map(({ name }) => name))}</span>}
      />
      {isEmergency ? (
        <Notice heading={emergency.heading} text={emergency.text}>
          <HotlineNumbers {...emergencyLines} />
        </Notice>
      ) : null}
      <SplitSection heading={texts.cause}>
        <p className="large-text">{cause}</p>
      </SplitSection>
      <SplitSection heading={texts.remedy}>
        <p className="large-text">{remedy}</p>
        {work ? (
          <>
            <p>{texts.qualified.replace('{{chapters.safety}}', words.faults.chapters.safety)}</p>
            <p className="large-text">{work}</p>
          </>
        ) : null}
        {isEmergency ? null : (
          <DefinitionTable caption={words.markets.answers} rows={emergencyLines.answers.own} />
        )}
        <p className="cluster gap-3">
          <TextLink to="/services/after-sales-service">{words.nav.afterSalesService}</TextLink>
        </p>
      </SplitSection>
      <SplitSection heading={texts.products} text={texts.productsText}>
        <ul>
          {products.map(({ to, name, manual }) => (
            <li key={to} className="cluster gap-3">
              <TextLink to={to}>{name}</TextLink>
              <TextLink to={manual}>{texts.manual}</TextLink>
            </li>
          ))}
        </ul>
      </SplitSection>
      <SplitSection heading={texts.neighbors}>
        <FaultLinks codes={neighbors} />
        <p className="cluster gap-3">
          <TextLink to="/services/fault-codes">{texts.all}</TextLink>
        </p>
      </SplitSection>
    </>
  );
}
