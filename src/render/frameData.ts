import type { FooterData, FooterGroup, FooterLink } from '../../views/frames/frameProps.ts';
import type { LanguageLink } from '../../views/frames/LanguageLinks.tsx';
import type { RenderContext } from '../model/renderContext.ts';
import type { ContactBlock } from '../blocks/contact.ts';
import { memoizeMembers } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { CHINESE, LANGUAGES } from '../model/languages.ts';
import { organization } from '../organization.ts';
import { staticInstances } from '../pageTable/menu.ts';
import { fillPath, type Page } from '../pageTable/page.ts';
import type { PageToRender } from './pageToRender.ts';

interface Input {
  readonly context: RenderContext;
  readonly contact: ContactBlock;
  readonly isMainland: boolean;
  readonly year: number;
}

/** Of all languages, in both layouts, for mainland and other hosts. */
const MAX_FOOTERS = 64;

/** Data of the footer: the pages with a `footer` column, and the contact block. */
export function createFooterData(pages: readonly Page[]) {
  const linksOf = (column: Page['footer'], context: RenderContext): FooterLink[] =>
    pages
      .filter(({ footer }) => footer === column)
      .flatMap((page) =>
        staticInstances(page).map((params) => ({
          path: fillPath(page.canonicalPath, params),
          title: page.label(context, params),
          personal: page.personal,
        })),
      );

  return memoizeMembers(
    ({ context, contact, isMainland, year }: Input): FooterData => ({
      solutions: groupsOf(linksOf('solutions', context)),
      legal: linksOf('legal', context),
      contact,
      icons: contact.icons.map(({ code, customLink, qr }) => ({
        code,
        customLink,
        // The content service's image, or a QR code that the site generates from the text.
        qrImage: qr?.kind === 'text' ? `/qr/icon/${code}.svg?lang=${context.language.code}` : qr?.src,
      })),
      recordFilings: isMainland ? organization.recordFilings : [],
      legalName: organization.legalName,
      year,
    }),
    MAX_FOOTERS,
  );
}

/** Groups links by parent path: each system with its solutions; other links form groups of one. */
function groupsOf(links: readonly FooterLink[]): FooterGroup[] {
  const isBelow = ({ path }: FooterLink, above: FooterLink) =>
    path.startsWith(`${above.path}/`) && above.path.split('/').length > 2;
  return links
    .filter((link) => !links.some((above) => isBelow(link, above)))
    .map((link) => ({ ...link, below: links.filter((other) => isBelow(other, link)) }));
}

/** The site's languages that the content service lists. English, the default, is always included. */
export function shownLanguages(shown: readonly string[]): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code === 'en' || shown.includes(code));
}

/** Links of the language menu: the languages of the site, then Chinese, which is a separate site. */
export function languageLinks(
  { context, path, languages, head: { query = '' } }: PageToRender,
  section: string | undefined,
  shown: readonly string[],
  chineseSiteUrl: string,
): LanguageLink[] {
  const own = shownLanguages(shown).map((code): LanguageLink => {
    const { name, dir } = LANGUAGES[code];
    // A page that does not exist in the language, such as an untranslated article, falls back to its section.
    const target = encodeURIComponent(languages.includes(code) ? path + query : (section ?? '/'));
    return {
      code,
      name,
      dir,
      url: `/language/${code}?path=${target}`,
      current: code === context.language.code,
    };
  });
  const { code, name } = CHINESE;
  const chinese = { code, name, dir: 'ltr', url: chineseSiteUrl, current: false } as const;
  return shown.includes(code) ? [...own, chinese] : own;
}
