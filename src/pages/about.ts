import { ContactPage } from '../../views/pages/company/ContactPage.tsx';
import { DownloadPage } from '../../views/pages/company/DownloadPage.tsx';
import { filteredDocuments, isFilter } from './documentFilter.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';
import { overviewPage, textPage } from './textPage.ts';

const sustainability = '/about-us/sustainable-development';

export const aboutPages: readonly Page[] = [
  overviewPage({
    id: 'aboutUs',
    desktop: ['/about-us'],
    label: ({ words }) => words.nav.aboutUs,
    menu: { position: 6 },
    words: ({ about }) => about['about-us'],
    heading: ({ solutions }) => solutions.headings.explore,
    below: [
      ['/about-us/company-profile', ({ about }) => about['company-profile']],
      ['/about-us/corporation-partner', ({ about }) => about['corporation-partner']],
      ['/about-us/carbon-footprint', ({ about }) => about['carbon-footprint']],
      [sustainability, ({ about }) => about['sustainable-development']],
      ['/about-us/download', ({ about }) => about.download],
      ['/about-us/contact-us', ({ about }) => about['contact-us']],
    ],
  }),
  overviewPage({
    id: 'companyProfile',
    desktop: ['/about-us/company-profile'],
    label: ({ words }) => words.nav.companyProfile,
    menu: { position: 1 },
    words: ({ about }) => about['company-profile'],
    heading: ({ frame }) => frame.readMore,
    below: [['/about-us/company-profile/mobile/modal', ({ about }) => about.modal]],
  }),
  textPage({
    id: 'companyAtAGlance',
    desktop: [],
    mobile: ['/about-us/company-profile/mobile/modal'],
    label: ({ words }) => words.nav.companyAtAGlance,
    words: ({ about }) => about.modal,
  }),
  textPage({
    id: 'corporationPartner',
    desktop: ['/about-us/corporation-partner'],
    label: ({ words }) => words.nav.corporationPartner,
    menu: { position: 2 },
    words: ({ about }) => about['corporation-partner'],
  }),
  textPage({
    id: 'carbonFootprint',
    desktop: ['/about-us/carbon-footprint'],
    label: ({ words }) => words.nav.carbonFootprint,
    words: ({ about }) => about['carbon-footprint'],
  }),
  definePage({
    id: 'download',
    desktop: ['/about-us/download'],
    label: ({ words }) => words.nav.download,
    menu: { position: 3 },
    validate: ({ query }) => isFilter(query),
    load: ({ site, query }) => ({ page: site.words.about.download, ...filteredDocuments(query, site) }),
    head: ({ page }) => ({ title: page.title, description: page.description }),
    view: DownloadPage,
  }),
  overviewPage({
    id: 'sustainableDevelopment',
    desktop: [sustainability],
    label: ({ words }) => words.nav.sustainableDevelopment,
    menu: { position: 4, languages: ['en', 'de'] },
    words: ({ about }) => about['sustainable-development'],
    heading: ({ frame }) => frame.readMore,
    below: [
      [`${sustainability}/mobile/strategy`, ({ about }) => about.strategy],
      [`${sustainability}/mobile/policy`, ({ about }) => about.policy],
      [`${sustainability}/mobile/reportDownload`, ({ about }) => about.reportDownload],
    ],
  }),
  textPage({
    id: 'sustainabilityStrategy',
    desktop: [],
    mobile: [`${sustainability}/mobile/strategy`],
    label: ({ words }) => words.nav.sustainabilityStrategy,
    words: ({ about }) => about.strategy,
  }),
  textPage({
    id: 'sustainabilityPolicy',
    desktop: [],
    mobile: [`${sustainability}/mobile/policy`],
    label: ({ words }) => words.nav.sustainabilityPolicy,
    words: ({ about }) => about.policy,
  }),
  textPage({
    id: 'sustainabilityReport',
    desktop: [],
    mobile: [`${sustainability}/mobile/reportDownload`],
    label: ({ words }) => words.nav.sustainabilityReport,
    words: ({ about }) => about.reportDownload,
  }),
  definePage({
    id: 'contactUs',
    desktop: ['/about-us/contact-us'],
    label: ({ words }) => words.nav.contactUs,
    menu: { position: 5 },
    load: async ({ site, blocks, languageCode }) => ({
      page: site.words.about['contact-us'],
      contact: (await blocks.get('about-contact', languageCode)).value,
    }),
    head: ({ page }) => ({ title: page.title, description: page.description }),
    view: ContactPage,
  }),
];
