import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localize } from '../model/paths.ts';
import { renderMarkdown, renderSections, withLocalUrls } from './markdown.ts';
import { safeUrl } from './safeUrl.ts';

const render = (source: string, cdnUrl?: string) =>
  withLocalUrls(
    renderMarkdown(source, {
      language: 'en',
      images: { cdnUrl, origins: ['https://x.example'], refused: new Set() },
    }).html,
  );

describe('renderMarkdown', () => {
  it('escapes HTML', () => {
    expect(render('<script>alert(1)</script> <img src=x onerror=alert(1)>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;</p>\n',
    );
  });

  it.each([
    ['[click](javascript:alert(1))', '<p>click</p>\n'],
    ['[click](&#x6A;avascript:alert(1))', '<p>click</p>\n'],
    ['[click](//evil.example)', '<p>click</p>\n'],
    ['[**click**][ref]\n\n[ref]: data:text/html,x', '<p><strong>click</strong></p>\n'],
    ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>\n'],
    ['![a chart](data:image/svg+xml,x)', '<p>a chart</p>\n'],
    ['![a chart](https://evil.example/x.png)', '<p>a chart</p>\n'],
    [
      '![a chart](https://x.example/x.png)',
      '<p><img src="https://x.example/x.png" alt="a chart" loading="lazy"></p>\n',
    ],
    [
      '[![a chart](//evil.example/x.png)](https://arcvane.example/)',
      '<p><a href="https://arcvane.example/" rel="noopener">a chart</a></p>\n',
    ],
    ['[![a chart](/x.png)](javascript:alert(1))', '<p><img src="/x.png" alt="a chart" loading="lazy"></p>\n'],
  ])('drops unsafe URLs and keeps the text of %s', (source, html) => {
    expect(render(source)).toBe(html);
  });

  it('does not allow injecting attributes', () => {
    const html = render('[a](https://x.example/"onmouseover="alert(1) "b\\"onclick=alert(1)")');
    expect(html).not.toMatch(/<[^>]*"\s*on\w+=/);
  });

  it('drops control characters and overrides written as entities', () => {
    expect(render('a&#12;b&#x202e;c&#x2067; ![x&#x202e;](/y.png)')).toBe(
      '<p>a\nbc <img src="/y.png" alt="x" loading="lazy"></p>\n',
    );
  });

  it('adds rel="noopener" only to links to other sites', () => {
    expect(render('[a](https://x.example/) [b](/news) [c](mailto:info@arcvane.example)')).toBe(
      '<p><a href="https://x.example/" rel="noopener">a</a> <a href="/news">b</a> <a href="mailto:info@arcvane.example">c</a></p>\n',
    );
  });

  it('adds the CDN prefix to relative image URLs', () => {
    expect(render('![Cabinet](/uploads/c.png)', 'https://cdn.example')).toBe(
      '<p><img src="https://cdn.example/uploads/c.png" alt="Cabinet" loading="lazy"></p>\n',
    );
  });

  it.each([
    ['# A\n\n## B\n\n# C', ['h2', 'h3', 'h2']],
    ['### A\n\n#### B\n\n### C', ['h2', 'h3', 'h2']],
    ['## A\n\n# B', ['h3', 'h2']],
    ['# A\n\n###### B', ['h2', 'h6']],
    ['A\n=\n\nB\n-', ['h2', 'h3']],
  ])('shifts the headings of %j to start at h2', (source, expected) => {
    const html = render(source);
    expect([...html.matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(expected);
    expect([...html.matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag)).toEqual(expected);
  });

  it.each([
    ['en', 'The pack holds **80 V**, see [the data](/solutions/detail/battery).\n\n## Two more', 10],
    ['ja', '蓄電池の新しい工場', 4],
    ['ar', 'بطارية جديدة للرافعات', 3],
  ])('counts the words of the text in %s', (language, source, words) => {
    expect(renderMarkdown(source, { language }).words).toBe(words);
  });

  it('outputs only safe URLs for any input', () => {
    const piece = fc.constantFrom(
      ...[
        '[a](',
        '![b](',
        '<',
        '>',
        ')',
        '"',
        "'",
        ' ',
        '\n',
        '\t',
        '[a]: ',
        '[a]',
        'javascript:',
        'data:',
        '//',
        '\\',
      ],
      ...[
        'https://x.example',
        'alert(1)',
        '&colon;',
        '&#9;',
        '&Tab;',
        '%00',
        '\u0000',
        '`',
        '*',
        '# ',
        'onerror=',
        '/n',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = render(pieces.join(''));
        for (const [, url = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
          expect(safeUrl(url.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))).toBeDefined();
        expect(html).not.toMatch(
          /<(?!\/?(?:a|p|em|strong|code|pre|img|br|h[2-6]|ul|ol|li|blockquote|hr)[\s>])/,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('withLocalUrls', () => {
  const linked = (source: string, link: (path: string) => string) =>
    withLocalUrls(renderMarkdown(source, { language: 'en' }).html, { link, image: (path) => `IMAGE${path}` });

  it('maps links and images on this site, and nothing else', () => {
    const source = [
      '[a](/news?x=1&y=2#top "local=\\"href/b\\"") [b](https://x.example/) ![c](/c.png)',
      '`local="href/d"` local="src/e" [![f](/f.png)](/f)',
    ].join('\n');
    expect(linked(source, (path) => `LINK${path}`)).toBe(
      [
        '<p><a href="LINK/news?x=1&amp;y=2#top" title="local=&quot;href/b&quot;">a</a>',
        '<a href="https://x.example/" rel="noopener">b</a> <img src="IMAGE/c.png" alt="c" loading="lazy">\n' +
          '<code>local=&quot;href/d&quot;</code> local=&quot;src/e&quot;',
        '<a href="LINK/f"><img src="IMAGE/f.png" alt="f" loading="lazy"></a></p>\n',
      ].join(' '),
    );
  });

  it.each([
    ['/news?page=2#top', '/news?page=2#top'],
    ['/mobile//evil.example/pay', '/evil.example/pay'],
    ['/mobile/en//evil.example', '/evil.example'],
    ['/mobile///evil.example', '/evil.example'],
  ])('maps a link to %s to a path on this site', (path, expected) => {
    expect(linked(`[link](${path})`, (each) => localize(each, 'en', 'desktop'))).toBe(
      `<p><a href="${expected}">link</a></p>\n`,
    );
  });
});

it('renderSections numbers the sections, and lists their headings as text', () => {
  const source = '## A & **B** `c`\n\n### D\n\n## [E](/e)';
  expect(renderSections(source, 3)).toEqual({
    html: [
      '<h2 id="section-4">A &amp; <strong>B</strong> <code>c</code></h2>',
      '<h3>D</h3>',
      '<h2 id="section-5"><a href="/e">E</a></h2>\n',
    ].join('\n'),
    sections: [
      { id: 'section-4', heading: 'A & B c' },
      { id: 'section-5', heading: 'E' },
    ],
  });
});

describe('a text that becomes far more HTML than it has characters', () => {
  it.each([
    ['a table whose rows are completed', `|${'a|'.repeat(120)}\n|${'-|'.repeat(120)}\n${'|\n'.repeat(500)}`],
    ['many small tables', `|a|b|\n|-|-|\n${'|\n'.repeat(20)}\n`.repeat(500)],
    ['a table in a list', `1. |${'a|'.repeat(120)}\n   |${'-|'.repeat(120)}\n${'   |\n'.repeat(500)}`],
    ['a reference with a long URL', `[a]: /${'b'.repeat(2000)}\n\n${'[a]'.repeat(500)}`],
    ['a reference with a long title', `[a]: /b "${'c'.repeat(9000)}"\n\n${'[a]'.repeat(100)}`],
    ['a picture with a long title', `[a]: /b "${'c'.repeat(9000)}"\n\n${'![a]'.repeat(100)}`],
  ])('is refused: %s', (_name, source) => {
    expect(() => renderMarkdown(source, { language: 'en' })).toThrow(/^the Markdown that begins with/);
  });

  it('is not a long text with a table, references and pictures', () => {
    const table = `|a|b|c|d|\n|-|-|-|-|\n${'|1|2|3|4|\n'.repeat(200)}`;
    const text = `[a]: /news "News"\n\n${'See [a] and ![x](/a.png). '.repeat(300)}\n\n${table}`;
    const { html } = renderMarkdown(text, { language: 'en' });
    expect(html.match(/<td>/g)).toHaveLength(800);
    expect(html.match(/<a /g)).toHaveLength(300);
  });

  it('is at most some times longer, whatever it contains', () => {
    const part = fc.constantFrom(
      ...[
        '|',
        '|a|b|\n|-|-|\n',
        '\n',
        '\n\n',
        '- ',
        '> ',
        '[a]',
        '[a]: /b "c"\n',
        '![a](/b)',
        '*',
        '`',
        '&',
        '"',
        '# ',
        'x',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
        const source = parts.join('');
        const { html } = renderMarkdown(source, { language: 'en' });
        expect(html.length).toBeLessThan(200_000 + 40 * source.length);
      }),
    );
  });
});
