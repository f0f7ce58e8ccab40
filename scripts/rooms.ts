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
  request: ['common', 'config', 'consent'],
  errors: ['config', 'request'],
  markdown: ['common'],
  markets: ['common', 'locale'],
  catalog: ['common', 'locale', 'markets'],
  blocks: ['catalog', 'common', 'markdown'],
  inquiries: ['common', 'markets'],
  process: ['blocks', 'common', 'config', 'inquiries'],
  search: ['blocks', 'common'],
  pageTable: ['blocks', 'catalog', 'common', 'inquiries', 'request', 'search'],
  structuredData: ['blocks', 'catalog', 'common', 'markets'],
  pages: listOf(`
    blocks catalog common consent inquiries locale markdown markets pageTable search
    structuredData views`),
  render: listOf(`
    blocks common config errors locale pageTable request search structuredData views`),
  middleware: ['common', 'config', 'errors', 'process', 'render', 'request'],
  routes: listOf(`
    blocks catalog common config consent errors inquiries markdown markets middleware
    pageTable process render request views`),
};
