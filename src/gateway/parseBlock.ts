import type { ParsedBlock } from './block.ts';
import { parseContact } from './parseContact.ts';
import { parseLanguage } from './parseLanguage.ts';
import { parseNews } from './parseNews.ts';
import type { ImageCheck, ImageRules } from './safeUrl.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

interface ParseOptions {
  /** Without them, pictures must be paths on this site. */
  readonly images?: ImageRules;
  /** What warnings call the article at an index of the list. */
  readonly nameOf?: (index: number) => string;
}

type Parsers = {
  readonly [S in BlockSlug]: (
    detail: unknown,
    lang: BlockLanguages[S],
    options: ParseOptions & { readonly images: ImageCheck },
  ) => Promise<ParsedBlock<S>>;
};

const PARSERS: Parsers = {
  language: async (detail) => parseLanguage(detail),
  'about-contact': async (detail, _lang, { images }) => parseContact(detail, images),
  news: parseNews,
};

/**
 * Checks the `detail` of a block and makes of it what pages show.
 *
 * @throws {ZodError} (as a rejection) naming each field that does not fit
 */
export async function parseBlock<S extends BlockSlug>(
  slug: S,
  lang: BlockLanguages[S],
  detail: unknown,
  { images = { origins: [] }, nameOf }: ParseOptions = {},
): Promise<ParsedBlock<S>> {
  const refused = new Set<string>();
  const options = { images: { ...images, refused }, ...(nameOf ? { nameOf } : {}) };
  const block = await PARSERS[slug](detail, lang, options);
  const refusals = [...refused].map(
    (origin) =>
      `pictures from ${origin} are left out: IMAGE_HOSTS lists the hosts that are allowed, over https`,
  );
  return { ...block, warnings: [...block.warnings, ...refusals] };
}
