import { Router } from 'express';
import { HUBS } from '../markets/hubs.ts';
import { hubCity, marketName, openingHours, type MarketContext } from '../markets/marketTexts.ts';
import { MARKET_IDS, MARKETS } from '../markets/markets.ts';
import { organization } from '../organization.ts';
import type { ListPages } from '../pageTable/listedPages.ts';
import type { ContextOf } from '../render/renderContext.ts';
import { sendContent } from './sendContent.ts';

interface LlmsDeps {
  readonly siteUrl: string;
  readonly listPages: ListPages;
  readonly contextOf: ContextOf;
}

/** Serves `/llms.txt`: all English pages with their descriptions, for language models (llmstxt.org). */
export function llmsRoutes({ siteUrl, listPages, contextOf }: LlmsDeps): Router {
  return Router().get('/llms.txt', async (_req, res) => {
    const sections = new Map<string, string[]>();
    let summary = '';
    for (const { page, request, path, head } of await listPages('en')) {
      if (path === '/') summary = head.description;
      const [, name = ''] = path.split('/');
      // The first page of a section is its parent page: its label becomes the heading.
      const lines = sections.get(name) ?? [`## ${page.label(request.context, request.params)}`, ''];
      const [title, description] = [head.title, head.description].map(escapeMarkdown);
      sections.set(name, [...lines, `- [${title}](${siteUrl}${path}): ${description}`]);
    }
    const parts = [...sections.values(), marketLines(siteUrl, contextOf('en', 'desktop'))].map((lines) =>
      lines.join('\n'),
    );
    const text = [`# ${organization.legalName}`, `> ${summary}`, ...parts, ''].join('\n\n');
    sendContent(res, 'text/markdown', text);
  });
}

/** The markets with their hub, what is sold there, the grid, and the number of the fire department. */
function marketLines(siteUrl: string, context: MarketContext): readonly string[] {
  const { markets } = context.words;
  const lines = MARKET_IDS.map((id) => {
    const { hub, sold, grid, emergency } = MARKETS[id];
    const { phone, mail } = HUBS[hub];
    return [
      `- [${marketName(id, context)}](${siteUrl}/about-us/contact-us): ${hubCity(hub, context)} hub, ${phone}, ${mail}`,
      openingHours(hub, context),
      `sold: ${sold.join(', ')}`,
      ...(grid ? [`wall outlets ${grid.outlet} V, ${grid.hertz.join('/')} Hz`] : []),
      ...(grid ? [`${markets.fire}: ${Object.keys(emergency).join(', ')}`] : []),
    ].join('; ');
  });
  return [`## ${markets.soldIn.heading}`, '', ...lines];
}

/** Escapes Markdown: article titles are untrusted and must not become links or HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}
