import type { FooterData, FooterGroup, FooterLink } from '../../views/frames/frameProps.ts';
import type { LanguageLink } from '../../views/frames/LanguageLinks.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import type { ContactBlock, QrCode } from '../blocks/contact.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import { CHINESE, LANGUAGES } from '../locale/languages.ts';
import { organisation } from '../organisation.ts';
import { staticInstances } from '../pageTable/menu.ts';
import { fillPath, type Page } from '../pageTable/page.ts';

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

  return (
    context: RenderContext,
    contact: ContactBlock,
    { isMainland, year }: { readonly isMainland: boolean; readonly year: number },
  ): FooterData => ({
    solutions: groupsOf(linksOf('solutions', context)),
    legal: linksOf('legal', context),
    contact,
    icons: contact.icons.map(({ code, customLink, qr }) => ({
      code,
      customLink,
      qrImage: qr ? qrImage(qr, code, context.language.code) : undefined,
    })),
    recordFilings: isMainland ? organisation.recordFilings : [],
    legalName: organisation.legalName,
    year,
  });
}

/** Groups links by parent path: each system with its solutions; other links form groups of one. */
function groupsOf(links: readonly FooterLink[]): FooterGroup[] {
  const isBelow = ({ path }: FooterLink, above: FooterLink) =>
    path.startsWith(`${above.path}/`) && above.path.split('/').length > 2;
  return links
    .filter((link) => !links.some((above) => isBelow(link, above)))
    .map((link) => ({ ...link, below: links.filter((other) => isBelow(other, link)) }));
}

/** URL of the QR code: the content service's image, or a QR code that the site generates from the text. */
function qrImage(qr: QrCode, iconCode: string, languageCode: LanguageCode): string {
  return qr.kind === 'image' ? qr.src : `/qr/icon/${iconCode}.svg?lang=${languageCode}`;
}

interface Place {
  /** Render context of the current page. */
  readonly context: Pick<RenderContext, 'language'>;
  /** English desktop path of the current page. */
  readonly path: string;
  /** Languages in which the page exists. */
  readonly languages: readonly LanguageCode[];
  /** English desktop path of the fallback page for the other languages. */
  readonly section: string | undefined;
}

/** The site's languages that the content service lists. English, the default, is always included. */
export function shownLanguages(shown: readonly string[]): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code === 'en' || shown.includes(code));
}

/** Links of the language menu: the languages of the site, then Chinese, which is a separate site. */
export function languageLinks(
  place: Place,
  shown: readonly string[],
  chineseSiteUrl: string,
): LanguageLink[] {
  const own = shownLanguages(shown).map((code): LanguageLink => {
    const { name, dir } = LANGUAGES[code];
    return {
      code,
      name,
      dir,
      url: `/language/${code}?path=${encodeURIComponent(pathIn(place, code))}`,
      current: code === place.context.language.code,
    };
  });
  if (!shown.includes(CHINESE.code)) return own;
  return [
    ...own,
    { code: CHINESE.code, name: CHINESE.name, dir: 'ltr', url: chineseSiteUrl, current: false },
  ];
}

/** Falls back to the section if the page does not exist in the language, such as an untranslated article. */
function pathIn({ path, languages, section = '/' }: Place, code: LanguageCode): string {
  return languages.includes(code) ? path : section;
}
