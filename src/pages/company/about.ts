import { AboutPage } from '../../../views/pages/company/AboutPage.tsx';
import { CompanyProfilePage } from '../../../views/pages/company/CompanyProfilePage.tsx';
import { ContactPage } from '../../../views/pages/company/ContactPage.tsx';
import { DownloadPage } from '../../../views/pages/company/DownloadPage.tsx';
import { GlancePage } from '../../../views/pages/company/GlancePage.tsx';
import { PartnerPage } from '../../../views/pages/company/PartnerPage.tsx';
import { contactBlock } from '../../blocks/contact.ts';
import { documentNumber, PRINTED_DOCUMENTS } from '../../catalog/documents.ts';
import {
  ABOUT_PARAMETER,
  DOCUMENT_PARAMETER,
  DOWNLOAD_PATH,
  paperPath,
} from '../../inquiries/contactPath.ts';
import { HUBS, hubOf, hubsFor } from '../../markets/hubs.ts';
import { emergencyLines, hubEntry } from '../../markets/marketTexts.ts';
import { organization, type DepartmentId } from '../../organization.ts';
import { definePage, defineTextPage, type LoadRequest } from '../../pageTable/page.ts';
import { contactData } from '../../structuredData/contact.ts';
import { sectionCards } from '../sectionCards.ts';
import { inquiryForm } from '../service/inquiryForm.ts';
import { carbonFootprintPage } from './carbonFootprint.ts';
import { companyFigures } from './companyFigures.ts';
import { filteredDocuments, isFilter } from './documentFilter.ts';
import { mapPlaces } from './places.ts';
import { pressPage } from './press.ts';
import { sustainabilityPages } from './sustainability.ts';

export const aboutPages = [
  definePage({
    id: 'aboutUs',
    desktop: '/about-us',
    words: (words) => words.about['about-us'],
    menu: { position: 6 },
    load: ({ context: { words } }) => ({
      figures: companyFigures(words),
      cards: sectionCards('/about-us', words.about, [
        ['company-profile', 'scene-production-line'],
        ['corporation-partner', 'scene-training-room'],
        ['carbon-footprint', 'cabinet-hero'],
        ['sustainable-development', 'scene-container-park'],
        ['download', 'electron-hero'],
        ['contact-us', 'scene-control-room'],
      ]),
    }),
    view: AboutPage,
  }),
  definePage({
    id: 'companyProfile',
    desktop: '/about-us/company-profile',
    words: (words) => words.about['company-profile'],
    menu: { position: 1 },
    load: ({ context: { words } }) => ({ figures: companyFigures(words), places: mapPlaces(words) }),
    view: CompanyProfilePage,
  }),
  definePage({
    id: 'companyAtAGlance',
    mobile: '/about-us/company-profile/mobile/modal',
    words: (words) => words.about.modal,
    load: ({ context: { words } }) => ({ figures: companyFigures(words) }),
    view: GlancePage,
  }),
  defineTextPage({
    id: 'corporationPartner',
    desktop: '/about-us/corporation-partner',
    words: (words) => words.about['corporation-partner'],
    menu: { position: 2 },
    view: PartnerPage,
  }),
  carbonFootprintPage,
  definePage({
    id: 'download',
    desktop: DOWNLOAD_PATH,
    words: (words) => words.about.download,
    menu: { position: 3 },
    forms: ['paper'],
    validate: ({ query }) => isFilter(query),
    load: (request) => ({
      page: request.context.words.about.download,
      ...filteredDocuments(request.query, request.context),
      form: paperForm(request),
    }),
    view: DownloadPage,
  }),
  ...sustainabilityPages,
  definePage({
    id: 'contactUs',
    desktop: '/about-us/contact-us',
    words: (words) => words.about['contact-us'],
    menu: { position: 5 },
    forms: ['engineer'],
    load: async (request) => {
      const { context, blocks } = request;
      const { language, words } = context;
      const { departments, hours } = words.about['contact-us'];
      const ids = Object.keys(organization.departments) as DepartmentId[];
      const hubs = hubsFor(language.code).map((id) => hubEntry(id, context));
      const [own = hubEntry('berlin', context)] = hubs;
      const { value: headOffice } = await blocks.get(contactBlock, language.code);
      const isOwn = hubOf(language.code) !== 'berlin';
      const [open, spoken] = own.facts.map(({ text }) => text);
      const inOffice = hours.items
        .slice(0, 1)
        .map(({ text }) => text + context.t('frame:inBrackets', { text: own.title }));
      return {
        contact: {
          ...(isOwn ? { ...own, address: own.text } : headOffice),
          answered: [...(isOwn ? [open] : inOffice), spoken].filter((text) => text !== undefined),
        },
        departments: ids.map((id) => ({
          id: `department-${id}`,
          ...departments.items[id],
          ...(id === 'hotline' ? HUBS[hubOf(language.code)] : organization.departments[id]),
        })),
        hubs,
        emergencyLines: emergencyLines(context),
        street: organization.street,
        engineer: inquiryForm('engineer', request),
      };
    },
    head: ({ engineer: { about } }, { context, siteUrl }) => ({
      structuredData: [contactData(siteUrl, context)],
      ...(about && { query: `?${String(new URLSearchParams({ [ABOUT_PARAMETER]: about.path }))}` }),
    }),
    view: ContactPage,
  }),
  pressPage,
];

/** The form for a copy on paper, of the document that the query names. */
function paperForm(request: LoadRequest) {
  const asked = request.query.get(DOCUMENT_PARAMETER);
  const id = PRINTED_DOCUMENTS.find((each) => documentNumber(each) === asked);
  const document = id ? documentNumber(id) : '';
  return inquiryForm('paper', request, {
    about: id ? paperPath(document) : DOWNLOAD_PATH,
    values: { document, language: id?.language ?? request.context.language.code },
  });
}
