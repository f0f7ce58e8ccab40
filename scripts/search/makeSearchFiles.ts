/** Worker thread that makes the search index. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderContextProvider } from '../../views/renderContext.tsx';
import type { RenderContext } from '../../src/model/renderContext.ts';
import type { Blocks } from '../../src/blocks/blockStore.ts';
import type { Places } from '../../src/catalogue/documents.ts';
import { fillFacts } from '../../src/catalogue/fillFacts.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { loadLocales } from '../../src/locale/i18n.ts';
import { organisation } from '../../src/organisation.ts';
import { loadPrivacyDocuments } from '../../src/pages/legal/privacyDocuments.ts';
import { pages } from '../../src/pages/pages.ts';
import { createListPages } from '../../src/pageTable/listedPages.ts';
import { readPictures } from '../../src/render/pictures.ts';
import { createRenderContexts } from '../../src/render/renderContext.ts';
import { makeIndex, type IndexFile } from '../../src/search/languageIndex.ts';
import { passagesOf } from '../../src/search/passagesOf.ts';
import { NOTHING_FOUND } from '../../src/search/search.ts';
import type { Concept, SearchDocument } from '../../src/search/searchDocument.ts';
import { loadManuals } from '../documents/manuals/loadManuals.ts';
import { collectConcepts } from './collectConcepts.ts';
import { fileDocuments, type PlacesOf } from './fileDocuments.ts';
import { productFacts } from './productFacts.ts';

export interface SearchFiles {
  readonly concepts: readonly Concept[];
  readonly languages: ReadonlyMap<LanguageCode, IndexFile>;
}

/** Content blocks change at run time, so the index that the build writes contains none of them. */
const emptyBlocks: Blocks = {
  get: async (block, language) => {
    const { value, detail } = (await block.parse(block.empty, language)).at(0);
    return { value, detail, version: '', source: 'embedded' };
  },
};

/** The URLs of pictures, files and styles are not part of a page's text. */
const NO_FILE_FACTS = { bytes: 1, sha256: '', pages: 1 };

/** Indexes everything that can be found, apart from the news. @param root project root */
async function makeSearchFiles(root: string, placesOf: PlacesOf): Promise<SearchFiles> {
  const locales = join(root, 'locales');
  const logger = pino({ level: 'error' });
  const privacy = loadPrivacyDocuments(locales, undefined);
  const [texts, manuals] = await Promise.all([
    loadLocales(locales, logger, fillFacts),
    loadManuals(locales, logger),
  ]);
  const contextOf = createRenderContexts(texts, {
    asset: () => '',
    icon: () => '',
    picture: readPictures(join(root, 'public', 'pictures', 'pictures.json')),
    document: () => NO_FILE_FACTS,
  });
  const listPages = createListPages(pages, {
    blocks: emptyBlocks,
    privacy,
    contextOf,
    siteUrl: organisation.website,
    search: { find: async () => NOTHING_FOUND, ask: async () => NOTHING_FOUND, suggest: async () => [] },
  });

  async function pagesIn(code: LanguageCode): Promise<SearchDocument[]> {
    const documents = new Map<string, SearchDocument>();
    for (const { page, request, path, head, main, languages } of await listPages(code)) {
      if (page.unsearched || !languages.includes(code)) continue;
      const product = productFacts(page.id, request.params, request.context);
      const { headings, passages } = passagesOf(render(main, request.context));
      // Some pages have several addresses; the first is found.
      const text = JSON.stringify(passages);
      if (documents.has(text)) continue;
      documents.set(text, {
        id: path,
        kind: product ? 'product' : 'page',
        path,
        isFile: false,
        title: product?.title ?? head.title,
        description: head.description,
        codes: product?.codes ?? [],
        headings: [head.title, ...headings],
        passages: [...(product?.passages ?? []), ...passages],
      });
    }
    return [...documents.values()];
  }

  const languages = new Map<LanguageCode, IndexFile>();
  for (const code of LANGUAGE_CODES) {
    const documents = [
      ...(await pagesIn(code)),
      ...(await fileDocuments(contextOf(code, 'desktop'), manuals[code], placesOf)),
    ];
    languages.set(code, makeIndex(code, documents));
  }
  return { concepts: await collectConcepts(locales, texts.words), languages };
}

const { root, places }: { root: string; places: ReadonlyMap<string, Places> } = workerData;
parentPort?.postMessage(await makeSearchFiles(root, (name) => places.get(name)));

function render(main: ReactNode, context: RenderContext): string {
  return renderToString(createElement(RenderContextProvider, { value: context }, main));
}
