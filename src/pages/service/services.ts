import { AfterSalesPage } from '../../../views/pages/services/AfterSalesPage.tsx';
import { ServicePartnerPage } from '../../../views/pages/services/ServicePartnerPage.tsx';
import { ServicesPage } from '../../../views/pages/services/ServicesPage.tsx';
import { organisation } from '../../organisation.ts';
import { definePage } from '../../pageTable/page.ts';
import type { Page } from '../../pageTable/page.ts';
import { questionsData } from '../../structuredData/jsonLd.ts';
import { mapPlaces } from '../company/places.ts';
import { headOf } from '../headOf.ts';
import { sectionCards } from '../sectionCards.ts';

export const servicePages: readonly Page[] = [
  definePage({
    id: 'services',
    desktop: ['/services'],
    label: ({ words }) => words.nav.services,
    menu: { position: 4 },
    load: ({ context: { words } }) => ({
      hubs: mapPlaces(words).flatMap((place) =>
        place.kind === 'plant' ? [] : [{ ...place, kind: 'hub' as const }],
      ),
      cards: sectionCards('/services', words.services, [
        ['after-sales-service', 'battery-detail'],
        ['join', 'scene-home-storage'],
      ]),
    }),
    head: (_, { context }) => headOf(context.words.services.services),
    view: ServicesPage,
  }),
  definePage({
    id: 'afterSalesService',
    desktop: ['/services/after-sales-service'],
    label: ({ words }) => words.nav.afterSalesService,
    menu: { position: 1 },
    load: () => ({ hotline: organisation.departments.hotline, spareParts: organisation.departments.parts }),
    head: (_, { context: { words } }) => {
      const page = words.services['after-sales-service'];
      return { ...headOf(page), structuredData: [questionsData(page.faq.items)] };
    },
    view: AfterSalesPage,
  }),
  definePage({
    id: 'joinService',
    desktop: ['/services/join'],
    label: ({ words }) => words.nav.joinService,
    menu: { position: 2 },
    load: () => ({ mail: organisation.departments.partners.mail }),
    head: (_, { context }) => headOf(context.words.services.join),
    view: ServicePartnerPage,
  }),
];
