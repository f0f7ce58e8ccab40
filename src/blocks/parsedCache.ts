import type { Block, ParsedBlock } from './block.ts';

/** Caches parsed blocks by a signature of their source. Keeps one version per block and language. */
export class ParsedCache {
  readonly #entries = new Map<string, { signature: string; parsed: Promise<ParsedBlock<unknown>> }>();

  /** @param signature identifies the content: equal signatures mean equal content */
  async get<Value>(
    { slug }: Block<Value>,
    language: string,
    signature: string,
    parse: () => Promise<ParsedBlock<Value>>,
  ): Promise<ParsedBlock<Value>> {
    const key = `${slug}/${language}`;
    const before = this.#entries.get(key);
    // The key names one block, and each block has one type of value.
    if (before?.signature === signature) return before.parsed as Promise<ParsedBlock<Value>>;
    const parsed = parse();
    this.#entries.set(key, { signature, parsed });
    try {
      return await parsed;
    } catch (error) {
      // The file may have been read while it was being written, so the next call must parse it again.
      if (this.#entries.get(key)?.parsed === parsed) this.#entries.delete(key);
      throw error;
    }
  }
}
