import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { ExternalLink } from '../../elements/ExternalLink.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { AdvantageSwiper } from '../../sections/AdvantageSwiper.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { ContactBlock, type Contact } from '../../sections/ContactBlock.tsx';
import { DataTable, type DataTableProps } from '../../sections/DataTable.tsx';
import { DateList } from '../../sections/DateList.tsx';
import { DeviceSwiper } from '../../sections/DeviceSwiper.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { FeedbackSwiper } from '../../sections/FeedbackSwiper.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { ImageText } from '../../sections/ImageText.tsx';
import { KeyFigures, type KeyFigure } from '../../sections/KeyFigures.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { NewsList, type NewsCard } from '../../sections/NewsList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { PartnerLogos } from '../../sections/PartnerLogos.tsx';
import { SceneBanner } from '../../sections/SceneBanner.tsx';
import { SceneList, type Scene } from '../../sections/SceneList.tsx';
import { StandardList } from '../../sections/StandardList.tsx';
import { Tabs } from '../../sections/Tabs.tsx';
import type { GalleryView } from '../../sections/Gallery.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { AssemblyFilm } from '../home/AssemblyFilm.tsx';
import { ProductHead } from '../solutions/ProductHead.tsx';
import { MoreSpecimens, type MoreSpecimensData } from './MoreSpecimens.tsx';
import { ReadingSpecimens, type ReadingSpecimensData } from './ReadingSpecimens.tsx';
import { Specimen } from './Specimen.tsx';

export interface StyleguideData {
  readonly figures: readonly Figure[];
  readonly keyFigures: readonly KeyFigure[];
  readonly table: DataTableProps;
  readonly standards: readonly string[];
  readonly views: readonly GalleryView[];
  /** At least six. */
  readonly cards: readonly LinkCard[];
  readonly scenes: readonly Scene[];
  readonly articles: readonly NewsCard[];
  readonly contact: Contact;
  readonly more: MoreSpecimensData;
  /** One element if there is an article, else empty. */
  readonly reading: readonly ReadingSpecimensData[];
}

