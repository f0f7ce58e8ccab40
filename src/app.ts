import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import type { Purge } from './blocks/blockStore.ts';
import { PREFIXED_LANGUAGES } from './model/codes.ts';
import { errorHandler } from './middleware/errorHandler.ts';
import { locale } from './middleware/locale.ts';
import { pageRequestsOnly, unmatched } from './middleware/pageRequests.ts';
import { redirects } from './middleware/redirects.ts';
import { requestLimits } from './middleware/requestLimits.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { missingFile, onlyFiles, staticFiles } from './middleware/staticFiles.ts';
import { requestFacts } from './request/facts.ts';
import { DEVELOPER_HEADERS_SETTING } from './request/reasons.ts';
import { blockRoutes } from './routes/blocks.ts';
import { codeRoutes } from './routes/codes.ts';
import { consentRoutes } from './routes/consent.ts';
import { documentRoutes } from './routes/documents.ts';
import { feedRoutes } from './routes/feed.ts';
import { createFormCheck } from './pageTable/routeTable.ts';
import { closeWhileDraining, healthRoutes } from './routes/health.ts';
import { languageRoutes } from './routes/language.ts';
import { listRoutes } from './routes/lists.ts';
import { llmsRoutes } from './routes/llms.ts';
import { manifestRoutes } from './routes/manifest.ts';
import { pageRoutes } from './routes/pageRoutes.ts';
import { passportRoutes } from './routes/passports.ts';
import { resolverRoutes } from './routes/resolver.ts';
import { searchDescriptionRoutes } from './routes/searchDescription.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { suggestionRoutes } from './routes/suggestions.ts';
import { wellKnownRoutes } from './routes/wellKnown.ts';
import { createServices, type ServiceOptions } from './services.ts';

const LANGUAGE_PREFIXES = PREFIXED_LANGUAGES.map((code) => `/${code}`);

export interface App {
  readonly app: Express;
  /** Starts the delivery of inquiries. */
  readonly start: () => Promise<void>;
  readonly purge: Purge;
  /** Prepares what the first search would wait for, while other requests are answered. Never rejects. */
  readonly warm: () => Promise<void>;
  /** Makes `/readyz` answer 503. It answers 200 from the time the app is created. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/** Creates the Express app, without listening. @throws {SetupError} as `createServices` */
export async function createApp(options: ServiceOptions): Promise<App> {
  const services = await createServices(options);
  const { config, siteUrl, logger, assets, blocks, contextOf, search, inquiries } = services;
  const hasForm = createFormCheck(services.pages);
  let isReady = true;

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', config.trustProxy).set(DEVELOPER_HEADERS_SETTING, !config.production);

  app.use(requestLog(services));
  app.use(cookieParser());
  app.use(requestFacts(config));
  app.use(securityHeaders(config));
  app.use(closeWhileDraining(() => isReady));
  app.use(healthRoutes(() => isReady, inquiries, assets));
  app.use(onlyFiles(staticFiles(options.root)));
  app.use(requestLimits(hasForm));
  app.use(
    onlyFiles(
      codeRoutes(services),
      manifestRoutes(contextOf),
      sitemapRoutes(services),
      feedRoutes(services),
      llmsRoutes(services),
      listRoutes(services),
      passportRoutes(services),
      searchDescriptionRoutes(services),
    ),
  );
  app.use(blockRoutes(blocks));
  app.use(wellKnownRoutes(siteUrl, options.root, assets.builtAt));
  app.use(resolverRoutes(services));
  app.use(documentRoutes(services));
  app.use(languageRoutes(config));
  app.use(consentRoutes(services));
  app.use(suggestionRoutes(services));
  app.use(pageRequestsOnly(hasForm));
  app.use(onlyFiles(missingFile));
  app.use(redirects(config.corporateHost));
  app.use(locale(services.locales.i18n));
  const routes = pageRoutes(services);
  app.use(LANGUAGE_PREFIXES, routes);
  app.use(routes);
  app.use(unmatched);
  app.use(errorHandler(services));

  return {
    app,
    start: inquiries.start,
    purge: blocks.purge,
    warm: () =>
      search.warm().catch((error: unknown) => logger.error({ err: error }, 'opening the search failed')),
    drain: () => (isReady = false),
    close: async () => {
      await inquiries.close();
      await blocks.close();
    },
  };
}
