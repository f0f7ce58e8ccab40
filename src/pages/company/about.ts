import { AboutPage } from '../../../views/pages/company/AboutPage.tsx';
import { CompanyProfilePage } from '../../../views/pages/company/CompanyProfilePage.tsx';
import { ContactPage } from '../../../views/pages/company/ContactPage.tsx';
import { DownloadPage } from '../../../views/pages/company/DownloadPage.tsx';
import { GlancePage } from '../../../views/pages/company/GlancePage.tsx';
import { PartnerPage } from '../../../views/pages/company/PartnerPage.tsx';
import { contactBlock } from '../../blocks/contact.ts';
import { organisation } from '../../organisation.ts';
import type { DepartmentId } from '../../organisation.ts';
import { definePage } from '../../pageTable/page.ts';
import type { Page } from '../../pageTable/page.ts';
import { headOf } from '../headOf.ts';
import { sectionCards } from '../sectionCards.ts';
import { carbonFootprintPage } from './carbonFootprint.ts';
import { companyFigures } from './companyFigures.ts';
import { filteredDocuments, isFilter } from './documentFilter.ts';
import { mapPlaces } from './places.ts';
import { sustainabilityPages } from './sustainability.ts';

export const aboutPages: readonly Page[] = [
  definePage({
    id: 'aboutUs',
    desktop: ['/about-us'],
    label: ({ words }) => words.nav.aboutUs,
    menu: { position: 6 },
    load: ({ context: { words } }) => ({
      figures: companyFigures(words),
      cards: sectionCards('/about-us', words.about, [
        ['company-profile', 'scene-production-line'],
        ['corporation-partner', 'scene-bus-depot'],
        ['carbon-footprint', 'cabinet-hero'],
        ['sustainable-development', 'scene-home-storage'],
        ['download', 'electron-hero'],
        ['contact-us', 'scene-container-park'],
      ]),
    }),
    head: (_, { context }) => headOf(context.words.about['about-us']),
    view: AboutPage,
  }),
  definePage({
    id: 'companyProfile',
    desktop: ['/about-us/company-profile'],
    label: ({ words }) => words.nav.companyProfile,
    menu: { position: 1 },
    load: ({ context: { words } }) => ({ figures: companyFigures(words), places: mapPlaces(words) }),
    head: (_, { context }) => headOf(context.words.about['company-profile']),
    view: CompanyProfilePage,
  }),
  definePage({
    id: 'companyAtAGlance',
    desktop: [],
    mobile: ['/about-us/company-profile/mobile/modal'],
    label: ({ words }) => words.nav.companyAtAGlance,
    load: ({ context: { words } }) => ({ figures: companyFigures(words) }),
    head: (_, { context }) => headOf(context.words.about.modal),
    view: GlancePage,
  }),
  definePage({
    id: 'corporationPartner',
    desktop: ['/about-us/corporation-partner'],
    label: ({ words }) => words.nav.corporationPartner,
    menu: { position: 2 },
    load: () => ({}),
    head: (_, { context }) => headOf(context.words.about['corporation-partner']),
    view: PartnerPage,
  }),
  carbonFootprintPage,
  definePage({
    id: 'download',
    desktop: ['/about-us/download'],
    label: ({ words }) => words.nav.download,
    menu: { position: 3 },
    validate: ({ query }) => isFilter(query),
    load: ({ context, query }) => ({
      page: context.words.about.download,
      ...filteredDocuments(query, context),
    }),
    head: ({ page }) => ({ title: page.title, description: page.description }),
    view: DownloadPage,
  }),
  ...sustainabilityPages,
  definePage({
    id: 'contactUs',
    desktop: ['/about-us/contact-us'],
    label: ({ words }) => words.nav.contactUs,
    menu: { position: 5 },
    load: async ({ context, blocks }) => {
      const { items } = context.words.about['contact-us'].departments;
      const department = (id: DepartmentId) => ({ ...items[id], ...organisation.departments[id] });
      return {
        contact: (await blocks.get(contactBlock, context.language.code)).value,
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
    head: (_, { context }) => headOf(context.words.about['contact-us']),
    view: ContactPage,
  }),
];
