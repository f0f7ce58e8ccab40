import type { Block } from './block.ts';
import { contactBlock } from './contact.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';

/** All blocks of the site: loaded at startup, kept current, and served by the public endpoint. */
export const BLOCKS: readonly Block[] = [languageBlock, contactBlock, newsBlock];
