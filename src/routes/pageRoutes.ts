import { Router, type Request } from 'express';
import { CONTENT_CACHING, PERSONAL_CACHING } from '../common/caching.ts';
import { HttpError } from '../errors/httpError.ts';
import { asPublicError } from '../errors/thrown.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import { pageMiddleware } from '../middleware/pageMiddleware.ts';
import { fillPath, type Page, type PageRequest, type Params, type SharedSources } from '../pageTable/page.ts';
import { routesOf } from '../pageTable/routeTable.ts';
import { createTrail } from '../pageTable/trail.ts';
import type { RenderDocument } from '../render/pageToRender.ts';
import type { SendPage } from '../render/sendPage.ts';
import { addReasons } from '../request/reasons.ts';

interface PageRouteDeps extends SharedSources {
  readonly pages: readonly Page[];
  readonly renderPage: RenderDocument;
  readonly send: SendPage;
}

/** Creates a route for each path of the page table, without language prefix: validate, load, render, send. */
export function pageRoutes(deps: PageRouteDeps): Router {
  const { siteUrl, blocks, privacy, contextOf, search, pages, renderPage, send } = deps;
  const router = Router({ caseSensitive: true, strict: true });
  const trailOf = createTrail(pages);
  for (const { path: pattern, page, layout } of routesOf(pages)) {
    router.get(pattern, ...(page.middleware ?? []).map(pageMiddleware), async (req, res) => {
      res.locals.page = page.id;
      const { facts } = res.locals;
      const context = contextOf(facts.language, layout);
      const params = paramsOf(req);
      const query = new URLSearchParams(facts.search);
      const consent = page.personal ? facts.consent : undefined;
      const request = { siteUrl, blocks, privacy, contextOf, search, context, params, query, consent };
      if (!(await isValid(page, request)))
        throw new HttpError(404, `Page ${page.id} rejected ${facts.path}`, { reason: 'refused-by-page' });
      const { head, main, view } = await page.open(request);
      const path = fillPath(page.canonicalPath, params);
      const rendered = await renderPage({
        context,
        isMainland: facts.isMainland,
        asksConsent: !page.personal && !facts.consent.isKnown,
        path,
        languages: (await page.languages?.(request)) ?? LANGUAGE_CODES,
        section: `/${path.split('/')[1] ?? ''}`,
        head,
        opensWithHero: page.opensWithHero,
        view,
        trail: trailOf({ page, params, context, ownLabel: head.crumb }),
        main,
      });
      const caching = page.personal ? PERSONAL_CACHING : CONTENT_CACHING;
      addReasons(res, ['page']);
      const isRepeated = head.query === undefined;
      await send(req, res, rendered, { status: 200, language: facts.language, caching, isRepeated });
    });
  }
  return router;
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
