import type { FooterData, FooterGroup, FooterLink } from '../../views/frames/frameProps.ts';
import type { Site } from '../../views/site.tsx';
import type { ContactBlock, QrCode } from '../blocks/contact.ts';
import type { LanguageCode } from '../locale/codes.ts';
import { organisation } from '../organisation.ts';
import { staticInstances } from '../pages/menu.ts';
import { fillPath } from '../pages/page.ts';
import type { Page } from '../pages/page.ts';

/** Data of the footer: the pages with a `footer` column, and the contact block. */
export function createFooterData(pages: readonly Page[]) {
  const linksOf = (column: Page['footer'], site: Site): FooterLink[] =>
    pages
      .filter(({ footer }) => footer === column)
      .flatMap((page) =>
        staticInstances(page).map((params) => ({
          path: fillPath(page.canonicalPath, params),
          title: page.label(site, params),
          personal: page.personal,
        })),
      );

  return (
    site: Site,
    contact: ContactBlock,
    { isMainland, year }: { readonly isMainland: boolean; readonly year: number },
  ): FooterData => ({
    solutions: groupsOf(linksOf('solutions', site)),
    legal: linksOf('legal', site),
    contact,
    icons: contact.icons.map(({ code, customLink, qr }) => ({
      code,
      customLink,
      qrImage: qr ? qrImage(qr, code, site.language.code) : undefined,
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
