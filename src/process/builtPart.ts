/**
 * Resolves once a part of a build that is under way is there: a document, `search` or `dictionaries`. A document is then
 * typeset before others.
 */
export type BuiltPart = (name: string) => Promise<void>;
