import type { AuditResult } from './audit.ts';

/** Faults printed per rule; the rest are only counted. */
const SHOWN = 12;
const RULES = [
  'robots',
  'sitemap',
  'status',
  'hops',
  'language',
  'headings',
  'title',
  'description',
  'canonical',
  'alternates',
  'sharing',
  'structured data',
  'feed',
  'links',
];

/** Formats the result of an audit as text. */
export function auditReport(result: AuditResult): string {
  const { publicOrigin, isOpen, languages, pages, links, feeds, faults } = result;
  const count = (language: string, frame: string) =>
    pages.filter((page) => page.language === language && page.frame === frame).length;
  const table = [
    'language  desktop  mobile',
    ...languages.map(
      (language) =>
        `${language.padEnd(8)}  ${String(count(language, 'desktop')).padStart(7)}  ${String(count(language, 'mobile')).padStart(6)}`,
    ),
  ];
  const rules = RULES.map((rule) => {
    const found = faults.filter((fault) => fault.rule === rule);
    const lines = found.slice(0, SHOWN).map(({ where, says }) => `    ${where}\n      ${says}`);
    const more = found.length > SHOWN ? [`    and ${found.length - SHOWN} more`] : [];
    return [
      `${found.length === 0 ? 'good ' : 'FAULT'}  ${rule}${found.length === 0 ? '' : `: ${found.length}`}`,
      ...lines,
      ...more,
    ].join('\n');
  });
  return [
    `${publicOrigin}, ${isOpen ? 'open' : 'closed'} to search engines`,
    '',
    ...table,
    '',
    ...rules,
    '',
    `${pages.length} pages, ${links} further links, ${feeds} feeds: ${faults.length} faults`,
  ].join('\n');
}
