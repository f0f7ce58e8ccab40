import type { Enhancement } from '../enhance.ts';
import { setCurrentPage, setLang } from '../store.ts';

/** What the page shown tells the shared state: its language, and in the news list the page that it is. */
export const pageLanguage: Enhancement = (html) => setLang(html.lang);

export const currentPage: Enhancement = (pagination) =>
  setCurrentPage(Number(pagination.dataset.currentPage));
