import type { Response } from 'express';
import '../../src/middleware/locals.ts';

type Reason = NonNullable<Response['locals']['reasons']>[number];

const WORDS: Readonly<Record<Reason, string>> = {
  'trailing-slash': 'the path ends in a slash, and the page stands without it',
  'mobile-and-english': 'on a phone, a path with both `mobile` and `en` goes to the mobile home page',
  'english-prefix': 'English has no prefix: the segment `en` goes',
  'to-mobile': 'the visitor gets the mobile layout, and the path is of the desktop one',
  'to-desktop': 'the visitor gets the desktop layout, and the path is of the mobile one',
  'corporate-host': 'on the corporate host, technical strength has an absolute mobile address',
  'root-language': 'at the root the cookie `currentLang` decides the language',
  'odd-path': 'the path could be read as another one: it is never redirected',
  phone: 'the user-agent is a phone’s: mobile layout, whatever the cookie `layout` says',
  'layout-cookie': 'no phone, but the cookie `layout` asks for mobile: a narrow window',
  'no-phone': 'no phone, and no cookie `layout` that asks for mobile: desktop layout',
  'language-of-path': 'the path begins with a language',
  'default-language': 'the path begins with no language: English',
  page: 'a page has this path, and its `validate` let it pass',
  'no-such-page': 'no page has this path',
  'refused-by-page': 'a page has a path of this form, but its `validate` said no',
  'page-threw': 'the page’s `validate` failed: status and message are its own',
  'thrown-redirect': 'a page or an earlier step threw a redirect',
  method: 'pages can only be read',
  'unreadable-path': 'the path holds broken escapes or control characters',
  'missing-file': 'the last segment has a dot, so it names a file, and there is none',
  refused: 'the request is none that the site answers: its status says why',
  fault: 'something failed: the log has the error',
};

/** What a reason from the log means. Files, feeds and what else is no page give none. */
export function reasonWords(reason: string): string {
  return Object.entries(WORDS).find(([known]) => known === reason)?.[1] ?? 'unknown';
}
