import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { CONTENT_CACHING, PERSONAL_CACHING } from '../caching.ts';
import type { Config } from '../config.ts';
import { choiceOf, hasPrivacySignal, isConsentKnown } from '../consent/consentOf.ts';
import { asPublicError } from '../errors/asPublicError.ts';
import { HttpError } from '../errors/httpError.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import { LANGUAGE_CODES } from '../locale/languages.ts';
import type { PrivacyDocuments } from '../locale/documents.ts';
import type { SiteOf } from '../locale/sites.ts';
import { namedMiddleware } from '../middleware/named.ts';
import { addReasons } from '../middleware/reasons.ts';
import type { SendPage } from '../middleware/sendPage.ts';
import { fillPath } from '../pages/page.ts';
import type { Page, PageRequest, Params, Visitor } from '../pages/page.ts';
import { routesOf } from '../pages/routeTable.ts';
import { createTrail } from '../pages/trail.ts';
import type { Layout } from '../redirect/paths.ts';
import { pageHeadTags } from '../render/headTags.ts';
import type { RenderDocument } from '../render/pageRenderer.tsx';
import { breadcrumbData } from '../structuredData/breadcrumbs.ts';
import { languageOfPath, pathOf, searchOf } from '../visit.ts';

export interface PageRouteDeps {
  readonly config: Config;
  readonly pages: readonly Page[];
  readonly blocks: Blocks;
  readonly privacy: PrivacyDocuments;
  readonly siteOf: SiteOf;
  readonly render: RenderDocument;
  readonly send: SendPage;
}

/** Creates a route for each path of the page table, without language prefix: validate, load, render, send. */
export function pageRoutes(deps: PageRouteDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const trailOf = createTrail(deps.pages);
  for (const { path, page, layout } of routesOf(deps.pages)) {
    const middleware = (page.middleware ?? []).map(namedMiddleware);
    router.get(path, ...middleware, showPage(page, layout, deps, trailOf));
  }
  return router;
}

function showPage(
  page: Page,
  layout: Layout,
  deps: PageRouteDeps,
  trailOf: ReturnType<typeof createTrail>,
): RequestHandler {
  const { config, blocks, privacy, siteOf, render, send } = deps;
  return async (req, res) => {
    res.locals.page = page.id;
    const languageCode = languageOfPath(pathOf(req));
    const site = siteOf(languageCode, layout);
    const params = paramsOf(req);
    const request: PageRequest = {
      site,
      languageCode,
      params,
      query: new URLSearchParams(searchOf(req)),
      blocks,
      privacy,
      siteUrl: config.siteUrl,
      siteIn: (code) => siteOf(code, layout),
      visitor: page.personal ? visitorOf(req) : undefined,
    };
    if (!(await isValid(page, request)))
      throw new HttpError(404, `Page ${page.id} rejected ${pathOf(req)}`, { reason: 'refused-by-page' });
    const { head, main } = await page.open(request);
    const languages = (await page.languages?.(request)) ?? LANGUAGE_CODES;
    const path = fillPath(page.canonicalPath, params);
    const trail = trailOf({ page, params, site, ownLabel: head.crumb });
    const rendered = await render({
      languageCode,
      layout,
      isMainland: config.mainlandHosts.includes(req.hostname),
      site,
      asksConsent: !page.personal && !isConsentKnown(req),
      path,
      canonicalPath: head.noIndex ? undefined : (head.canonical ?? path),
      languages,
      section: sectionOf(path),
      head: pageHeadTags(head, page),
      view: page.view,
      structuredData: [
        ...(head.structuredData ?? []),
        ...breadcrumbData({ trail, siteUrl: config.siteUrl, site }),
      ],
      trail,
      main,
    });
    const caching = page.personal ? PERSONAL_CACHING : CONTENT_CACHING;
    addReasons(res, ['page']);
    await send(req, res, rendered, { status: 200, languageCode, caching });
  };
}

function visitorOf(req: Request): Visitor {
  return { choice: choiceOf(req), refusesAnalytics: hasPrivacySignal(req) };
}

/** Path of the top menu entry that a page belongs to: the first segment of the page's path. */
function sectionOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}

async function isValid({ validate }: Page, request: PageRequest): Promise<boolean> {
  if (!validate) return true;
  try {
    return await validate(request);
  } catch (error) {
    throw asPublicError(error);
  }
}

/** Keeps string params. Express gives arrays only for wildcards, which no page uses. */
function paramsOf(req: Request): Params {
  return Object.fromEntries(
    Object.entries(req.params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
