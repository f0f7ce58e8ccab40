import { InquiryReceivedPage } from '../../../views/pages/service/InquiryReceivedPage.tsx';
import { AfterSalesPage } from '../../../views/pages/service/AfterSalesPage.tsx';
import { ServicePartnerPage } from '../../../views/pages/service/ServicePartnerPage.tsx';
import { SecurityPage } from '../../../views/pages/service/SecurityPage.tsx';
import { ServicesPage } from '../../../views/pages/service/ServicesPage.tsx';
import { PRODUCT_IDS, productPath } from '../../catalog/catalog.ts';
import { datesOf, openRecalls } from '../../catalog/lifecycle.ts';
import { modelsOf } from '../../catalog/models.ts';
import { formOfCase, HUB_PARAMETER, RECEIVED_PATH } from '../../inquiries/caseNumber.ts';
import { SHOWN_MINUTES } from '../../inquiries/createInquiries.ts';
import { FORMS } from '../../inquiries/forms.ts';
import { sentValues } from './sentValues.ts';
import { recipientOf } from '../../inquiries/recipient.ts';
import { SECURITY_FILES, SECURITY_PATH } from '../../model/paths.ts';
import { HUB_IDS, HUBS, hubOf } from '../../markets/hubs.ts';
import { emergencyLines, hubCity, openingHours } from '../../markets/marketTexts.ts';
import { organization } from '../../organization.ts';
import { definePage } from '../../pageTable/page.ts';
import { questionsData } from '../../structuredData/jsonLd.ts';
import { mapPlaces } from '../company/places.ts';
import { sectionCards } from '../sectionCards.ts';
import { inquiryForm } from './inquiryForm.ts';

export const servicePages = [
  definePage({
    id: 'services',
    desktop: '/services',
    words: (words) => words.services.services,
    menu: { position: 4 },
    load: ({ context: { words } }) => ({
      hubs: mapPlaces(words).flatMap((place) =>
        place.kind === 'plant' ? [] : [{ ...place, kind: 'hub' as const }],
      ),
      cards: sectionCards('/services', words.services, [
        ['after-sales-service', 'battery-detail'],
        ['join', 'scene-training-room'],
      ]),
    }),
    view: ServicesPage,
  }),
  definePage({
    id: 'afterSalesService',
    desktop: '/services/after-sales-service',
    words: ({ services }) => services['after-sales-service'],
    menu: { position: 1 },
    forms: ['service'],
    load: (request) => ({
      recalls: openRecalls(request.context),
      hotline: HUBS[hubOf(request.context.language.code)],
      emergencyLines: emergencyLines(request.context),
      spareParts: organization.departments.parts,
      form: inquiryForm('service', request),
    }),
    head: (_, { context: { words } }) => ({
      structuredData: [questionsData(words.services['after-sales-service'].faq.items)],
    }),
    view: AfterSalesPage,
  }),
  definePage({
    id: 'joinService',
    desktop: '/services/join',
    words: (words) => words.services.join,
    menu: { position: 2 },
    forms: ['partner'],
    load: (request) => ({
      mail: organization.departments.partners.mail,
      form: inquiryForm('partner', request),
    }),
    view: ServicePartnerPage,
  }),
  definePage({
    id: 'security',
    desktop: SECURITY_PATH,
    words: ({ security }) => security,
    menu: { position: 4 },
    footer: 'legal',
    load: ({ context }) => ({
      page: context.words.security,
      support: PRODUCT_IDS.map((id) => ({
        name: context.words.products.products[id].name,
        to: `${productPath(id)}#life-cycle`,
        until: [...Map.groupBy(modelsOf(id), (model) => datesOf(model, context).security ?? '')].map(
          ([text, models]) => ({ text, models: models.map(({ name }) => name) }),
        ),
      })),
      files: SECURITY_FILES,
    }),
    view: SecurityPage,
  }),
  // Any case number of the site has the same page, which does not tell whether the case is still there.
  definePage({
    id: 'inquiryReceived',
    desktop: `${RECEIVED_PATH}/:case`,
    words: ({ inquiries }) => inquiries.received,
    instances: () => Promise.resolve([]),
    noIndex: true,
    personal: true,
    validate: ({ params, isOwnCase }) => isOwnCase?.(params.case ?? '') ?? false,
    load: async ({ context, params, query, recent }) => {
      const { words, t, format } = context;
      const { case: caseNumber = '' } = params;
      const form = formOfCase(caseNumber) ?? 'engineer';
      const { answerDays } = FORMS[form];
      const hub = HUB_IDS.find((id) => id === query.get(HUB_PARAMETER)) ?? 'berlin';
      const inquiry = await recent?.(caseNumber);
      return {
        caseNumber,
        sent: inquiry === 'unreadable' ? inquiry : inquiry && sentValues(inquiry, context),
        shown: format.duration(SHOWN_MINUTES, 'minute'),
        steps: [
          words.inquiries.received.steps[form],
          t('inquiries:received.within', { count: answerDays }),
          t('markets:received', { city: hubCity(hub, context), hours: openingHours(hub, context) }),
        ],
        ...recipientOf(form, hub),
      };
    },
    view: InquiryReceivedPage,
  }),
];
