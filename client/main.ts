/** The browser script, the only one that a page loads. Every page works without it. */
import { analytics } from './analytics/analytics.ts';
import { consentBanner } from './consent/consentBanner.ts';
import { enhance, type Enhancements } from './enhance.ts';
import { detailsMenu } from './enhancements/detailsMenu.ts';
import { deviceCheck } from './enhancements/deviceCheck.ts';
import { film } from './enhancements/film.ts';
import { footerRefresh } from './enhancements/footerRefresh.ts';
import { inquiryForm } from './enhancements/inquiryForm.ts';
import { addToList, keptList, openList } from './enhancements/keptList.ts';
import { languageChoice } from './enhancements/languageChoice.ts';
import { liveForm } from './enhancements/liveForm.ts';
import { mainMenu } from './enhancements/mainMenu.ts';
import { mobilePanel } from './enhancements/mobilePanel.ts';
import { openNow } from './enhancements/openNow.ts';
import { copyLink, printPage } from './enhancements/pageActions.ts';
import { searchField } from './enhancements/searchField.ts';
import { searchKey } from './enhancements/searchKey.ts';
import { currentPage, pageLanguage } from './enhancements/sharedState.ts';
import { swiper } from './enhancements/swiper.ts';
import { timestampLink } from './enhancements/timestampLink.ts';
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
  ['[data-swiper]', swiper],
  ['[data-open-now]', openNow],
  ['[data-film]', film],
  ['[data-consent]', consentBanner],
  ['[data-live-form]', liveForm],
  ['[data-suggestions]', searchField],
  ['[data-inquiry]', inquiryForm],
  ['[data-add-to-list]', addToList],
  ['[data-parts-list]', keptList],
  ['nav [href$="/list"], [data-kept="other"] a', openList],
  ['[data-copy]', copyLink],
  ['[data-print]', printPage],
  ['html[data-analytics]', analytics],
  ['[data-footer-contact]', footerRefresh],
];

const enhanceContent = () => enhance(document, enhancements);
const LONGEST_WAIT_MS = 3000;
// The first paint does not wait for this work. Some browsers do not tell of it.
const painted = new Promise<unknown>((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);
const limit = new Promise<unknown>((done) => setTimeout(done, LONGEST_WAIT_MS));
void Promise.race([painted, limit]).then(() => {
  enhanceContent();
  startVisits(enhanceContent);
  // Signals that the script has run.
  document.documentElement.dataset['enhanced'] = '';
});
