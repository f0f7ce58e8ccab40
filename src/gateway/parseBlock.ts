import type { ParsedBlock } from './block.ts';
import { parseContact } from './parseContact.ts';
import { parseLanguage } from './parseLanguage.ts';
import { parseNews } from './parseNews.ts';
import type { ImageCheck, ImageRules } from './safeUrl.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

interface ParseOptions {
  /** By default, images must be paths on this site. */
  readonly images?: ImageRules;
  /** Name of the article at a list index, for warnings. */
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
 * Validates the `detail` of a block and converts it to the content for pages.
 *
 * @throws {ZodError} (as a rejection) listing the invalid fields
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
    (origin) => `images from ${origin} are dropped: to allow them, add the host to IMAGE_HOSTS (https only)`,
  );
  return { ...block, warnings: [...block.warnings, ...refusals] };
}
