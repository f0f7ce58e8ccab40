/** The browser script: what makes the pages more pleasant. Every page works without it. */
import { enhance, onDemand } from './enhance.ts';
import { deviceCheck } from './enhancements/deviceCheck.ts';
import { detailsMenu } from './enhancements/detailsMenu.ts';
import { film } from './enhancements/film.ts';
import { languageChoice } from './enhancements/languageChoice.ts';
import { mainMenu } from './enhancements/mainMenu.ts';
import { currentPage, pageLanguage } from './enhancements/sharedState.ts';

enhance(document, [
  ['html', pageLanguage],
  ['html', deviceCheck],
  ['[data-menu]', mainMenu],
  ['[data-language-menu]', detailsMenu],
  ['[data-mobile-menu]', detailsMenu],
  ['header', languageChoice],
  ['[data-current-page]', currentPage],
  ['[data-consent]', onDemand(async () => (await import('./consent/consentBanner.ts')).consentBanner)],
  ['html[data-analytics]', onDemand(async () => (await import('./analytics/analytics.ts')).analytics)],
  [
    '[data-footer-contact]',
    onDemand(async () => (await import('./enhancements/footerRefresh.ts')).footerRefresh),
  ],
  ['[data-film]', film],
]);
