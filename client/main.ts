/** The browser script: what makes the pages more pleasant. Every page works without it. */
import { enhance } from './enhance.ts';
import { deviceCheck } from './enhancements/deviceCheck.ts';
import { detailsMenu } from './enhancements/detailsMenu.ts';
import { film } from './enhancements/film.ts';
import { mainMenu } from './enhancements/mainMenu.ts';

enhance(document, [
  ['html', deviceCheck],
  ['[data-menu]', mainMenu],
  ['[data-language-menu]', detailsMenu],
  ['[data-mobile-menu]', detailsMenu],
  ['[data-film]', film],
]);
