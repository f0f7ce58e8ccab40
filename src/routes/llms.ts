import { Router } from 'express';
import { organisation } from '../organisation.ts';
import type { ListPages } from '../pageTable/listedPages.ts';
import { sendContent } from './sendContent.ts';

interface LlmsDeps {
  readonly siteUrl: string;
  readonly listPages: ListPages;
}

/** Serves `/llms.txt`: all English pages with their descriptions, for language models (llmstxt.org). */
export function llmsRoutes({ siteUrl, listPages }: LlmsDeps): Router {
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
    const parts = [...sections.values()].map((lines) => lines.join('\n'));
    const text = [`# ${organisation.legalName}`, `> ${summary}`, ...parts, ''].join('\n\n');
    sendContent(res, 'text/markdown', text);
  });
}

/** Escapes Markdown: article titles are untrusted and must not become links or HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}
