import type { Response } from 'express';
import '../../src/request/reasons.ts';

type Reason = NonNullable<Response['locals']['reasons']>[number];

/** What the reasons in the log mean. */
export const REASONS: Readonly<Record<string, string>> = {
  'trailing-slash': 'the path ends in a slash: it redirects to the path without it',
  'mobile-and-english': 'on a phone, a path with both `mobile` and `en` redirects to the mobile home page',
  'english-prefix': 'English has no language prefix: the segment `en` is removed',
  'to-mobile': 'the visitor gets the mobile layout, but the path is for the desktop layout',
  'to-desktop': 'the visitor gets the desktop layout, but the path is for the mobile layout',
  'corporate-host': 'on the corporate host, technical strength redirects to an absolute mobile URL',
  'root-language': 'at the root, the cookie `currentLang` sets the language',
  'odd-path': 'browsers could read the path as another one, so it is never redirected',
  phone: 'the user agent is a phone: mobile layout, regardless of the cookie `layout`',
  'layout-cookie': 'not a phone, but the cookie `layout` sets the mobile layout (narrow window)',
  'no-phone': 'not a phone, and no cookie `layout=mobile`: desktop layout',
  'language-of-path': 'the path begins with a language prefix',
  'default-language': 'the path has no language prefix: English',
  page: 'a page matches the path, and its `validate` accepted it',
  draft: 'a page matches the path, and a valid preview link shows its draft',
  'form-returned': 'the form on the page was not accepted: the page shows it again, with what is wrong',
  'form-accepted': 'the form on the page was accepted: redirects to the confirmation',
  'no-such-page': 'no page matches the path',
  'refused-by-page': 'a page matches the path, but its `validate` refused it',
  'page-threw': 'the page’s `validate` threw an error, which sets status and message',
  'thrown-redirect': 'a page or an earlier step threw a redirect',
  resolved: 'the path identifies a product: redirects to the information that the link type names',
  linkset: 'the path identifies a product, and the request asks for all links',
  'malformed-key': 'the path is no well-formed GS1 Digital Link, or its check digit is wrong',
  'unknown-key': 'there is no such product or unit, or no information of this link type on it',
  method: 'pages only support GET and HEAD, and POST if they have a form',
  'unreadable-path': 'the path contains invalid escapes or control characters',
  'missing-file': 'the last segment has a dot, so it is a file name, but the file does not exist',
  refused: 'the request was refused: see its status',
  fault: 'an internal error: see the log',
} satisfies Record<Reason, string>;
