import { LANGUAGE_CODES } from '../../src/locale/codes.ts';
import type { LanguageCode } from '../../src/locale/codes.ts';
import { PACK_IDS, solutions } from '../../src/catalogue/catalogue.ts';
import { SYSTEM_IDS } from '../../src/catalogue/systems.ts';
import { joinPath, splitPath } from '../../src/redirect/paths.ts';

const withMobile = (paths: readonly string[]) => paths.flatMap((path) => [path, `${path}/mobile`]);
const DESKTOP_SWIPERS = ['AdvantageSwiper', 'DeviceSwiper', 'FeedbackSwiper'];
const MOBILE_SWIPERS = ['DeviceSwiperMobile', 'FeedBackSwiperMobile'];
const SWIPERS = [...DESKTOP_SWIPERS, ...MOBILE_SWIPERS];
const NEWS_IDS = ['1', '7', '22'];
const NEWS_PAGES = ['1', '2', '3'];

/**
 * Every path that the specification names or implies: English, desktop or mobile as specified. Deliberately duplicated,
 * so that the page table is not tested against itself.
 */
const SPECIFIED_PATHS: readonly string[] = [
  // Top level
  '/',
  '/about-us',
  '/legal',
  '/mobile',
  '/news',
  '/privacy',
  '/services',
  '/solutions',
  '/technical-strength',
  '/twoPage',
  // About us
  ...withMobile(
    [
      'carbon-footprint',
      'company-profile',
      'contact-us',
      'corporation-partner',
      'download',
      'sustainable-development',
    ].map((name) => `/about-us/${name}`),
  ),
  '/about-us/company-profile/mobile/modal',
  ...['policy', 'reportDownload', 'strategy'].map(
    (name) => `/about-us/sustainable-development/mobile/${name}`,
  ),
  // Privacy
  '/privacy/indexDE',
  '/privacy/indexEN',
  '/privacy/mobile',
  '/privacy/mobile/indexDEMobile',
  '/privacy/mobile/indexENMobile',
  // Services, two-page
  ...withMobile(['/services/after-sales-service', '/services/join']),
  '/twoPage/jion',
  '/twoPage/open',
  '/twoPage/jion/mobile',
  // Solutions
  ...SYSTEM_IDS.flatMap((system) => [
    `/solutions/${system}`,
    ...SWIPERS.slice(0, 3).map((swiper) => `/solutions/${system}/${swiper}`),
  ]),
  ...solutions.flatMap(({ system, name }) => [
    `/solutions/${system}/${name}`,
    ...DESKTOP_SWIPERS.map((swiper) => `/solutions/${system}/${name}/${swiper}`),
    `/solutions/${system}/mobile/${name}`,
    ...MOBILE_SWIPERS.map((swiper) => `/solutions/${system}/mobile/${name}/${swiper}`),
  ]),
  ...PACK_IDS.map((pack) => `/solutions/battery-system/packDetail/${pack}`),
  ...withMobile(solutions.map(({ product }) => `/solutions/detail/${product}`)),
  '/solutions/detail',
  ...solutions.map(({ product }) => `/solutions/detail/mobile/${product}`),
  // News
  '/news/pages',
  ...NEWS_PAGES.flatMap((page) => [`/news/pages/${page}`, `/news/mobile/pages/${page}`]),
  ...NEWS_IDS.flatMap((id) => [`/news/${id}`, `/news/mobile/${id}`]),
  '/news/mobile',
  '/news/mobile/pages',
  '/news/detail',
  // Other mobile-only pages
  '/mobile/components/Activity',
  '/mobile/components/VideoModuleHome',
];

/** Further paths that the redirect rules derive from the specified ones (product decisions, section 2). */
const CLOSURE_PATHS: readonly string[] = [
  ...[
    '/about-us',
    '/legal',
    '/services',
    '/solutions',
    '/technical-strength',
    '/twoPage',
    '/twoPage/open',
  ].map((path) => `${path}/mobile`),
  '/privacy/indexDE/mobile',
  '/privacy/indexEN/mobile',
  '/privacy/indexDEMobile',
  '/privacy/indexENMobile',
  ...SYSTEM_IDS.flatMap((system) => [
    `/solutions/${system}/mobile`,
    ...SWIPERS.map((swiper) => `/solutions/${system}/mobile/${swiper}`),
    ...MOBILE_SWIPERS.map((swiper) => `/solutions/${system}/${swiper}`),
  ]),
  ...solutions.flatMap(({ system, name }) => [
    ...SWIPERS.map((swiper) => `/solutions/${system}/mobile/${name}/${swiper}`),
    ...MOBILE_SWIPERS.map((swiper) => `/solutions/${system}/${name}/${swiper}`),
  ]),
  ...PACK_IDS.map((pack) => `/solutions/battery-system/mobile/packDetail/${pack}`),
  '/solutions/detail/mobile',
  '/components/Activity',
  '/components/VideoModuleHome',
  '/about-us/company-profile/modal',
  ...['policy', 'reportDownload', 'strategy'].map((name) => `/about-us/sustainable-development/${name}`),
];

export const ALL_PATHS: readonly string[] = [...new Set([...SPECIFIED_PATHS, ...CLOSURE_PATHS])];

export function inLanguage(path: string, code: LanguageCode): string {
  return joinPath({ language: code === 'en' ? undefined : code, segments: splitPath(path).segments });
}

export const LANGUAGES_UNDER_TEST = LANGUAGE_CODES;
