import type { ParsedBlock } from './block.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

interface Held<S extends BlockSlug> {
  readonly signature: string;
  readonly block: Promise<ParsedBlock<S>>;
}

/** Caches parsed blocks by a signature of their source. Keeps one version per slug and language. */
export class BlockMemo {
  readonly #held: { readonly [S in BlockSlug]: Map<BlockLanguages[S], Held<S>> } = {
    language: new Map(),
    'about-contact': new Map(),
    news: new Map(),
  };

  /** @param signature identifies the content: equal signatures mean equal content */
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
      // The file may have been read while it was being written, so the next call must parse it again.
      if (ofSlug.get(lang)?.block === block) ofSlug.delete(lang);
      throw error;
    }
  }
}
