import type { ComponentProps } from 'react';
import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { Cached } from '../../Cached.tsx';
import { NextStep } from '../../sections/CallToAction.tsx';
import { FeatureSwiper } from '../../sections/FeatureSwiper.tsx';
import { FeatureGrid, type Feature } from '../../sections/FeatureGrid.tsx';
import { FeedbackSwiper, type Feedback } from '../../sections/FeedbackSwiper.tsx';
import { FlowDiagram } from '../../sections/FlowDiagram.tsx';
import { KeyFigures, type KeyFigure } from '../../sections/KeyFigures.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SceneBanner } from '../../sections/SceneBanner.tsx';
import { Sizing, type SizingProps } from '../../sections/Sizing.tsx';
import { type DataTable, ValueTable } from '../../sections/ValueTable.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface SolutionData {
  readonly solution: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly advantages: readonly Feature[];
    readonly devices: readonly Feature[];
    readonly feedback: readonly Feedback[];
    readonly scenes: readonly Feature[];
  };
  /** Picture name of the product. */
  readonly picture: string;
  readonly flow: ComponentProps<typeof FlowDiagram>;
  /** Name of a picture of the product in use. */
  readonly scene: string;
  readonly productPath: string;
  /** Key figures of the product. */
  readonly keyFigures: readonly KeyFigure[];
  /** Of the solutions that have a calculator. */
  readonly sizing: SizingProps | undefined;
  /** The rows of the product's table that a customer decides by. */
  readonly table: DataTable;
  /** The packs that the page on battery packs is about. */
  readonly packs: readonly LinkCard[];
  readonly related: readonly LinkCard[];
}

export function SolutionPage(data: SolutionData) {
  const { solution, picture, flow, scene, productPath, keyFigures, sizing, table, packs, related } = data;
  const { words } = useRenderContext();
  const { headings } = words.solutions;
  const { next } = words.products;
  return (
    <Outlined>
      <PageHead title={solution.title} lead={solution.lead} picture={{ name: picture, alt: solution.name }}>
        <ButtonLink to={productPath}>{words.frame.toProduct}</ButtonLink>
        <ButtonLink to="/about-us/contact-us#engineer" kind="secondary">
          {next.title}
        </ButtonLink>
      </PageHead>
      <KeyFigures heading={words.products.headings.keyFigures} figures={keyFigures} />
      {packs.length > 0 ? (
        <LinkCards id="packs" heading={headings.packs} cards={packs} arrangement="row" />
      ) : null}
      <FeatureSwiper kind="advantages" heading={headings.advantages} cards={solution.advantages} />
      <Cached view={FlowDiagram} props={flow} />
      <FeatureSwiper kind="devices" heading={headings.devices} cards={solution.devices} />
      <SceneBanner picture={scene}>
        <FeatureGrid heading={headings.scenes} items={solution.scenes} />
      </SceneBanner>
      <FeedbackSwiper heading={headings.feedback} feedback={solution.feedback} />
      {sizing ? <Sizing {...sizing} /> : null}
      <Cached view={DecidingData} props={{ ...table, productPath }} />
      {related.length > 0 ? <LinkCards heading={headings.related} cards={related} arrangement="row" /> : null}
      <NextStep to="/about-us/contact-us#engineer" />
    </Outlined>
  );
}

function DecidingData({ productPath, ...table }: DataTable & Pick<SolutionData, 'productPath'>) {
  const { headings } = useRenderContext().words.solutions;
  return (
    <ValueTable id="data" {...table}>
      <TextLink to={`${productPath}#data`}>{headings.allData}</TextLink>
    </ValueTable>
  );
}
