import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { Cached } from '../../Cached.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { DateList } from '../../sections/DateList.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { Figures, type Figure } from '../../sections/Figures.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { ImageText } from '../../sections/ImageText.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { NewsList, type NewsCard } from '../../sections/NewsList.tsx';
import { PartnerLogos } from '../../sections/PartnerLogos.tsx';
import { SceneList, type Scene } from '../../sections/SceneList.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { AssemblyFilm } from './AssemblyFilm.tsx';

interface HomeData {
  readonly systems: readonly LinkCard[];
  readonly figures: readonly Figure[];
  readonly scenes: readonly Scene[];
  readonly articles: readonly NewsCard[];
}

export function HomePage(data: HomeData) {
  return <Cached view={HomeParts} props={data} />;
}

function HomeParts({ systems, figures, scenes, articles }: HomeData) {
  const { words, layout } = useRenderContext();
  const { hero, solutions, strength, news, partners, sustainability, callToAction } = words.home;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        picture={{ name: 'cabinet-hero', alt: words.products.products.cabinet.name }}
      >
        <ButtonLink to="/solutions">{hero.primary}</ButtonLink>
        <ButtonLink to="/about-us/contact-us#engineer" kind="secondary">
          {hero.secondary}
        </ButtonLink>
      </Hero>
      <Figures heading={words.home.figures.heading} figures={figures} />
      <LinkCards heading={solutions.heading} text={solutions.lead} cards={systems} arrangement="wide">
        <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
      </LinkCards>
      <section className="band dark band-dark">
        <FeatureGrid heading={strength.heading} text={strength.text} items={strength.items} />
        <TextLink to="/technical-strength">{strength.link}</TextLink>
        <AssemblyFilm />
        {layout === 'mobile' ? (
          <TextLink to="/mobile/components/VideoModuleHome">{words.home.video.link}</TextLink>
        ) : null}
      </section>
      <SceneList heading={words.home.scenes.heading} text={words.home.scenes.lead} scenes={scenes} />
      <section>
        <div className="cluster baseline spread">
          <h2>{news.heading}</h2>
          <TextLink to="/news">{news.all}</TextLink>
        </div>
        <NewsList articles={articles} level="h3" />
      </section>
      <Activity />
      <PartnerLogos {...partners} />
      <ImageText
        heading={sustainability.heading}
        text={sustainability.text}
        picture={{ name: 'scene-production-line', alt: '' }}
      >
        <TextLink to="/about-us/carbon-footprint">{sustainability.link}</TextLink>
      </ImageText>
      <CallToAction {...callToAction} to="/about-us/contact-us#engineer" />
    </>
  );
}

function Activity() {
  const { words } = useRenderContext();
  const { title, lead, items, link } = words.home.activity;
  return (
    <section>
      <h2>{title}</h2>
      <p className="section-text">{lead}</p>
      <DateList entries={items} level="h3" />
      <TextLink to="/mobile/components/Activity">{link}</TextLink>
    </section>
  );
}
