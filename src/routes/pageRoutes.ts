import { Router, type Request, type RequestHandler, type Response } from 'express';
import { CONTENT_CACHING, errorCaching, PERSONAL_CACHING, type CachingHeaders } from '../common/caching.ts';
import { HUB_PARAMETER, RECEIVED_PATH } from '../inquiries/caseNumber.ts';
import type { Inquiries } from '../inquiries/createInquiries.ts';
import { formIn, type Submission } from '../inquiries/intake.ts';
import { hubFor } from '../inquiries/recipient.ts';
import { HttpError } from '../errors/httpError.ts';
import { asPublicError } from '../errors/thrown.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { formChecks } from '../middleware/formChecks.ts';
import { pageMiddleware } from '../middleware/pageMiddleware.ts';
import { fillPath, type Page, type PageRequest, type Params, type SharedSources } from '../pageTable/page.ts';
import { routesOf, type Route } from '../pageTable/routeTable.ts';
import { createTrail } from '../pageTable/trail.ts';
import type { Metrics } from '../process/metrics.ts';
import type { RenderDocument } from '../render/pageToRender.ts';
import type { SendPage } from '../render/sendPage.ts';
import type { Previews } from '../request/previews.ts';
import { addReasons, DEVELOPER_HEADERS_SETTING } from '../request/reasons.ts';

interface PageRouteDeps extends SharedSources {
  readonly pages: readonly Page[];
  readonly renderPage: RenderDocument;
  readonly send: SendPage;
  readonly inquiries: Inquiries;
  readonly previews: Previews;
  readonly metrics: Metrics | undefined;
  readonly formsPerSecond?: number | undefined;
}

/** A response other than the plain page. */
interface Answer {
  readonly status: number;
  readonly submission: Submission;
}

/**
 * Creates a route for each path of the page table, without language prefix: validate, load, render, send. Each section
 * has its own router, because Express compares a path with the routes of a router one after another.
 */
export function pageRoutes(deps: PageRouteDeps): RequestHandler {
  const { siteUrl, blocks, privacy, manualOf, findPublished, contextOf, search, pages } = deps;
  const { renderPage, send, inquiries, previews } = deps;
  const sections = new Map<string, Router>();
  const trailOf = createTrail(pages);
  const checks = formChecks(deps);

  async function answer({ page, layout }: Route, req: Request, res: Response, given?: Answer): Promise<void> {
    const started = performance.now();
    const { facts } = res.locals;
    const context = contextOf(facts.language, layout);
    const params = paramsOf(req);
    const path = fillPath(page.canonicalPath, params);
    const query = new URLSearchParams(facts.search);
    const preview = previews.read(path, query);
    const consent = page.personal ? facts.consent : undefined;
    const hasForm = page.forms.length > 0;
    const inquiry = hasForm
      ? { stamp: inquiries.makeStamp(), now: inquiries.now(), submission: given?.submission }
      : undefined;
    const shared = { siteUrl, blocks, privacy, manualOf, findPublished, contextOf, search };
    const { isOwnCase, recent } = inquiries;
    const request = { ...shared, context, params, query, consent, preview, inquiry, isOwnCase, recent };
    if (!(await isValid(page, request)))
      throw new HttpError(404, `Page ${page.id} rejected ${facts.path}`, { reason: 'refused-by-page' });
    const opened = await page.open(request);
    const { head } = opened;
    const languages = (await page.languages?.(request)) ?? LANGUAGE_CODES;
    const loaded = performance.now();
    const rendered = await renderPage({
      context,
      facts,
      personal: page.personal,
      path,
      languages,
      view: page.view,
      trail: trailOf({ page, params, context, ownLabel: head.crumb }),
      ...opened,
      ...(given && {
        head: { ...head, title: context.t('inquiries:errorTitle', { title: head.title }), noIndex: true },
      }),
    });
    if (head.isDraft) res.set('X-Robots-Tag', 'noindex, nofollow');
    addReasons(res, [given ? 'form-returned' : head.isDraft ? 'draft' : 'page']);
    noteTimes(res, loaded - started, performance.now() - loaded);
    if (head.retryAfter !== undefined) res.set('Retry-After', String(head.retryAfter));
    const status = given?.status ?? head.status ?? (head.retryAfter === undefined ? 200 : 503);
    // Stamps change every few seconds.
    const isRepeated = head.query === undefined && !hasForm;
    await send(req, res, rendered, {
      status,
      language: facts.language,
      caching: cachingOf(page.personal || head.isDraft, status),
      isRepeated,
    });
  }

  async function receive(route: Route, req: Request, res: Response): Promise<void> {
    const { facts } = res.locals;
    const body: Readonly<Record<string, unknown>> = req.body ?? {};
    const form = formIn(body, route.page.forms);
    if (!form) throw new HttpError(400, `Page ${route.page.id} has no such form`);
    const received = await inquiries.receive(form, body, facts.language);
    if ('submission' in received) {
      const status = received.outcome === 'notStored' ? 503 : 422;
      return answer(route, req, res, { status, submission: received.submission });
    }
    addReasons(res, ['form-accepted']);
    const hub = hubFor({ country: String(body['country'] ?? '') });
    const page = `${RECEIVED_PATH}/${received.caseNumber}${hub === 'berlin' ? '' : `?${HUB_PARAMETER}=${hub}`}`;
    const location = contextOf(facts.language, route.layout).href(page);
    res.set({ Location: location, 'Cache-Control': 'no-store' }).status(303).end();
  }

  for (const route of routesOf(pages)) {
    const { path, page } = route;
    const section = sectionOf(path);
    const router = sections.get(section) ?? Router({ caseSensitive: true, strict: true });
    sections.set(section, router);
    const note = (_req: Request, res: Response, next: () => void): void => {
      res.locals.page = page.id;
      next();
    };
    router.get(path, ...page.middleware.map(pageMiddleware), note, (req, res) => answer(route, req, res));
    if (page.forms.length > 0) router.post(path, note, ...checks, (req, res) => receive(route, req, res));
  }
  return (req, res, next) => {
    const router = sections.get(sectionOf(req.path));
    if (router) router(req, res, next);
    else next();
  };
}

/** The first segment of a path; page paths begin with a literal one. */
function sectionOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** Shows in the browser's developer tools what the page has cost, in ms. */
function noteTimes(res: Response, load: number, render: number): void {
  if (!res.app.enabled(DEVELOPER_HEADERS_SETTING)) return;
  const [loadMs, renderMs] = [load, render].map((ms) => ms.toFixed(1));
  res.set('Server-Timing', `load;desc="validate and load";dur=${loadMs}, render;dur=${renderMs}`);
}

function cachingOf(isPersonal: boolean | undefined, status: number): CachingHeaders {
  if (status !== 200) return errorCaching(status);
  return isPersonal ? PERSONAL_CACHING : CONTENT_CACHING;
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
