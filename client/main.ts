/** Entry point of the browser script. Every page works without it. */
import { enhance, onDemand, type Enhancements } from './enhance.ts';
import { deviceCheck } from './enhancements/deviceCheck.ts';
import { timestampLink } from './enhancements/timestampLink.ts';
import { detailsMenu } from './enhancements/detailsMenu.ts';
import { languageChoice } from './enhancements/languageChoice.ts';
import { mainMenu } from './enhancements/mainMenu.ts';
import { mobilePanel } from './enhancements/mobilePanel.ts';
import { searchKey } from './enhancements/searchKey.ts';
import { currentPage, pageLanguage } from './enhancements/sharedState.ts';
import { startVisits } from './visits/visits.ts';

const enhancements: Enhancements = [
  ['html', pageLanguage],
  ['html', deviceCheck],
  ['[data-menu]', mainMenu],
  ['html', searchKey],
  ['[data-timestamp]', timestampLink],
  ['[data-language-menu]', detailsMenu],
  ['[data-mobile-menu]', mobilePanel],
  ['header', languageChoice],
  ['[data-current-page]', currentPage],
];

/** Enhancements whose modules are loaded on demand. */
const parts: Enhancements = [
  ['[data-swiper]', onDemand(async () => (await import('./enhancements/swiper.ts')).swiper)],
  ['[data-open-now]', onDemand(async () => (await import('./enhancements/openNow.ts')).openNow)],
  ['[data-film]', onDemand(async () => (await import('./enhancements/film.ts')).film)],
  ['[data-consent]', onDemand(async () => (await import('./consent/consentBanner.ts')).consentBanner)],
  ['[data-live-form]', onDemand(async () => (await import('./enhancements/liveForm.ts')).liveForm)],
  ['[data-suggestions]', onDemand(async () => (await import('./enhancements/searchField.ts')).searchField)],
  ['[data-inquiry]', onDemand(async () => (await import('./enhancements/inquiryForm.ts')).inquiryForm)],
  ['html[data-analytics]', onDemand(async () => (await import('./analytics/analytics.ts')).analytics)],
  [
    '[data-footer-contact]',
    onDemand(async () => (await import('./enhancements/footerRefresh.ts')).footerRefresh),
  ],
];

const enhanceContent = () => enhance(document, [...enhancements, ...parts]);
// Never rejects.
void enhanceContent();
startVisits(enhanceContent, (content) => parts.some(([selector]) => content.querySelector(selector)));
// Signals that the script has run; it loads after the first view.
document.documentElement.dataset['enhanced'] = '';
