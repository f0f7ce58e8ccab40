import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { dictionaryName, offeredDictionary, useAsDictionary } from './dictionaries.ts';
import { localize } from '../model/paths.ts';

const LAYOUTS = ['desktop', 'mobile'] as const;
const patternOf = (file: string) => /match="([^"]+)"/.exec(useAsDictionary(file) ?? '')?.[1];

describe('a dictionary for pages', () => {
  const patterns = LANGUAGE_CODES.flatMap((code) =>
    LAYOUTS.map((layout) => {
      const name = dictionaryName(code, layout);
      return { name, pattern: patternOf(`/assets/${name}-0123456789ab.dict`) ?? '' };
    }),
  );

  it.each(['/', '/news', '/news/7', '/solutions/detail/battery', '/solutions/a/b/c', '/search?q=mobile'])(
    'is the longest match on %s of its language and layout',
    (page) => {
      for (const code of LANGUAGE_CODES)
        for (const layout of LAYOUTS) {
          const url = `https://www.example.com${localize(page, code, layout)}`;
          const [best] = patterns
            .filter(({ pattern }) => new URLPattern(pattern, 'https://www.example.com').test(url))
            .toSorted((one, other) => other.pattern.length - one.pattern.length);
          expect(best?.name, url).toBe(dictionaryName(code, layout));
        }
    },
  );

  it('is for documents and fetched pages only', () => {
    expect(useAsDictionary('/assets/dictionary-en-desktop-0123456789ab.dict')).toBe(
      'match="/*", match-dest=("document" "")',
    );
  });
});

describe('a built file', () => {
  it.each([
    '/assets/main-ABCDEFGH.js',
    '/assets/dictionary-xx-desktop-0123456789ab.dict',
    '/assets/x/dictionary-en-desktop-0123456789ab.dict',
    '/dictionary-en-desktop-0123456789ab.dict',
  ])('is no dictionary if it is %s', (path) => {
    expect(useAsDictionary(path)).toBeUndefined();
  });
});

describe('the offered dictionary', () => {
  const HASH = `${'Ab+/'.repeat(10)}Ab8=`;
  const offered = (header: string | undefined, accepted: string | false = 'dcz') =>
    offeredDictionary({ get: () => header, acceptsEncodings: () => accepted } as never);

  it('is its hash in hexadecimal', () => {
    expect(offered(`:${HASH}:`)).toBe(Buffer.from(HASH, 'base64').toString('hex'));
  });

  it('is ignored unless dcz is accepted', () => {
    expect(offered(`:${HASH}:`, false)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    HASH,
    `:${HASH}`,
    `:${HASH}:, :${HASH}:`,
    `:${HASH.slice(4)}:`,
    `:${HASH}${HASH}:`,
    `:../${HASH.slice(3)}:`,
    `:${HASH}:;a=1`,
    `:${HASH}:\n`,
    ':'.repeat(10_000),
  ])('is none if the header is malformed: %j', (header) => {
    expect(offered(header)).toBeUndefined();
  });
});
