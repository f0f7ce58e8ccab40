import { PACK_IDS } from '../../src/catalog/catalog.ts';
import { ARTICLE_IDS } from './articles.ts';
import { listOf } from '../../scripts/site/listOf.ts';

const withMobile = (paths: readonly string[]) => paths.flatMap((path) => [path, `${path}/mobile`]);
const DESKTOP_SWIPERS = ['AdvantageSwiper', 'DeviceSwiper', 'FeedbackSwiper'];
const MOBILE_SWIPERS = ['DeviceSwiperMobile', 'FeedBackSwiperMobile'];
const SOLUTIONS = {
  'battery-system': ['battery-pack', 'battery-management-system'],
  'electric-drive-system': ['solution-drive-electric'],
  'charging-system': ['ev-charger', 'obc'],
  'energy-storage-system': listOf(`
    energy-storage-parts cabinet-energy-storage containerized-energy-storage residential-energy-storage
    portable-power-station intelligent-energy-management-platform`),
} as const;
const PRODUCTS = listOf(`
  battery cabinet charger cloud container electric electron household parts portable super`);

/**
 * Every path that the specification names: English, desktop or mobile as specified. Deliberately typed, so that the page
 * table is not tested against itself. Packs and articles have no names in the specification.
 */
export const SPECIFIED_PATHS: readonly string[] = [
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
    listOf(`
      carbon-footprint company-profile contact-us corporation-partner download sustainable-development`).map(
      (name) => `/about-us/${name}`,
    ),
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
  ...Object.entries(SOLUTIONS).flatMap(([system, names]) => [
    `/solutions/${system}`,
    ...DESKTOP_SWIPERS.map((swiper) => `/solutions/${system}/${swiper}`),
    ...names.flatMap((name) => [
      `/solutions/${system}/${name}`,
      ...DESKTOP_SWIPERS.map((swiper) => `/solutions/${system}/${name}/${swiper}`),
      `/solutions/${system}/mobile/${name}`,
      ...MOBILE_SWIPERS.map((swiper) => `/solutions/${system}/mobile/${name}/${swiper}`),
    ]),
  ]),
  ...PACK_IDS.slice(0, 1).map((pack) => `/solutions/battery-system/packDetail/${pack}`),
  '/solutions/detail',
  ...withMobile(PRODUCTS.map((product) => `/solutions/detail/${product}`)),
  ...PRODUCTS.map((product) => `/solutions/detail/mobile/${product}`),
  // News
  '/news/pages',
  '/news/pages/1',
  '/news/mobile',
  '/news/mobile/pages',
  '/news/mobile/pages/1',
  ...ARTICLE_IDS.slice(0, 1).flatMap((id) => [`/news/${id}`, `/news/mobile/${id}`]),
  '/news/detail',
  // Other mobile-only pages
  '/mobile/components/Activity',
  '/mobile/components/VideoModuleHome',
];
