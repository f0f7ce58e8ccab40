import type { DocumentFacts } from '../model/renderContext.ts';
import type { DocumentKind } from './family.ts';
import type { ProductId } from './catalog.ts';
import published from './published.json' with { type: 'json' };

/** What the site tells of a published revision of a PDF, whose file never changes. */
interface Published extends DocumentFacts {
  /** YYYY-MM-DD */
  readonly date: string;
}

/** By file name and letter, oldest first. Only `npm run documents:publish` adds to it. */
export const PUBLISHED: Readonly<Record<string, Readonly<Record<string, Published>>>> = published;

/** The published revisions of a document, newest first. @param name file name of the newest */
export function publishedOf(name: string) {
  const revisions = Object.hasOwn(PUBLISHED, name) ? Object.entries(PUBLISHED[name] ?? {}) : [];
  return revisions.map(([letter, facts]) => ({ letter, ...facts })).toReversed();
}

/** Last segment of the permanent address of a revision: `battery-manual-de.G.pdf`. */
export const revisionName = (name: string, letter: string) => name.replace(/\.pdf$/, `.${letter}.pdf`);

const byAddress = new Map(
  Object.keys(PUBLISHED).flatMap((newest) =>
    publishedOf(newest).map((found) => [revisionName(newest, found.letter), { newest, ...found }] as const),
  ),
);

/** The published revision at a permanent address, and the file name of the newest. */
export const publishedAt = (address: string) => byAddress.get(address);

/**
 * What a revision has changed. The text is declared for the document, or for all documents of the kind that were revised
 * that day.
 */
export function changeNote(
  { subject, kind }: { readonly subject: ProductId; readonly kind: DocumentKind },
  date: string,
  changes: Readonly<Record<string, string>>,
): string | undefined {
  return changes[`${subject}-${kind} ${date}`] ?? changes[`${kind} ${date}`];
}
