/** The browser script: what makes the pages more pleasant. Every page works without it. */
import { enhance, onDemand } from './enhance.ts';
import type { Enhancements } from './enhance.ts';
import { deviceCheck } from './enhancements/deviceCheck.ts';
import { detailsMenu } from './enhancements/detailsMenu.ts';
import { mainMenu } from './enhancements/mainMenu.ts';
import { mobilePanel } from './enhancements/mobilePanel.ts';
import { startVisits } from './visits/visits.ts';

const enhancements: Enhancements = [
  ['html', deviceCheck],
  ['[data-menu]', mainMenu],
  ['[data-language-menu]', detailsMenu],
  ['[data-mobile-menu]', mobilePanel],
  ['[data-film]', onDemand(async () => (await import('./enhancements/film.ts')).film)],
  ['[data-swiper]', onDemand(async () => (await import('./enhancements/swiper.ts')).swiper)],
];

const enhanceContent = () => enhance(document, enhancements);
enhanceContent();
startVisits(enhanceContent);
