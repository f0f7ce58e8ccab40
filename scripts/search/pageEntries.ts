import type { RenderContext } from '../../src/model/renderContext.ts';
import {
  FAULT_KINDS,
  FAULTS,
  faultCode,
  faultPath,
  faultTexts,
  productsThatReport,
} from '../../src/catalog/faults.ts';
import type { DepartmentId } from '../../src/organization.ts';
import type { ListedPage } from '../../src/pageTable/listedPages.ts';
import type { SearchEntry } from '../../src/search/searchEntry.ts';
import { EMERGENCY } from './concepts.ts';
import { pagePassages } from './pagePassages.ts';

export async function pageEntry({ page, request, path }: ListedPage): Promise<SearchEntry | undefined> {
  const { title, description, noIndex } = (await page.open(request)).head;
  if (page.searched === false || noIndex) return undefined;
  const entry = page.entryOf(request.context.words, request.params) ?? {};
  return {
    kind: 'page',
    path,
    title,
    lead: description,
    names: [page.label(request.context, request.params)].filter((label) => label !== title),
    passages: [...pagePassages(entry), ...(page.searched?.(request) ?? [])],
  };
}

/** Departments, the people who lead the company, and what to do in an emergency. */
export function contactEntries({ words }: RenderContext): SearchEntry[] {
  const { departments, emergency } = words.about['contact-us'];
  const { leadership } = words.about['company-profile'];
  const ids = Object.keys(departments.items) as DepartmentId[];
  const entry = (path: string, title: string, lead: string): SearchEntry => ({
    kind: 'contact',
    path,
    title,
    lead,
    passages: [],
  });
  return [
    entry(EMERGENCY, emergency.heading, emergency.text),
    ...ids.map((id) =>
      entry(`/about-us/contact-us#department-${id}`, departments.items[id].title, departments.items[id].text),
    ),
    ...leadership.items.map(({ title, text }) => entry('/about-us/company-profile', title, text)),
  ];
}

export function faultEntries({ words, format }: RenderContext): SearchEntry[] {
  return FAULT_KINDS.flatMap((kind) =>
    FAULTS[kind].map((fault): SearchEntry => {
      const { sign, cause, whole } = faultTexts(kind, fault, words);
      const names = productsThatReport(kind, fault).map((id) => words.products.products[id].name);
      return {
        kind: 'fault',
        path: faultPath(fault),
        title: `${faultCode(fault)} – ${sign}`,
        lead: `${format.list(names)}${words.frame.labelSeparator}${cause}${words.frame.labelSeparator}${whole}`,
        codes: [faultCode(fault)],
        passages: [{ heading: words.nav.faultCodes, text: format.list(names) }],
      };
    }),
  );
}
