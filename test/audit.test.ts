import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audit } from '../scripts/audit/audit.ts';
import { auditReport } from '../scripts/audit/auditReport.ts';
import type { App, AppDeps } from '../src/app.ts';
import { homePages } from '../src/pages/home.ts';
import { definePage } from '../src/pages/page.ts';
import { questionsData } from '../src/structuredData/questions.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { createSite } from './kit/site.ts';

// React in the form that the build has: thousands of pages take a fifth of the time.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function auditOf(env: Record<string, string>, deps: Partial<AppDeps> = {}) {
  const site: App = await createSite(env, deps);
  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ended.push(
    () => site.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port');
  return audit(`http://127.0.0.1:${address.port}`);
}

// Some seconds where the machine is free, but machines can be busy.
describe('the audit', { timeout: 300_000 }, () => {
  it('finds no fault with the site, in seven languages and two frames', async () => {
    const result = await auditOf({ NODE_ENV: 'production' });
    expect(auditReport(result)).toContain(': 0 faults');
    expect(result.isOpen).toBe(true);
    expect(result.languages).toHaveLength(7);
    expect(result.pages.length).toBeGreaterThan(1000);
    expect(result.feeds).toBe(7);
  });

  it('finds what is wrong with a worse one', async () => {
    const broken = ['one', 'two'].map((id) =>
      definePage({
        id,
        desktop: [`/test/${id}`],
        label: () => id,
        load: () => ({}),
        head: () => ({ title: 'The same', description: 'Too short', structuredData: [questionsData([])] }),
        view: () => ErrorPage({ status: 200, message: 'Two headings' }),
      }),
    );
    // Most of what the menu and the home page lead to is missing.
    const { faults, isOpen } = await auditOf({}, { pages: [...homePages, ...broken] });
    expect(isOpen).toBe(false);
    const of = (rule: string) => faults.filter((fault) => fault.rule === rule).map(({ says }) => says);
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(
      new Set(['title', 'description', 'structured data', 'feed', 'links']),
    );
    expect(of('title')).toContain(
      'is the same as of https://www.arcvane.example/test/one: The same – Arcvane',
    );
    expect(of('description')).toContain('9 wide: Too short');
    expect(of('structured data').join()).toContain('FAQPage mainEntity');
    expect(of('links')).toContain('leads to /solutions: 404');
    // The language menu's links are not for crawlers, whether or not `robots.txt` says so.
    expect(of('links').join()).not.toContain('/language/');
  });
});
