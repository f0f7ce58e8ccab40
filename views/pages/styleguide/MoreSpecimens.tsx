import type { ComponentProps } from 'react';
import { Accordion } from '../../sections/Accordion.tsx';
import { BarChart, type BarChartProps } from '../../sections/BarChart.tsx';
import { ComparisonTable, type Comparison } from '../../sections/ComparisonTable.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { DownloadList, type DownloadListProps } from '../../sections/DownloadList.tsx';
import { FlowDiagram } from '../../sections/FlowDiagram.tsx';
import { LineChart, type LineChartProps } from '../../sections/LineChart.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PictureCards } from '../../sections/PictureCards.tsx';
import { PlaceMap, type MapPlace } from '../../sections/PlaceMap.tsx';
import { ProductFinder, type FinderProps } from '../../sections/ProductFinder.tsx';
import { Sizing, type SizingProps } from '../../sections/Sizing.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { Timeline } from '../../sections/Timeline.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { Specimen } from './Specimen.tsx';

export interface MoreSpecimensData {
  readonly ageing: LineChartProps;
  readonly people: BarChartProps;
  readonly flows: readonly ComponentProps<typeof FlowDiagram>[];
  readonly comparison: Comparison;
  /** Two states: with and without models found. */
  readonly finders: readonly FinderProps[];
  /** Three states: blank, with faults, and with a result. */
  readonly sizings: readonly SizingProps[];
  readonly downloads: DownloadListProps;
  readonly places: readonly MapPlace[];
}

/** Sections of the company, solution and document pages. */
export function MoreSpecimens(data: MoreSpecimensData) {
  const { words } = useRenderContext();
  const { strength, scenes, sustainability, activity } = words.home;
  const { items } = strength;
  const { label, ...kinds } = words.company.map;
  const parts = [
    ['Timeline', <Timeline key="timeline" events={items} />],
    ['Steps columns', <Steps key="columns" steps={items} />],
    ['Steps rows', <Steps key="rows" steps={items} arrangement="rows" />],
    ['Accordion', <Accordion key="accordion" items={items} />],
    ['DefinitionTable', <DefinitionTable key="table" caption={strength.heading} rows={items} />],
    ['BarChart', <BarChart key="bars" {...data.people} />],
  ] as const;
  return (
    <>
      <Specimen name="FlowDiagram">
        {data.flows.map((flow) => (
          <FlowDiagram key={flow.text} {...flow} />
        ))}
      </Specimen>
      <Specimen name="ComparisonTable">
        <ComparisonTable {...data.comparison} />
      </Specimen>
      {data.finders.map((finder) => (
        <Specimen key={finder.found} name={`ProductFinder ${finder.found}`}>
          <ProductFinder {...finder} />
        </Specimen>
      ))}
      {data.sizings.map((sizing) => (
        <Specimen key={sizing.path} name={`Sizing ${sizing.path}`}>
          <Sizing {...sizing} />
        </Specimen>
      ))}
      <Specimen name="DownloadList">
        <DownloadList {...data.downloads} />
      </Specimen>
      {(['light', 'paper', 'dark'] as const).map((ground) => (
        <Specimen key={ground} name={`SplitSection ${ground}`}>
          <SplitSection heading={strength.heading} text={strength.text} ground={ground}>
            {ground === 'dark' ? <LineChart {...data.ageing} /> : <p>{sustainability.text}</p>}
          </SplitSection>
        </Specimen>
      ))}
      {parts.map(([name, part]) => (
        <Specimen key={name} name={name}>
          <section>{part}</section>
        </Specimen>
      ))}
      <Specimen name="PlaceMap">
        <section className="band-dark">
          <PlaceMap label={label} kinds={kinds} places={data.places} />
        </section>
      </Specimen>
      <Specimen name="PictureCards">
        <PictureCards
          heading={scenes.heading}
          cards={[
            { to: '/services', title: strength.heading, text: strength.text, picture: 'scene-bus-depot' },
            { to: '/about-us', title: scenes.heading, text: scenes.lead, picture: 'super-hero' },
          ]}
        />
      </Specimen>
      <Specimen name="Notice">
        <Notice heading={activity.title} text={activity.lead} />
      </Specimen>
    </>
  );
}
