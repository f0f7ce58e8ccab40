/** Page with the form for engineers. */
const CONTACT_PATH = '/about-us/contact-us';

/**
 * Query parameter of the contact page: the page about which a visitor writes, as English desktop path with query string,
 * such as `/solutions/detail/battery`. The form carries it.
 */
export const ABOUT_PARAMETER = 'about';

/** English desktop path of the form for engineers. @param about page that the visitor comes from, see `readAbout` */
export function contactPath(about: string): string {
  return `${CONTACT_PATH}?${ABOUT_PARAMETER}=${encodeURIComponent(about)}#engineer`;
}
