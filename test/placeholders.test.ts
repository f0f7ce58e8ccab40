import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../src/blocks/blocks.ts';
import { createEmbedded } from '../src/blocks/embedded.ts';
import { fillFacts } from '../src/catalogue/fillFacts.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { loadLocales } from '../src/locale/i18n.ts';
import { organisation } from '../src/organisation.ts';
import { loadPrivacyDocuments } from '../src/pages/legal/privacyDocuments.ts';
import { ROOT } from './kit/site.ts';

const LOCALES = join(ROOT, 'locales');

describe('placeholders of the locale files', () => {
  it('all have a value', () => {
    const paths = globSync('**/*.{json,md}', { cwd: LOCALES });
    expect(paths.length).toBeGreaterThan(LANGUAGE_CODES.length);
    for (const path of paths) {
      const text = readFileSync(join(LOCALES, path), 'utf8');
      expect(() => fillFacts(text, path.split('/')[0] ?? ''), path).not.toThrow();
    }
  });

  it('are filled in words, blocks, articles and the privacy notice', async () => {
    const { words } = await loadLocales(LOCALES, pino({ level: 'silent' }), fillFacts);
    const { read } = createEmbedded(LOCALES);
    const blocks = BLOCKS.flatMap((block) =>
      block.languages.map(async (code) => (await read(block, code)).at(Date.now()).value),
    );
    const all = JSON.stringify([words, await Promise.all(blocks), loadPrivacyDocuments(LOCALES, 7)]);
    expect(all.match(/\{\{\s*(?:organi[sz]ation|people|warranty|catalogue).{0,30}/g)).toBeNull();
  });

  it('without a value are an error that names them', () => {
    expect(() => fillFacts('{{organisation.motto}}', 'en')).toThrow('{{organisation.motto}}');
    expect(() => fillFacts('{{organisation.name.length}}', 'en')).toThrow('{{organisation.name.length}}');
    expect(() => fillFacts('{{organisation.address}}', 'en')).toThrow('{{organisation.address}}');
    expect(() => fillFacts('{{organisation.toString}}', 'en')).toThrow('{{organisation.toString}}');
  });

  it('of i18next are left alone', () => {
    expect(fillFacts('{{name}}, {{organisation.name}}', 'en')).toBe(`{{name}}, ${organisation.name}`);
  });

  it('have values that need no escape in JSON and YAML', () => {
    expect(JSON.stringify(Object.entries(organisation))).not.toContain('\\');
  });
});
