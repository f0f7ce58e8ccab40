import { AfterSalesPage } from '../../views/pages/services/AfterSalesPage.tsx';
import { ServicePartnerPage } from '../../views/pages/services/ServicePartnerPage.tsx';
import { ServicesPage } from '../../views/pages/services/ServicesPage.tsx';
import { mapPlaces } from '../company/sites.ts';
import { questionsData } from '../structuredData/questions.ts';
import { organisation } from '../organisation.ts';
import { headOf } from './headOf.ts';
import { definePage } from './page.ts';
import type { Page } from './page.ts';
import { sectionCards } from './sectionCards.ts';

export const servicePages: readonly Page[] = [
  definePage({
    id: 'services',
    desktop: ['/services'],
    label: ({ words }) => words.nav.services,
    menu: { position: 4 },
    load: ({ site: { words } }) => ({
      hubs: mapPlaces(words).flatMap((place) =>
        place.kind === 'plant' ? [] : [{ ...place, kind: 'hub' as const }],
      ),
      cards: sectionCards('/services', words.services, [
        ['after-sales-service', 'battery-detail'],
        ['join', 'scene-home-storage'],
      ]),
    }),
    head: (_, { site }) => headOf(site.words.services.services),
    view: ServicesPage,
  }),
  definePage({
    id: 'afterSalesService',
    desktop: ['/services/after-sales-service'],
    label: ({ words }) => words.nav.afterSalesService,
    menu: { position: 1 },
    load: () => ({ hotline: organisation.departments.hotline, spareParts: organisation.departments.parts }),
    head: (_, { site: { words } }) => {
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
    head: (_, { site }) => headOf(site.words.services.join),
    view: ServicePartnerPage,
  }),
];
