import { expect, it } from 'vitest';
import { createSite, visit } from './kit/site.ts';

const site = await createSite();

it('a page loads one script, and contains no other, no styles, and no event handlers', async () => {
  for (const path of ['/', '/solutions/detail/battery', '/about-us/carbon-footprint', '/no-such-page']) {
    const { text } = await visit(site, path);
    const scripts = text.match(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs);
    expect(scripts, path).toEqual([
      expect.stringMatching(
        /^<script type="module" src="\/assets\/main-\w+\.js" fetchPriority="low"><\/script>$/,
      ),
    ]);
    expect(text, path).not.toMatch(/<[^>]* on[a-z]+="/);
    expect(text, path).not.toMatch(/<style|<[^>]* style="/);
    expect(text, path).not.toContain('href="javascript:');
  }
});
