import { AfterSalesPage } from '../../../views/pages/services/AfterSalesPage.tsx';
import { ServicePartnerPage } from '../../../views/pages/services/ServicePartnerPage.tsx';
import { ServicesPage } from '../../../views/pages/services/ServicesPage.tsx';
import { organisation } from '../../organisation.ts';
import { definePage, type Page } from '../../pageTable/page.ts';
import { questionsData } from '../../structuredData/jsonLd.ts';
import { mapPlaces } from '../company/places.ts';
import { sectionCards } from '../sectionCards.ts';

export const servicePages: readonly Page[] = [
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
    load: () => ({ hotline: organisation.departments.hotline, spareParts: organisation.departments.parts }),
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
    load: () => ({ mail: organisation.departments.partners.mail }),
    view: ServicePartnerPage,
  }),
];
