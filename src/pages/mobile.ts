import { ActivityPage } from '../../views/pages/home/ActivityPage.tsx';
import { VideoModulePage } from '../../views/pages/home/VideoModulePage.tsx';
import { definePage } from './page.ts';
import type { Page } from './page.ts';

/** Parts of the mobile home page that also have their own URLs. */
export const mobilePages: readonly Page[] = [
  definePage({
    id: 'activity',
    desktop: [],
    mobile: ['/mobile/components/Activity'],
    label: ({ words }) => words.nav.activity,
    load: () => ({}),
    head: (_, { site }) => site.words.home.activity,
    view: ActivityPage,
  }),
  definePage({
    id: 'videoModuleHome',
    desktop: [],
    mobile: ['/mobile/components/VideoModuleHome'],
    label: ({ words }) => words.nav.videoModuleHome,
    load: () => ({}),
    head: (_, { site }) => site.words.home.video,
    view: VideoModulePage,
  }),
];
