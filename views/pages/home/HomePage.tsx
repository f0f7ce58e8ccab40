import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { Figures } from '../../sections/Figures.tsx';
import type { Figure } from '../../sections/Figures.tsx';
import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { NewsList } from '../../sections/NewsList.tsx';
import type { NewsTeaser } from '../../sections/NewsList.tsx';
import { useSite } from '../../site.tsx';

export interface HomeData {
  readonly systems: readonly LinkCard[];
  readonly figures: readonly Figure[];
  readonly articles: readonly NewsTeaser[];
}

export function HomePage({ systems, figures, articles }: HomeData) {
  const { words, layout } = useSite();
  const { hero, solutions, strength, scenes, news, partners, sustainability, callToAction, activity, video } =
    words.home;
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="hero-actions">
            <ButtonLink to="/solutions">{hero.primary}</ButtonLink>
            <ButtonLink to="/about-us/contact-us" kind="secondary">
              {hero.secondary}
            </ButtonLink>
          </p>
        </div>
        <Picture
          name="cabinet-hero"
          alt={words.products.products.cabinet.name}
          sizes="(width < 768px) 100vw, 860px"
          isFirst
        />
      </section>
      <Figures heading={words.home.figures.heading} figures={figures} />
      <LinkCards heading={solutions.heading} text={solutions.lead} cards={systems} arrangement="wide" />
      <section className="band-dark">
        <FeatureGrid heading={strength.heading} text={strength.text} items={strength.items} />
        <TextLink to="/technical-strength">{strength.link}</TextLink>
      </section>
      <FeatureGrid heading={scenes.heading} text={scenes.lead} items={scenes.items} />
      {layout === 'mobile' ? (
        <LinkCards
          heading={words.nav.activity}
          cards={[
            { to: '/mobile/components/VideoModuleHome', title: video.title, text: video.lead },
            { to: '/mobile/components/Activity', title: activity.title, text: activity.lead },
          ]}
        />
      ) : null}
      <section>
        <h2>{news.heading}</h2>
        <NewsList articles={articles} level="h3" />
        <TextLink to="/news">{news.all}</TextLink>
      </section>
      <section className="partners">
        <h2>{partners.heading}</h2>
        <p className="section-text">{partners.text}</p>
        <ul>
          {partners.names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{sustainability.heading}</h2>
        <p className="section-text">{sustainability.text}</p>
        <TextLink to="/about-us/carbon-footprint">{sustainability.link}</TextLink>
      </section>
      <CallToAction {...callToAction} to="/about-us/contact-us" />
    </>
  );
}
