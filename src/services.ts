import { join } from 'node:path';
import type { Logger } from 'pino';
import { createBlocks } from './blocks/createBlocks.ts';
import type { BlockStore } from './blocks/blockStore.ts';
import type { Config } from './config.ts';
import { readDocuments } from './documents/readDocuments.ts';
import type { Documents } from './documents/readDocuments.ts';
import { createErrorPage } from './errors/errorPage.ts';
import type { RenderError } from './errors/errorPage.ts';
import { loadPrivacyDocuments } from './locale/documents.ts';
import type { PrivacyDocuments } from './locale/documents.ts';
import { loadLocales } from './locale/i18n.ts';
import type { Locales } from './locale/i18n.ts';
import { createSites } from './locale/sites.ts';
import type { SiteOf } from './locale/sites.ts';
import { readWordsChanged } from './locale/wordsChanged.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createSendPage } from './middleware/sendPage.ts';
import type { SendPage } from './middleware/sendPage.ts';
import { openToSearch } from './openToSearch.ts';
import { externalEntries } from './pages/externalEntries.ts';
import { createListPages } from './pages/listedPages.ts';
import type { ListPages } from './pages/listedPages.ts';
import type { Page } from './pages/page.ts';
import { pages as pageTable } from './pages/pages.ts';
import { readAssets } from './render/assets.ts';
import type { Assets } from './render/assets.ts';
import { createRenderer } from './render/createRenderer.tsx';
import type { Render } from './render/createRenderer.tsx';
import { createPageRenderer } from './render/pageRenderer.tsx';
import type { RenderDocument } from './render/pageRenderer.tsx';
import { readPictures } from './render/pictures.ts';
import { readSocialPictures } from './render/socialPictures.ts';

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
  /** Current time: decides which news articles are published. */
  readonly now?: () => Date;
}

/** What the middleware and routes of the app are made of. */
export interface Services {
  readonly config: Config;
  readonly siteUrl: string;
  readonly logger: Logger;
  readonly metrics: Metrics | undefined;
  readonly pages: readonly Page[];
  readonly assets: Assets;
  readonly documents: Documents;
  readonly blocks: BlockStore;
  readonly locales: Locales;
  readonly privacy: PrivacyDocuments;
  readonly siteOf: SiteOf;
  readonly renderPage: RenderDocument;
  readonly renderError: RenderError;
  readonly send: SendPage;
  readonly listPages: ListPages;
  /** Whether search engines may index the site. */
  readonly isOpen: boolean;
  readonly now: () => Date;
}

/**
 * Loads locale files, build manifest and first content blocks, and creates what uses them.
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
  now = () => new Date(),
}: ServiceOptions): Promise<Services> {
  const { siteUrl } = config;
  const localeFolder = join(root, 'locales');
  const assets = readAssets(join(root, 'build', 'manifest.json'));
  const documents = readDocuments(join(root, 'build', 'documents'));
  const picture = readPictures(join(root, 'public', 'pictures', 'pictures.json'));
  const socialPictureOf = readSocialPictures(join(root, 'public', 'social', 'social.json'));
  const blocks = createBlocks({ config, localeFolder, logger, now });
  const [locales, privacy] = await Promise.all([
    loadLocales(localeFolder, logger),
    loadPrivacyDocuments(localeFolder),
    blocks.warm(),
  ]);
  metrics?.watchBlocks(blocks.report);
  const { urlOf: asset, iconOf: icon } = assets;
  const siteOf = createSites(locales, { asset, icon, picture, document: documents.factsOf });
  const renderPage = createPageRenderer(
    { config, assets, siteOf, blocks, pages, external: externalEntries(config), socialPictureOf },
    render,
  );
  const wordsChanged = readWordsChanged(localeFolder);
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
    siteOf,
    renderPage,
    renderError: createErrorPage(renderPage, siteOf, config.development),
    send: createSendPage(config),
    listPages: createListPages(pages, { blocks, privacy, siteOf, siteUrl, wordsChanged }),
    isOpen: openToSearch(config),
    now,
  };
}
