import { listOf } from './site/listOf.ts';

/**
 * The folders of `src/`, lower ones first, and the folders that each may import, types included: itself, `model`, and
 * those named here. `organization.ts` and `figures.ts` may be imported everywhere. ESLint enforces it
 * (`eslint.config.js`), and `documentation.test.ts` compares the table in the README.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  common: [],
  config: [],
  locale: ['common'],
  consent: [],
  request: ['common', 'config', 'consent', 'locale'],
  errors: ['config', 'request'],
  markdown: ['common', 'locale'],
  markets: ['common', 'locale'],
  catalog: ['common', 'locale', 'markets'],
  blocks: ['catalog', 'common', 'config', 'locale', 'markdown'],
  inquiries: ['common', 'locale', 'markets', 'request'],
  process: ['blocks', 'common', 'config', 'inquiries'],
  search: ['blocks', 'common', 'locale'],
  pageTable: ['blocks', 'catalog', 'common', 'inquiries', 'locale', 'request', 'search'],
  structuredData: ['blocks', 'catalog', 'common', 'locale', 'markets'],
  pages: listOf(`
    blocks catalog common consent inquiries locale markdown markets pageTable request search
    structuredData views`),
  render: listOf(`
    blocks common config errors locale pageTable request search structuredData views`),
  middleware: ['common', 'config', 'inquiries', 'errors', 'process', 'render', 'request'],
  routes: listOf(`
    blocks catalog common config consent inquiries errors locale markdown markets middleware
    pageTable process render request views`),
};
