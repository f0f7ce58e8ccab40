import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../src/blocks/blocks.ts';
import { createEmbedded } from '../src/blocks/embedded.ts';
import { fillFacts } from '../src/catalog/fillFacts.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { organization } from '../src/organization.ts';
import { loadPrivacyDocuments } from '../src/pages/legal/privacyDocuments.ts';
import { ROOT } from './kit/site.ts';
import { words } from './kit/words.ts';

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
    const { read } = createEmbedded(LOCALES);
    const blocks = BLOCKS.flatMap((block) =>
      block.languages.map(async (code) => (await read(block, code)).at(Date.now()).value),
    );
    const all = JSON.stringify([words, await Promise.all(blocks), loadPrivacyDocuments(LOCALES, 7)]);
    expect(all.match(/\{\{\s*(?:organi[sz]ation|people|warranty|catalog).{0,30}/g)).toBeNull();
  });

  it('without a value are an error that names them', () => {
    expect(() => fillFacts('{{organization.motto}}', 'en')).toThrow('{{organization.motto}}');
    expect(() => fillFacts('{{organization.name.length}}', 'en')).toThrow('{{organization.name.length}}');
    expect(() => fillFacts('{{organization.address}}', 'en')).toThrow('{{organization.address}}');
    expect(() => fillFacts('{{organization.toString}}', 'en')).toThrow('{{organization.toString}}');
  });

  it('of i18next are left alone', () => {
    expect(fillFacts('{{name}}, {{organization.name}}', 'en')).toBe(`{{name}}, ${organization.name}`);
  });

  it('have values that need no escape in JSON and YAML', () => {
    expect(JSON.stringify(Object.entries(organization))).not.toContain('\\');
  });
});
