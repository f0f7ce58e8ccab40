import { AddToList } from '../../elements/AddToList.tsx';
import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { DownloadManual } from '../../elements/DownloadManual.tsx';
import { Heading } from '../../elements/Heading.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { Cached } from '../../Cached.tsx';
import { NextStep } from '../../sections/CallToAction.tsx';
import { DownloadList, type DownloadListProps } from '../../sections/DownloadList.tsx';
import { FeedbackSwiper, type Feedback } from '../../sections/FeedbackSwiper.tsx';
import { FeatureGrid, type Feature } from '../../sections/FeatureGrid.tsx';
import type { GalleryView } from '../../sections/Gallery.tsx';
import type { KeyFigure } from '../../sections/KeyFigures.tsx';
import { LifeCycle, type LifeCycleProps } from '../../sections/LifeCycle.tsx';
import { LinkCards, type LinkCard } from '../../sections/LinkCards.tsx';
import { NewsList, type NewsTeaser } from '../../sections/NewsList.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { SoldIn } from '../../sections/SoldIn.tsx';
import { type DataTable, ValueTable } from '../../sections/ValueTable.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { ProductHead } from './ProductHead.tsx';

interface ProductData {
  readonly product: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    readonly features: readonly Feature[];
  };
  readonly views: readonly GalleryView[];
  /** Name of the close-up picture next to the features, if one exists. */
  readonly closeUp: string | undefined;
  readonly keyFigures: readonly KeyFigure[];
  readonly table: DataTable;
  readonly standards: readonly string[];
  /** Markets, and what their grids ask for if the product is connected to the grid. */
  readonly soldIn: readonly Feature[];
  readonly lifecycle: LifeCycleProps;
  readonly downloads: DownloadListProps;
  readonly leadTime: string;
  /** Path of the page on the data that it creates, if it is connected. */
  readonly yourData: string | undefined;
  /** Articles about the product, newest first. */
  readonly articles: readonly NewsTeaser[];
  /** What customers say about it. */
  readonly feedback: readonly Feedback[];
  /** Path of the form for engineers. */
  readonly contact: string;
  /** Parent page: the product's solution or system. */
  readonly above: { readonly to: string; readonly name: string };
  readonly related: readonly LinkCard[];
  /** Models, each with the path of a parts list with it. */
  readonly toAdd: readonly { readonly name: string; readonly to: string }[];
  /** Models with a battery passport, each with its path. */
  readonly passports: readonly { readonly name: string; readonly to: string }[];
  /** Path of the comparison of its models, if there are several. */
  readonly comparison: string | undefined;
}

/** A product or a battery pack. */
export function ProductPage(data: ProductData) {
  return <Cached view={ProductParts} props={data} />;
}

function ProductParts(data: ProductData) {
  const { product, views, keyFigures, downloads, articles, feedback, above, related, contact } = data;
  const { words } = useRenderContext();
  const { headings, next, ways } = words.products;
  const sheet = downloads.downloads.find(({ kind }) => kind === 'data-sheet');
  const manual = downloads.downloads.find(({ kind }) => kind === 'manual');
  const sheetLink = sheet ? (
    <DownloadManual url={sheet.file.url} language={sheet.file.language.code} kind="secondary">
      {sheet.name}
    </DownloadManual>
  ) : null;
  const practice = articles.length > 0 ? 'practice' : feedback.length > 0 ? 'feedback' : undefined;
  const parts = [
    { id: 'overview', heading: ways.overview },
    { id: 'data', heading: headings.data },
    { id: 'downloads', heading: headings.downloads },
    ...(practice === undefined ? [] : [{ id: practice, heading: ways.practice }]),
  ];
  return (
    <div className="product">
      <nav className="unprinted column product-bar" aria-label={product.title}>
        <div>
          <ul className="quiet">
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a className="tap" href={`#${id}`}>
                  <span>{heading}</span>
                </a>
              </li>
            ))}
          </ul>
          {sheetLink}
          <ButtonLink to={contact}>{words.nav.contactUs}</ButtonLink>
        </div>
      </nav>
      <div className="sections">
        <Outlined>
          <ProductHead
            title={product.title}
            lead={product.lead}
            views={views}
            keyFigures={keyFigures}
            actions={
              <>
                <ButtonLink to={contact}>{next.title}</ButtonLink>
                {sheetLink}
              </>
            }
          >
            <span className="tap">
              <span>{data.leadTime}</span>
            </span>
            <a className="tap text-link" href="#add">
              <span>{words.selection.list.add}</span>
            </a>
            <TextLink to={above.to}>{above.name}</TextLink>
            {manual ? (
              <a className="tap text-link" href={manual.file.page}>
                <span>{manual.name}</span>
              </a>
            ) : null}
          </ProductHead>
          <section className="stack gap-6 product-features">
            <FeatureGrid heading={headings.features} items={product.features} />
            {data.closeUp ? (
              <Picture name={data.closeUp} alt="" sizes="(width < 1000px) 92vw, 690px" />
            ) : null}
          </section>
          <ValueTable id="data" {...data.table}>
            {data.comparison ? (
              <TextLink to={data.comparison}>{words.selection.compare.together}</TextLink>
            ) : null}
            <span className="cluster row" id="add">
              <span>{words.selection.list.addModels}</span>
              {data.toAdd.map(({ name, to }) => (
                <AddToList key={name} to={to} name={name} />
              ))}
            </span>
            {data.passports.length > 0 ? (
              <span className="cluster row">
                <span>{words.passport.of}</span>
                {data.passports.map(({ name, to }) => (
                  <TextLink key={name} to={to}>
                    {name}
                  </TextLink>
                ))}
              </span>
            ) : null}
          </ValueTable>
          <SoldIn
            className="standard-list"
            heading={headings.standards}
            items={data.standards.map((title) => ({ title, text: '' }))}
          />
          <SoldIn {...words.markets.soldIn} items={data.soldIn} />
          <LifeCycle {...data.lifecycle} />
          <DownloadList {...downloads} />
          <p className="cluster row comparison-link">
            <TextLink to="/services/fault-codes">{words.services['fault-codes'].look}</TextLink>
            {data.yourData ? <TextLink to={data.yourData}>{words.connected.link}</TextLink> : null}
          </p>
          {articles.length > 0 ? (
            <section id="practice">
              <Heading text={ways.practice} />
              <NewsList articles={articles} level="h3" />
            </section>
          ) : null}
          {feedback.length > 0 ? (
            <FeedbackSwiper heading={words.solutions.headings.feedback} feedback={feedback} />
          ) : null}
          {related.length > 0 ? (
            <LinkCards heading={headings.related} cards={related} arrangement="row" />
          ) : null}
          <NextStep to={contact} />
        </Outlined>
      </div>
    </div>
  );
}
