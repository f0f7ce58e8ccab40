import type { ParsedBlock } from './block.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

interface Held<S extends BlockSlug> {
  readonly signature: string;
  readonly block: Promise<ParsedBlock<S>>;
}

/** Parses a block anew only when what it is made of has changed. Holds one version of each slug and language. */
export class BlockMemo {
  readonly #held: { readonly [S in BlockSlug]: Map<BlockLanguages[S], Held<S>> } = {
    language: new Map(),
    'about-contact': new Map(),
    news: new Map(),
  };

  /** @param signature the same for the same content */
  async parsed<S extends BlockSlug>(
    slug: S,
    lang: BlockLanguages[S],
    signature: string,
    parse: () => Promise<ParsedBlock<S>>,
  ): Promise<ParsedBlock<S>> {
    const ofSlug = this.#held[slug];
    const before = ofSlug.get(lang);
    if (before?.signature === signature) return before.block;
    const block = parse();
    ofSlug.set(lang, { signature, block });
    try {
      return await block;
    } catch (error) {
      // A file can have been read while it was half written: the next look must read it again.
      if (ofSlug.get(lang)?.block === block) ofSlug.delete(lang);
      throw error;
    }
  }
}
