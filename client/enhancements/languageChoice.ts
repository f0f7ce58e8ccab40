import { LOCAL_STORAGE } from '../../src/consent/names.ts';
import type { Enhancement } from '../enhance.ts';
import { local, store } from '../storage.ts';

/**
 * Choosing a language of the site also stores it and sets the language-change flag (specification, section 4). The
 * link itself does the rest: the server sets the cookie and leads on.
 */
export const languageChoice: Enhancement = (menu) => {
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    const { language } = link?.dataset ?? {};
    // Chinese is a site of its own.
    if (language === undefined || language === 'zh') return;
    store(local, LOCAL_STORAGE.language, language);
    store(local, LOCAL_STORAGE.languageChange, 'true');
  });
};
