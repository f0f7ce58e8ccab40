import type { Enhancement } from '../enhance.ts';
import { setCurrentPage, setLang } from '../store.ts';

/** Copy the page's language, and its page number in the news list, into the shared state. */
export const pageLanguage: Enhancement = (html) => setLang(html.lang);

export const currentPage: Enhancement = (pagination) =>
  setCurrentPage(Number(pagination.dataset.currentPage));
