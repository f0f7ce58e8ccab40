import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createBlockStore } from './blocks/blockStore.ts';
import { createEmbedded } from './blocks/embedded.ts';
import { createGateway } from './blocks/gateway.ts';
import { readDocuments } from './catalog/documents.ts';
import { fillFacts } from './catalog/fillFacts.ts';
import { INCOMPLETE_BUILD, SetupError } from './common/setupFiles.ts';
import type { Config } from './config/config.ts';
import { createInquiries } from './inquiries/createInquiries.ts';
import { createSecret } from './common/secret.ts';
import { loadLocales } from './locale/i18n.ts';
import { loadPrivacyDocuments } from './pages/legal/privacyDocuments.ts';
import { furtherEntries, pages as pageTable } from './pages/pages.ts';
import { checkPages } from './pageTable/checkPages.ts';
import { createListPages } from './pageTable/listedPages.ts';
import type { Page } from './pageTable/page.ts';
import type { Metrics } from './process/metrics.ts';
import { readAssets } from './render/assets.ts';
import { createRenderer, type Render } from './render/createRenderer.tsx';
import { createErrorPage } from './render/errorPage.ts';
import { createPageRenderer } from './render/pageRenderer.tsx';
import { readPictures, readSocialPictures } from './render/pictures.ts';
import { createRenderContexts } from './render/renderContext.ts';
import { createSendPage } from './render/sendPage.ts';
import { createPreviews } from './request/previews.ts';
import { createSearch } from './search/createSearch.ts';
import type { Asked } from './search/search.ts';

/** Resolves once a part of a build that is under way is there: a document, which is then typeset before others, or `search`. */
export type BuiltPart = (name: string) => Promise<void>;

export interface ServiceOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Project folder, which contains `build`, `locales` and `public`. */
  readonly root: string;
  readonly pages?: readonly Page[];
  /** The benchmark passes other renderers for comparison. */
  readonly render?: Render;
  /** Only if the operator enabled metrics. */
  readonly metrics?: Metrics | undefined;
  /** Of a build that is still under way; by default the build is complete. */
  readonly built?: BuiltPart | undefined;
  /** Current time: decides which news articles are published, and which models can be ordered. */
  readonly now?: () => Date;
  /** Limit on forms from all visitors together; tests raise it. */
  readonly formsPerSecond?: number | undefined;
}

/**
 * Creates what the middleware and routes of the app are made of, after loading locale files, build manifest and first
 * content blocks.
 *
 * @throws {SetupError} naming the file, if the build or an English locale file is missing or invalid
 */
export async function createServices({
  config,
  logger,
  root,
  pages = pageTable,
  render = createRenderer({ verify: config.development }),
  metrics,
  built,
  now = () => new Date(),
  formsPerSecond,
}: ServiceOptions) {
  checkPages(pages);
  const { siteUrl, gatewayUrl, cdnUrl, imageOrigins: origins } = config;
  const { gatewayTimeoutMs: timeoutMs, gatewayTtlSeconds: ttlSeconds } = config;
  const localesFolder = join(root, 'locales');
  const assets = readAssets(join(root, 'build', 'manifest.json'));
  if (!assets.isComplete && !built) throw new SetupError(INCOMPLETE_BUILD);
  const documents = readDocuments(join(root, 'build', 'documents'), built, config.archiveDir);
  const { manualOf, findPublished, factsOf: document } = documents;
  const picture = readPictures(join(root, 'public', 'pictures', 'pictures.json'));
  const socialPictureOf = readSocialPictures(join(root, 'public', 'social', 'social.json'));
  const blocks = createBlockStore({
    gateway: gatewayUrl
      ? createGateway({ url: gatewayUrl, images: { cdnUrl, origins }, timeoutMs })
      : undefined,
    embedded: createEmbedded(localesFolder, { origins }),
    ttlSeconds,
    logger,
    now,
  });
  const reportSearch = ({ language, text, total }: Asked) => {
    metrics?.searched(language, total > 0);
    if (config.logSearches && total === 0) logger.info({ language, text }, 'search without results');
  };
  const search = createSearch(join(root, 'build', 'search'), blocks, reportSearch, built?.('search'));
  // The embedded articles would take a tenth of the start; each language is read when it is first needed.
  const warm = gatewayUrl && blocks.warm();
  const [locales] = await Promise.all([loadLocales(localesFolder, logger, fillFacts), warm]);
  const privacy = loadPrivacyDocuments(localesFolder, config.spoolKeepDays);
  metrics?.watchBlocks(blocks.report);
  const spoolDir = resolve(root, config.spoolDir ?? 'spool');
  const secret = createSecret(spoolDir, config.formSecret);
  const time = () => now().getTime();
  const today = () => now().toISOString().slice(0, 10);
  const inquiries = createInquiries({
    ...config,
    spoolDir,
    secret,
    keepDays: config.spoolKeepDays,
    words: locales.words.en.inquiries,
    logger,
    now: time,
    counters: {
      received: (form, outcome) => metrics?.received(form, outcome),
      delivery: (outcome) => metrics?.delivery(outcome),
    },
  });
  metrics?.watchSpool(inquiries.report);
  const { urlOf: asset, iconOf: icon } = assets;
  const contextOf = createRenderContexts(locales, { asset, icon, picture, document, today });
  const renderPage = createPageRenderer(
    { config, assets, contextOf, blocks, pages, further: furtherEntries(config), socialPictureOf },
    render,
  );
  return {
    config,
    siteUrl,
    logger,
    metrics,
    pages,
    assets,
    documents,
    blocks,
    locales,
    privacy,
    manualOf,
    findPublished,
    contextOf,
    search,
    inquiries,
    previews: createPreviews(secret, time),
    formsPerSecond,
    renderPage,
    renderError: createErrorPage({
      render: renderPage,
      contextOf,
      search,
      logger,
      showsStack: config.development,
    }),
    send: createSendPage(config),
    listPages: createListPages(pages, {
      blocks,
      privacy,
      manualOf,
      findPublished,
      contextOf,
      search,
      siteUrl,
    }),
    now,
  };
}
