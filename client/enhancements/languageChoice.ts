import { COOKIES, LOCAL_STORAGE } from '../../src/consent/names.ts';
import type { Enhancement } from '../enhance.ts';
import { local, readStored, store } from '../storage.ts';
import { announce } from '../visits/announce.ts';
import { linkOf } from '../visits/visitable.ts';

/** Excludes Chinese, which is a separate site. */
const OWN_LANGUAGES = 'a[data-language]:not([data-language="zh"])';

/**
 * On a click on a language link, stores the language and sets the language-change flag (specification, section 4). The
 * server then sets the cookie and redirects.
 *
 * The next page reads and clears the flag, so that screen readers announce the new language once. The stored language
 * outlives the cookie: without the cookie, the English home page follows that language's link, which sets it again.
 */
export const languageChoice: Enhancement = (header) => {
  header.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link?.matches(OWN_LANGUAGES)) return;
    store(local, LOCAL_STORAGE.language, link.dataset['language'] ?? null);
    store(local, LOCAL_STORAGE.languageChange, 'true');
  });

  const hasChanged = readStored(local, LOCAL_STORAGE.languageChange);
  store(local, LOCAL_STORAGE.languageChange, null);
  const language = readStored(local, LOCAL_STORAGE.language);
  const link = [...header.querySelectorAll<HTMLAnchorElement>(OWN_LANGUAGES)].find(
    ({ dataset }) => dataset['language'] === language,
  );
  if (link?.hasAttribute('aria-current')) {
    if (hasChanged) announce(link.textContent);
  } else if (link && /^\/(mobile)?$/.test(location.pathname) && !document.cookie.includes(COOKIES.language)) {
    location.replace(link.href);
  }
};
