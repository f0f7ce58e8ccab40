import type { ComponentProps } from 'react';
import { Breadcrumbs } from '../../elements/Breadcrumbs.tsx';
import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { DepartmentList, type Department } from '../../sections/DepartmentList.tsx';
import { DocumentFilter } from '../../sections/DocumentFilter.tsx';
import { DocumentList, type DocumentGroup } from '../../sections/DocumentList.tsx';
import { FootprintCalculator, type CalculatorProps } from '../../sections/FootprintCalculator.tsx';
import { Formulas, type Formula } from '../../sections/Formulas.tsx';
import { MarkdownText } from '../../sections/MarkdownText.tsx';
import { ModelForm } from '../../sections/ModelForm.tsx';
import { NewsLead } from '../../sections/NewsLead.tsx';
import type { NewsCard } from '../../sections/NewsList.tsx';
import { Pagination } from '../../sections/Pagination.tsx';
import { SceneHead } from '../../sections/SceneHead.tsx';
import { SectionLinks } from '../../sections/SectionLinks.tsx';
import { ShareLinks } from '../../sections/ShareLinks.tsx';
import { SiteBand } from '../../sections/SiteBand.tsx';
import type { MapPlace } from '../../sections/PlaceMap.tsx';
import { TopicLinks } from '../../sections/TopicLinks.tsx';
import { WayPlan } from '../../sections/WayPlan.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { Specimen } from './Specimen.tsx';

export interface ReadingSpecimensData {
  readonly article: NewsCard;
  /** HTML of an article. */
  readonly html: string;
  readonly choices: ComponentProps<typeof DocumentFilter>['choices'];
  readonly groups: readonly DocumentGroup[];
  readonly count: number;
  readonly departments: readonly Department[];
  readonly formulas: readonly Formula[];
  /** Three states: empty, with faults, with a result. */
  readonly calculators: readonly CalculatorProps[];
  readonly street: string;
  readonly places: readonly MapPlace[];
}

/** Sections of text pages: news, documents, contact, company. */
export function ReadingSpecimens(data: ReadingSpecimensData) {
  const { words } = useRenderContext();
  const { strength, solutions, hero } = words.home;
  const headings = strength.items.map(({ title }) => title);
  return (
    <>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs crumbs={headings.map((label, index) => ({ label, path: `/news/${index + 1}` }))} />
      </Specimen>
      {['scene-test-lab', 'battery-detail'].map((picture) => (
        <Specimen key={picture} name={`SceneHead ${picture}`}>
          <SceneHead title={strength.heading} lead={hero.lead} picture={picture}>
            <ButtonLink to="/solutions">{hero.primary}</ButtonLink>
          </SceneHead>
        </Specimen>
      ))}
      <Specimen name="SiteBand">
        <SiteBand
          heading={strength.heading}
          text={strength.text}
          places={data.places}
          items={strength.items}
        />
      </Specimen>
      <Specimen name="TopicLinks">
        <TopicLinks
          topics={headings.map((name, index) => ({ name, query: `?topic=${index}`, isCurrent: index === 0 }))}
        />
      </Specimen>
      <Specimen name="NewsLead">
        <NewsLead {...data.article} />
      </Specimen>
      {[1, 2, 3].map((page) => (
        <Specimen key={page} name={`Pagination, page ${page}`}>
          <Pagination page={page} count={3} pathOf={(other) => `/news/pages/${other}`} />
        </Specimen>
      ))}
      <Specimen name="MarkdownText">
        <section>
          <MarkdownText html={data.html} />
        </section>
      </Specimen>
      <Specimen name="ShareLinks">
        <ShareLinks
          links={[{ name: 'LinkedIn', url: 'https://www.linkedin.com/' }]}
          address="https://www.example.org/news/1"
        />
      </Specimen>
      <Specimen name="SectionLinks">
        <SectionLinks sections={headings.map((heading, index) => ({ id: `part-${index}`, heading }))} />
      </Specimen>
      <Specimen name="DocumentFilter, DocumentList">
        <section>
          <DocumentFilter to="/about-us/download" choices={data.choices} />
          <DocumentList groups={data.groups} count={data.count} />
        </section>
      </Specimen>
      <Specimen name="DepartmentList">
        <section>
          <DepartmentList departments={data.departments} />
        </section>
      </Specimen>
      <Specimen name="WayPlan">
        <section>
          <WayPlan street={data.street} />
        </section>
      </Specimen>
      {data.calculators.slice(-1).map((calculator) => (
        <Specimen key={calculator.models.chosen} name="ModelForm">
          <ModelForm {...calculator} />
        </Specimen>
      ))}
      <Specimen name="Formulas">
        <Formulas formulas={data.formulas} />
      </Specimen>
      {data.calculators.map((calculator, index) => (
        <Specimen key={calculator.energy.text} name={`FootprintCalculator ${index + 1}`}>
          <FootprintCalculator {...calculator} />
        </Specimen>
      ))}
      <Specimen name="ErrorPage">
        <ErrorPage
          status={404}
          message={solutions.heading}
          search={{
            text: hero.lead,
            results: [
              {
                url: '#top',
                kind: words.search.kind.news,
                date: data.article.date,
                title: [{ text: data.article.title, isMarked: false }],
                excerpt: [
                  { text: data.article.summary, isMarked: true },
                  { text: ` ${hero.lead}`, isMarked: false },
                ],
              },
            ],
          }}
        />
      </Specimen>
    </>
  );
}
