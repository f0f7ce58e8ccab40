import { joinPath, splitPath } from '../model/paths.ts';
import type { Page } from './page.ts';

/** Creates the check whether a path, in any language and layout, has a form: only these pages accept POST. */
export function createFormCheck(pages: readonly Page[]): (path: string) => boolean {
  const withForms = pages.filter(({ forms }) => forms.length > 0);
  const paths = new Set(withForms.flatMap(({ paths: { desktop, mobile } }) => [...desktop, ...mobile]));
  return (path) => {
    const { segments } = splitPath(path);
    return !path.endsWith('/') && paths.has(joinPath({ language: undefined, segments }));
  };
}
