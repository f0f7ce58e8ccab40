/** Page with the form for engineers. */
const CONTACT_PATH = '/about-us/contact-us';

/**
 * Query parameter of the contact page: the page about which a visitor writes, as English desktop path with query string,
 * such as `/solutions/detail/battery`. The form carries it.
 */
export const ABOUT_PARAMETER = 'about';

/** Page with the form for copies on paper. */
export const DOWNLOAD_PATH = '/about-us/download';

/** Query parameter of the form for copies on paper: the number of a document. */
export const DOCUMENT_PARAMETER = 'document';

/** English desktop path of the form for copies on paper. */
export const paperPath = (number: string) => `${DOWNLOAD_PATH}?${DOCUMENT_PARAMETER}=${number}`;

/** English desktop path of the form for engineers. @param about page that the visitor comes from, see `readAbout` */
export function contactPath(about: string): string {
  return `${CONTACT_PATH}?${ABOUT_PARAMETER}=${encodeURIComponent(about)}#engineer`;
}
