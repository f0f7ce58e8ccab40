/** Worker thread that makes the search index. */
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import type { Blocks } from '../../src/blocks/blockStore.ts';
import { PRODUCT_IDS, type ProductId } from '../../src/catalog/catalog.ts';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { loadLocales } from '../../src/locale/i18n.ts';
import { organization } from '../../src/organization.ts';
import { loadPrivacyDocuments } from '../../src/pages/legal/privacyDocuments.ts';
import { pages } from '../../src/pages/pages.ts';
import { createListPages } from '../../src/pageTable/listedPages.ts';
import { readPictures } from '../../src/render/pictures.ts';
import { createRenderContexts } from '../../src/render/renderContext.ts';
import { makeIndex } from '../../src/search/makeIndex.ts';
import { NOTHING_FOUND } from '../../src/search/search.ts';
import type { SearchEntry } from '../../src/search/searchEntry.ts';
import { documentInput, manualIn } from '../documents/documentInput.ts';
import { loadManuals } from '../documents/manuals/loadManuals.ts';
import { manualEntries } from './manualEntries.ts';
import { contactEntries, faultEntries, pageEntry } from './pageEntries.ts';
import { productEntry } from './productEntry.ts';
import { readConcepts } from './readConcepts.ts';

/** Content of each file, by language. */
export type SearchFiles = ReadonlyMap<LanguageCode, Uint8Array>;

/** Content blocks change at run time, so the index that the build writes contains none of them. */
const emptyBlocks: Blocks = {
  get: async (block, language) => {
    const content = (await block.parse(block.empty, language)).at(0);
    return { ...content, version: '', source: 'embedded' };
  },
};

/** The index has no sizes of files. */
const NO_FILE_FACTS = { bytes: 1, sha256: '', pages: 1 };

/** Indexes everything that can be found, apart from the news. @param root project root */
async function makeSearchFiles(root: string): Promise<SearchFiles> {
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
    // What changes with the day is not in the index.
    today: () => '',
  });
  const manualOf = async (subject: ProductId, language: LanguageCode) =>
    manualIn(
      await documentInput(
        { subject, kind: 'manual', language },
        texts.words[language],
        manuals[language],
        organization.website,
      ),
    );
  const listPages = createListPages(pages, {
    blocks: emptyBlocks,
    privacy,
    manualOf,
    findPublished: async () => undefined,
    contextOf,
    siteUrl: organization.website,
    search: { find: async () => NOTHING_FOUND, ask: async () => NOTHING_FOUND, suggest: async () => [] },
  });

  async function entriesIn(code: LanguageCode): Promise<readonly SearchEntry[]> {
    const context = contextOf(code, 'desktop');
    const listed = (await listPages(code)).filter(({ languages }) => languages.includes(code));
    const [own, chapters] = await Promise.all([
      Promise.all(listed.map(pageEntry)),
      Promise.all(
        PRODUCT_IDS.map(async (subject) => manualEntries(subject, await manualOf(subject, code), context)),
      ),
    ]);
    // Some pages have several addresses; the first is found.
    const byTitle = Map.groupBy(
      own.filter((entry) => entry !== undefined),
      ({ title, lead }) => `${title}\n${lead}`,
    );
    return [
      ...PRODUCT_IDS.map((id) => productEntry(id, context)),
      ...[...byTitle.values()].flatMap((same) => same.slice(0, 1)),
      ...contactEntries(context),
      ...faultEntries(context),
      ...chapters.flat(),
    ];
  }

  const files = LANGUAGE_CODES.map(async (code) => {
    const { concepts, fillers } = await readConcepts(locales, code);
    return [
      code,
      serialize(makeIndex(code, await entriesIn(code), concepts, [...fillers, organization.name])),
    ] as const;
  });
  return new Map(await Promise.all(files));
}

const { root }: { root: string } = workerData;
parentPort?.postMessage(await makeSearchFiles(root));