/** All sections in all states, with the site's texts. In development only; the URL selects language and layout. */
export function StyleguidePage(data: StyleguideData) {
  const { words } = useRenderContext();
  const { home, solutions, products } = words;
  const solution = solutions.solutions['ev-charger'];
  const product = products.products.super;
  const features = [...solution.advantages, ...solution.devices];
  const contact = <ButtonLink to="/about-us/contact-us">{products.next.title}</ButtonLink>;
  return (
    <>
      <PageHead title="Styleguide" lead="/_styleguide · /ar/_styleguide · /_styleguide/mobile" />
      <Specimen name="Type">
        <section>
          <h1>{home.hero.title}</h1>
          <h2>{home.solutions.heading}</h2>
          <h3>{home.strength.heading}</h3>
          <p className="lead">{home.hero.lead}</p>
          <p>{home.strength.text}</p>
          <p className="section-text">{home.sustainability.text}</p>
        </section>
      </Specimen>
      <Specimen name="ButtonLink, TextLink, ExternalLink, Icon">
        <section className="hero-actions">
          <ButtonLink to="/solutions">{home.hero.primary}</ButtonLink>
          <ButtonLink to="/solutions" kind="secondary">
            {home.hero.secondary}
          </ButtonLink>
          <TextLink to="/news">{home.news.all}</TextLink>
          <ExternalLink url="https://example.org">example.org</ExternalLink>
          {['menu', 'close', 'globe', 'arrow-forward', 'arrow-back', 'external', 'play', 'pause'].map(
            (name) => (
              <Icon key={name} name={name} />
            ),
          )}
        </section>
      </Specimen>
      <Specimen name="Hero">
        <Hero
          title={home.hero.title}
          lead={home.hero.lead}
          picture={{ name: 'cabinet-hero', alt: products.products.cabinet.name }}
        >
          <ButtonLink to="/solutions">{home.hero.primary}</ButtonLink>
        </Hero>
      </Specimen>
      <Specimen name="Figures">
        <Figures heading={home.figures.heading} figures={data.figures} />
      </Specimen>
      <Specimen name="PageHead light">
        <PageHead title={solution.title} lead={solution.lead} kicker={solution.name} />
      </Specimen>
      <Specimen name="PageHead light, with picture">
        <PageHead
          title={solution.title}
          lead={solution.lead}
          picture={{ name: 'super-hero', alt: solution.name }}
        >
          <ButtonLink to="/solutions">{home.hero.primary}</ButtonLink>
        </PageHead>
      </Specimen>
      <Specimen name="PageHead dark">
        <PageHead
          title={solution.title}
          lead={solution.lead}
          picture={{ name: 'container-hero', alt: solution.name }}
          ground="dark"
        />
      </Specimen>
      <Specimen name="ProductHead, Gallery, KeyFigures">
        <ProductHead
          kicker={product.name}
          title={product.title}
          lead={product.lead}
          views={data.views}
          keyFigures={data.keyFigures}
          next={contact}
        >
          {contact}
        </ProductHead>
      </Specimen>
      {[2, 3, 4, 5].map((count) => (
        <Specimen key={count} name={`FeatureGrid of ${count}`}>
          <FeatureGrid heading={solutions.headings.advantages} items={features.slice(0, count)} />
        </Specimen>
      ))}
      <Specimen name="product-features: FeatureGrid, Picture">
        <section className="product-features">
          <FeatureGrid heading={products.headings.features} items={product.features} />
          <Picture name="super-detail" alt="" sizes="(width < 1000px) 92vw, 690px" />
        </section>
      </Specimen>
      <Specimen name="KeyFigures">
        <KeyFigures heading={products.headings.keyFigures} figures={data.keyFigures} />
      </Specimen>
      <Specimen name="band-dark: FeatureGrid, TextLink, Film">
        <section className="band-dark">
          <FeatureGrid
            heading={home.strength.heading}
            text={home.strength.text}
            items={home.strength.items}
          />
          <TextLink to="/technical-strength">{home.strength.link}</TextLink>
          <AssemblyFilm />
        </section>
      </Specimen>
      <Specimen name="ImageText start">
        <ImageText
          {...home.sustainability}
          picture={{ name: 'scene-production-line', alt: '' }}
          pictureAt="start"
        />
      </Specimen>
      <Specimen name="ImageText end">
        <ImageText {...home.sustainability} picture={{ name: 'scene-production-line', alt: '' }}>
          <TextLink to="/about-us/carbon-footprint">{home.sustainability.link}</TextLink>
        </ImageText>
      </Specimen>
      <Specimen name="SceneList">
        <SceneList heading={home.scenes.heading} text={home.scenes.lead} scenes={data.scenes} />
      </Specimen>
      <Specimen name="SceneBanner">
        <SceneBanner picture="scene-bus-depot">
          <FeatureGrid heading={solutions.headings.scenes} items={solution.scenes} />
        </SceneBanner>
      </Specimen>
      <CardSpecimens cards={data.cards} />
      <Specimen name="AdvantageSwiper">
        <AdvantageSwiper advantages={solution.advantages} />
      </Specimen>
      <Specimen name="DeviceSwiper">
        <DeviceSwiper devices={solution.devices} />
      </Specimen>
      <Specimen name="FeedbackSwiper">
        <FeedbackSwiper feedback={solution.feedback} />
      </Specimen>
      <Specimen name="DataTable">
        <DataTable {...data.table} />
      </Specimen>
      <Specimen name="StandardList">
        <StandardList heading={products.headings.standards} standards={data.standards} />
      </Specimen>
      <Specimen name="NewsList">
        <NewsList articles={data.articles} level="h2" />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={products.headings.models}
          tabs={data.cards
            .slice(0, 4)
            .map(({ to, title }, index) => ({ to, label: title, current: index === 0 }))}
        />
      </Specimen>
      <Specimen name="DateList">
        <DateList entries={home.activity.items} level="h2" />
      </Specimen>
      <Specimen name="PartnerLogos">
        <PartnerLogos {...home.partners} />
      </Specimen>
      <Specimen name="ContactBlock">
        <ContactBlock {...data.contact} />
      </Specimen>
      <MoreSpecimens {...data.more} />
      {data.reading.map((reading) => (
        <ReadingSpecimens key={reading.article.id} {...reading} />
      ))}
      <Specimen name="CallToAction">
        <CallToAction {...home.callToAction} to="/about-us/contact-us" />
      </Specimen>
    </>
  );
}

/** Cards in each arrangement, in all numbers that change the layout. */
function CardSpecimens({ cards }: Pick<StyleguideData, 'cards'>) {
  const { words } = useRenderContext();
  const { heading, lead } = words.home.solutions;
  return (
    <>
      <Specimen name="LinkCards wide">
        <LinkCards heading={heading} text={lead} cards={cards.slice(0, 4)} arrangement="wide" />
      </Specimen>
      <Specimen name="LinkCards even, with and without pictures">
        <LinkCards
          heading={heading}
          cards={cards
            .slice(0, 3)
            .map((card, index) => (index === 0 ? { ...card, picture: undefined } : card))}
        />
      </Specimen>
      {[1, 2, 3, 5, 6].map((count) => (
        <Specimen key={count} name={`LinkCards row of ${count}`}>
          <LinkCards heading={heading} cards={cards.slice(0, count)} arrangement="row" />
        </Specimen>
      ))}
    </>
  );
}
