import { AboutPage } from '../../views/pages/company/AboutPage.tsx';
import { CompanyProfilePage } from '../../views/pages/company/CompanyProfilePage.tsx';
import { ContactPage } from '../../views/pages/company/ContactPage.tsx';
import { DownloadPage } from '../../views/pages/company/DownloadPage.tsx';
import { GlancePage } from '../../views/pages/company/GlancePage.tsx';
import { PartnerPage } from '../../views/pages/company/PartnerPage.tsx';
import { mapPlaces } from '../company/sites.ts';
import { organisation } from '../organisation.ts';
import type { DepartmentId } from '../organisation.ts';
import { carbonFootprintPage } from './carbonFootprint.ts';
import { aboutFigures } from './aboutFigures.ts';
import { filteredDocuments, isFilter } from './documentFilter.ts';
import { headOf } from './headOf.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';
import { sustainabilityPages } from './sustainability.ts';

export const aboutPages: readonly Page[] = [
  definePage({
    id: 'aboutUs',
    desktop: ['/about-us'],
    label: ({ words }) => words.nav.aboutUs,
    menu: { position: 6 },
    load: ({ site: { words } }) => {
      const card = (name: keyof typeof words.about & keyof typeof CARD_PICTURES) => {
        const { title, lead } = words.about[name];
        return { to: `/about-us/${name}`, title, text: lead, picture: CARD_PICTURES[name] };
      };
      return {
        figures: aboutFigures(words),
        cards: [
          card('company-profile'),
          card('corporation-partner'),
          card('carbon-footprint'),
          card('sustainable-development'),
          card('download'),
          card('contact-us'),
        ],
      };
    },
    head: (_, { site }) => headOf(site.words.about['about-us']),
    view: AboutPage,
  }),
  definePage({
    id: 'companyProfile',
    desktop: ['/about-us/company-profile'],
    label: ({ words }) => words.nav.companyProfile,
    menu: { position: 1 },
    load: ({ site: { words } }) => ({ figures: aboutFigures(words), places: mapPlaces(words) }),
    head: (_, { site }) => headOf(site.words.about['company-profile']),
    view: CompanyProfilePage,
  }),
  definePage({
    id: 'companyAtAGlance',
    desktop: [],
    mobile: ['/about-us/company-profile/mobile/modal'],
    label: ({ words }) => words.nav.companyAtAGlance,
    load: ({ site: { words } }) => ({ figures: aboutFigures(words) }),
    head: (_, { site }) => headOf(site.words.about.modal),
    view: GlancePage,
  }),
  definePage({
    id: 'corporationPartner',
    desktop: ['/about-us/corporation-partner'],
    label: ({ words }) => words.nav.corporationPartner,
    menu: { position: 2 },
    load: () => ({}),
    head: (_, { site }) => headOf(site.words.about['corporation-partner']),
    view: PartnerPage,
  }),
  carbonFootprintPage,
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
  ...sustainabilityPages,
  definePage({
    id: 'contactUs',
    desktop: ['/about-us/contact-us'],
    label: ({ words }) => words.nav.contactUs,
    menu: { position: 5 },
    load: async ({ site, blocks, languageCode }) => {
      const { items } = site.words.about['contact-us'].departments;
      const department = (id: DepartmentId) => ({ ...items[id], ...organisation.departments[id] });
      return {
        contact: (await blocks.get('about-contact', languageCode)).value,
        departments: [
          department('sales'),
          department('hotline'),
          department('parts'),
          department('partners'),
          department('press'),
          department('purchasing'),
          department('careers'),
          department('privacy'),
        ],
        hotline: organisation.departments.hotline.phone,
        street: organisation.street,
      };
    },
    head: (_, { site }) => headOf(site.words.about['contact-us']),
    view: ContactPage,
  }),
];

/** Picture names of the cards that link to the pages below `/about-us`. */
const CARD_PICTURES = {
  'company-profile': 'scene-production-line',
  'corporation-partner': 'scene-bus-depot',
  'carbon-footprint': 'cabinet-hero',
  'sustainable-development': 'scene-home-storage',
  download: 'electron-hero',
  'contact-us': 'scene-container-park',
} as const;
