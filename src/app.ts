import { join } from 'node:path';
import cookieParser from 'cookie-parser';
import express from 'express';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { readDocuments } from './documents/readDocuments.ts';
import { createErrorPage } from './errors/errorPage.ts';
import { createBlocks } from './blocks/createBlocks.ts';
import { blockRoutes } from './routes/blocks.ts';
import { loadPrivacyDocuments } from './locale/documents.ts';
import { loadLocales } from './locale/i18n.ts';
import { readWordsChanged } from './locale/wordsChanged.ts';
import { PREFIXED_LANGUAGES } from './locale/codes.ts';
import { createSites } from './locale/sites.ts';
import { errorHandler } from './middleware/errorHandler.ts';
import { lastAnswers } from './middleware/lastAnswers.ts';
import { locale } from './middleware/locale.ts';
import { pageRequestsOnly } from './middleware/pageRequestsOnly.ts';
import { REASON_HEADER_SETTING } from './middleware/reasons.ts';
import { redirects } from './middleware/redirects.ts';
import type { Metrics } from './metrics/metrics.ts';
import { requestLimits } from './middleware/requestLimits.ts';
import { requestLog } from './middleware/requestLog.ts';
import { robots } from './middleware/robots.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { createSendPage } from './middleware/sendPage.ts';
import { missingFile, staticFiles } from './middleware/staticFiles.ts';
import { unmatched } from './middleware/unmatched.ts';
import { createListPages } from './pages/listedPages.ts';
import type { Page } from './pages/page.ts';
import { pages as pageTable } from './pages/pages.ts';
import { openToSearch } from './openToSearch.ts';
import { readAssets } from './render/assets.ts';
import { createRenderer } from './render/createRenderer.tsx';
import type { Render } from './render/createRenderer.tsx';
import { createPageRenderer } from './render/pageRenderer.tsx';
import { readPictures } from './render/pictures.ts';
import { readSocialPictures } from './render/socialPictures.ts';
import { requestFacts } from './request/facts.ts';
import { codeRoutes } from './routes/codes.ts';
import { consentRoutes } from './routes/consent.ts';
import { documentRoutes } from './routes/documents.ts';
import { feedRoutes } from './routes/feed.ts';
import { healthRoutes } from './routes/health.ts';
import { languageRoutes } from './routes/language.ts';
import { llmsRoutes } from './routes/llms.ts';
import { pageRoutes } from './routes/pageRoutes.ts';
import { manifestRoutes } from './routes/manifest.ts';
import { securityTextRoutes } from './routes/securityText.ts';
import { sitemapRoutes } from './routes/sitemap.ts';

const LANGUAGE_PREFIXES = PREFIXED_LANGUAGES.map((code) => `/${code}`);

export interface AppDeps {
  readonly config: Config;
  readonly logger: Logger;
  /** Project folder, which contains `build`, `locales` and `public`. */
  readonly root: string;
  readonly pages?: readonly Page[];
  /** The benchmark passes other renderers for comparison. */
  readonly render?: Render;
  /** Only if the operator enabled metrics. */
  readonly metrics?: Metrics | undefined;
  /** Current time: decides which news articles are published. */
  readonly now?: () => Date;
}

export interface App {
  readonly app: Express;
  /** Makes `/readyz` answer 503. It answers 200 from the time the app is created. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Creates the Express app, without listening. Locale files, build manifest and first content blocks are loaded when it
 * resolves.
 *
 * @throws {SetupError} naming the file, if the build or an English locale file is missing or invalid
 */
export async function createApp({
  config,
  logger,
  root,
  pages = pageTable,
  render = createRenderer({ verify: config.development }),
  metrics,
  now,
}: AppDeps): Promise<App> {
  const { siteUrl } = config;
  const localeFolder = join(root, 'locales');
  const assets = readAssets(join(root, 'build', 'manifest.json'));
  const picture = readPictures(join(root, 'public', 'pictures', 'pictures.json'));
  const documents = readDocuments(join(root, 'build', 'documents'));
  const socialPictureOf = readSocialPictures(join(root, 'public', 'social', 'social.json'));
  const blocks = createBlocks({ config, localeFolder, logger, now });
  const [locales, privacy] = await Promise.all([
    loadLocales(localeFolder, logger),
    loadPrivacyDocuments(localeFolder),
    blocks.warm(),
  ]);
  const siteOf = createSites(locales, {
    asset: assets.urlOf,
    icon: assets.iconOf,
    picture,
    document: documents.factsOf,
  });
  const renderPage = createPageRenderer({ config, assets, siteOf, blocks, pages, socialPictureOf }, render);
  const renderError = createErrorPage(renderPage, siteOf, config.development);
  const send = createSendPage(config);
  metrics?.watchBlocks(blocks.report);
  const wordsChanged = readWordsChanged(localeFolder);
  const listPages = createListPages(pages, { blocks, privacy, siteOf, siteUrl, wordsChanged });
  const isOpen = openToSearch(config);
  let isReady = true;

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', config.trustProxy).set(REASON_HEADER_SETTING, !config.production);

  app.use(requestLog(logger, metrics));
  app.use(cookieParser());
  app.use(requestFacts(config));
  app.use(securityHeaders(config));
  app.use(robots(isOpen));
  app.use(lastAnswers(() => isReady));
  app.use(healthRoutes(() => isReady, assets));
  app.use(securityTextRoutes(siteUrl, assets.builtAt));
  app.use(staticFiles(root));
  app.use(requestLimits);
  app.use(blockRoutes(blocks));
  app.use(codeRoutes(blocks, siteUrl));
  app.use(documentRoutes(documents));
  app.use(languageRoutes(config));
  app.use(consentRoutes(config, now));
  app.use(manifestRoutes(siteOf));
  app.use(sitemapRoutes({ siteUrl, isOpen, blocks, listPages }));
  app.use(feedRoutes({ siteUrl, blocks, siteOf }));
  app.use(llmsRoutes(siteUrl, listPages));
  app.use(pageRequestsOnly);
  app.use(missingFile);
  app.use(redirects(config.corporateHost));
  const routes = pageRoutes({ config, pages, blocks, privacy, siteOf, render: renderPage, send });
  app.use(LANGUAGE_PREFIXES, routes);
  app.use(routes);
  app.use(locale(locales.i18n));
  app.use(unmatched);
  app.use(errorHandler({ logger, siteOf, config, render: renderError, send }));

  return { app, drain: () => (isReady = false), close: () => blocks.close() };
}
