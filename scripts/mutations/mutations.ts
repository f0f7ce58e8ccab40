/** A fault to inject into the code, one that a visitor would notice. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  /** Test files that are likely to catch it; they run first. */
  readonly tests: readonly string[];
}

const browser = (...names: readonly string[]) => names.map((name) => `test/browser/${name}.spec.ts`);

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'Escape leaves dropdowns open',
    file: 'client/enhancements/mainMenu.ts',
    search: "key === 'Escape' ? buttons.find(isOpen)",
    replacement: "key === 'Cancel' ? buttons.find(isOpen)",
    tests: browser('desktopMenu'),
  },
  {
    name: 'Escape leaves the language menu open',
    file: 'client/enhancements/detailsMenu.ts',
    search: "if (event.key !== 'Escape' || !menu.open) return;",
    replacement: "if (event.key !== 'Cancel' || !menu.open) return;",
    tests: browser('desktopLanguageMenu'),
  },
  {
    name: 'the mobile menu is not modal',
    file: 'client/enhancements/mobilePanel.ts',
    search: 'dialog.showModal();',
    replacement: 'dialog.show();',
    tests: browser('phonePanel'),
  },
  {
    name: 'a tap beside the mobile menu does not close it',
    file: 'client/enhancements/mobilePanel.ts',
    search: 'if (event.target === dialog) dialog.close();',
    replacement: 'if (event.target === close) dialog.close();',
    tests: browser('phonePanel'),
  },
  {
    name: 'the next button of a swiper does nothing',
    file: 'client/enhancements/swiper.ts',
    search: 'goTo(from() + 1));',
    replacement: 'goTo(from()));',
    tests: browser('swipers'),
  },
  {
    name: 'swipers scroll the wrong way in Arabic',
    file: 'client/enhancements/swiper.ts',
    search: 'isRtl ? -place : place',
    replacement: 'isRtl ? place : place',
    tests: browser('swipers'),
  },
  {
    name: 'a narrow window keeps the desktop layout',
    file: 'client/enhancements/deviceCheck.ts',
    search: "matchMedia(MOBILE_BELOW).matches ? 'mobile'",
    replacement: "matchMedia('print').matches ? 'mobile'",
    tests: browser('desktopDeviceCheck'),
  },
  {
    name: 'a visit keeps the title of the page before',
    file: 'client/visits/swapPage.ts',
    search: 'swapHead([...next.head.querySelectorAll(OWN_HEAD)]);',
    replacement: '',
    tests: browser('visits'),
  },
  {
    name: 'a visit does not mark the current menu entry',
    file: 'client/visits/swapPage.ts',
    search: 'else entry.setAttribute(name, value);',
    replacement: 'else entry.removeAttribute(name);',
    tests: browser('visits', 'desktopMenu', 'phonePanel'),
  },
  {
    name: 'the page that the visitor points to is not prefetched',
    file: 'client/visits/fetchAhead.ts',
    search: 'chosen = address;',
    replacement: 'chosen = undefined;',
    tests: ['client/visits/fetchAhead.test.ts'],
  },
  {
    name: 'the loading bar does not show a failure',
    file: 'client/visits/progress.ts',
    search: 'isFailed = true;',
    replacement: 'isFailed = false;',
    tests: ['client/visits/progress.test.ts'],
  },
  {
    name: 'a closed consent banner comes back with the next page',
    file: 'client/consent/consentBanner.ts',
    search: "store(session, SESSION_STORAGE.bannerClosed, '1');",
    replacement: '',
    tests: browser('consent', 'storage'),
  },
  {
    name: 'phones get the desktop layout',
    file: 'src/request/facts.ts',
    search: "if (isPhone(req.headers['user-agent'])) return 'phone';",
    replacement: '',
    tests: ['src/request/facts.test.ts', 'test/redirects.test.ts'],
  },
  {
    name: 'a redirect drops the query string',
    file: 'src/middleware/redirects.ts',
    search: 'Location: location + facts.search,',
    replacement: 'Location: location,',
    tests: ['test/redirects.test.ts'],
  },
  {
    name: 'the public site is hidden from search engines',
    file: 'src/middleware/robots.ts',
    search: 'if (!isOpen) res.set(',
    replacement: 'if (isOpen) res.set(',
    tests: ['test/search.test.ts', 'test/audit.test.ts'],
  },
  {
    name: 'the security policy blocks the stylesheets',
    file: 'src/middleware/securityHeaders.ts',
    search: `styleSrc: ["'self'", `,
    replacement: `styleSrc: [`,
    tests: ['test/security.test.ts', ...browser('home')],
  },
  {
    name: 'a consent cookie of an earlier revision still allows analytics',
    file: 'src/consent/choice.ts',
    search: 'choice.revision >= REVISION && ',
    replacement: '',
    tests: ['src/consent/choice.test.ts', 'test/consent.test.ts'],
  },
  {
    name: 'own consent choices are inverted',
    file: 'src/routes/consent.ts',
    search: "(choice === 'custom' && option.includes(id))",
    replacement: "(choice === 'custom' && !option.includes(id))",
    tests: ['test/consent.test.ts'],
  },
  {
    name: 'choosing a language leads to the home page',
    file: 'src/routes/language.ts',
    search: 'localise(page, code, layout)',
    replacement: "localise('/', code, layout)",
    tests: ['test/language.test.ts'],
  },
  {
    name: 'news pages leave out an article',
    file: 'src/pages/news/news.ts',
    search: 'page * ARTICLES_PER_PAGE)',
    replacement: 'page * ARTICLES_PER_PAGE - 1)',
    tests: ['test/news.test.ts'],
  },
  {
    name: 'the page itself is missing from its breadcrumbs',
    file: 'views/elements/Breadcrumbs.tsx',
    search: '{crumbs.at(-1)?.label}',
    replacement: '',
    tests: ['test/frames.test.ts'],
  },
  {
    name: 'the loading bar grows against the reading direction in Arabic',
    file: 'views/frames/LoadingBar.css',
    search: 'transform-origin: 100% 50%;',
    replacement: 'transform-origin: 0 50%;',
    tests: browser('loadingBar', 'rightToLeft'),
  },
  {
    name: 'swiper cards do not scroll but widen the page',
    file: 'views/sections/Swiper.css',
    search: 'overflow-x: auto;',
    replacement: 'overflow-x: visible;',
    tests: browser('overflow', 'swipers'),
  },
  {
    name: 'the keyboard focus is invisible',
    file: 'client/styles/states.css',
    search: 'outline: calc(2 * var(--px)) solid var(--ink);',
    replacement: 'outline: 0 solid var(--ink);',
    tests: browser('desktopMenu'),
  },
  {
    name: 'the desktop menu stands below its header',
    file: 'views/frames/DesktopFrame.css',
    search: 'min-block-size: var(--header);',
    replacement: 'min-block-size: calc(3 * var(--header));',
    tests: browser('desktopMenu'),
  },
  {
    name: 'a page is compressed with a dictionary that the browser lacks',
    file: 'src/render/sendPage.ts',
    search: 'offeredDictionary(req) === dictionary.sha256 ?',
    replacement: 'offeredDictionary(req) ?',
    tests: ['test/dictionaries.test.ts'],
  },
  {
    name: 'nginx sends pages compressed with a dictionary to browsers without it',
    file: 'scripts/deploy/nginx/arcvane.conf',
    search: '|$arcvane_dictionary|',
    replacement: '|',
    tests: ['test/nginx.test.ts'],
  },
];
