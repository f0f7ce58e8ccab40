import { Cached } from '../../views/Cached.tsx';
import { Document, type AnalyticsService } from '../../views/Document.tsx';
import { DocumentHead, type HeadTags } from '../../views/DocumentHead.tsx';
import { Breadcrumbs } from '../../views/elements/Breadcrumbs.tsx';
import { DesktopHeader } from '../../views/frames/DesktopFrame.tsx';
import { MobileHeader } from '../../views/frames/MobileFrame.tsx';
import { PageFrame } from '../../views/frames/PageFrame.tsx';
import { ErrorPage } from '../../views/pages/errors/ErrorPage.tsx';
import { useRenderContext } from '../../views/renderContext.tsx';
import type { RenderContext } from '../model/renderContext.ts';
import { contactBlock } from '../blocks/contact.ts';
import { languageBlock } from '../blocks/language.ts';
import { memoize } from '../common/memoize.ts';
import type { Config } from '../config/config.ts';
import { organization } from '../organization.ts';
import { buildMenu } from '../pageTable/menu.ts';
import { breadcrumbData, serializeJsonLd } from '../structuredData/jsonLd.ts';
import type { Render } from './createRenderer.tsx';
import { createFooterData, languageLinks } from './frameData.ts';
import { pageAddresses, type ShownLanguages } from './pageAddresses.ts';
import type { PageRendererDeps, PageToRender, RenderDocument } from './pageToRender.ts';

interface PageHeadProps extends ShownLanguages {
  readonly tags: HeadTags;
  readonly structuredData: readonly object[];
  readonly canonicalPath: string | undefined;
}

/** Maximum number of cached menus, one per language and layout. */
const MAX_CONTEXTS = 32;

/**
 * @param render caches fragments, except in the benchmark
 * @throws {SetupError} if the build does not know the view of a page
 */
export function createPageRenderer(deps: PageRendererDeps, render: Render): RenderDocument {
  const { config, assets, blocks, pages, further } = deps;
  // At startup, not only when the page is requested.
  for (const view of [ErrorPage.name, ...pages.map(({ view }) => view)]) assets.stylesOf(view);
  const footerOf = createFooterData(pages);
  const menuOf = memoize((context: RenderContext) => buildMenu(pages, further, context), MAX_CONTEXTS);
  const PageHead = ({ tags, structuredData, canonicalPath, ...shownIn }: PageHeadProps) => {
    const context = useRenderContext();
    const links =
      canonicalPath === undefined ? undefined : pageAddresses(context, canonicalPath, shownIn, deps);
    return <DocumentHead {...tags} structuredData={structuredData.map(serializeJsonLd)} links={links} />;
  };
  return async (page) => {
    const { facts, path, context, head, trail } = page;
    const { isMainland, consent } = facts;
    const { language, layout } = context;
    const canonicalPath = head.noIndex ? undefined : (head.canonical ?? path);
    const [contact, shown] = await Promise.all([
      blocks.get(contactBlock, language.code),
      blocks.get(languageBlock, 'zh'),
    ]);
    const year = new Date().getUTCFullYear();
    // Pages that differ in their query are too many to cache.
    const isRare = head.query !== undefined;
    const hasTrail = trail.length > 1;
    // An error page belongs to none.
    const section = trail.length > 0 ? `/${path.split('/')[1]}` : undefined;
    const structuredData = [
      ...(head.structuredData ?? []),
      ...(hasTrail ? [breadcrumbData({ trail, siteUrl: config.siteUrl, context })] : []),
    ];
    return render(
      <Document
        build={assets.build}
        analytics={head.isDraft ? undefined : analyticsOn(isMainland, config)}
        styles={assets.stylesOf(page.view)}
        head={
          <Cached
            view={PageHead}
            props={{
              tags: headTagsOf(page),
              structuredData,
              canonicalPath,
              languages: page.languages,
              shown: shown.value.shown,
              data: head.data,
            }}
            isRare={isRare}
          />
        }
      >
        <PageFrame
          header={layout === 'mobile' ? MobileHeader : DesktopHeader}
          isRare={isRare}
          name={organization.name}
          languageName={language.name}
          section={section}
          menu={menuOf(context)}
          languages={languageLinks(page, section, shown.value.shown, config.chineseSiteUrl)}
          asksConsent={!page.personal && !consent.isKnown}
          path={context.href(path)}
          footer={footerOf({ context, contact: contact.value, isMainland, year })}
        >
          {hasTrail ? <Cached view={Breadcrumbs} props={{ crumbs: trail }} isRare={isRare} /> : null}
          <div className="sections">{page.main}</div>
        </PageFrame>
      </Document>,
      context,
    );
  };
}

/** The configured service of the host: sensors on mainland hosts, tag on others (specification, section 7). */
function analyticsOn(isMainland: boolean, { sensorsUrl, tagUrl }: Config): AnalyticsService | undefined {
  if (isMainland) return sensorsUrl ? { kind: 'sensors', url: sensorsUrl } : undefined;
  return tagUrl ? { kind: 'tag', url: tagUrl } : undefined;
}

/** Search results cut titles at about this many characters, so longer titles omit the company's name. */
const LONG_TITLE = 60;

function headTagsOf({ head }: PageToRender): HeadTags {
  const { title, description, published } = head;
  const isNamed = title.includes(organization.name);
  return {
    title: isNamed || title.length > LONG_TITLE ? title : `${title} – ${organization.name}`,
    sharedTitle: title,
    description,
    type: published ? 'article' : 'website',
    published,
  };
}
