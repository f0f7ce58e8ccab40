import { aboutPages } from './about.ts';
import { cookieSettingsPages } from './cookieSettings.ts';
import { homePages } from './home.ts';
import { legalPages } from './legal.ts';
import { mobilePages } from './mobile.ts';
import { newsPages } from './news.ts';
import type { Page } from './page.ts';
import { privacyPages } from './privacy.ts';
import { servicePages } from './services.ts';
import { solutionPages } from './solutions.ts';
import { technicalStrengthPages } from './technicalStrength.ts';
import { twoPages } from './twoPage.ts';

/** The page table: every page of the site, from which routes, menus and sitemap are derived. */
export const pages: readonly Page[] = [
  ...homePages,
  ...solutionPages,
  ...technicalStrengthPages,
  ...servicePages,
  ...newsPages,
  ...aboutPages,
  ...mobilePages,
  ...twoPages,
  ...legalPages,
  ...privacyPages,
  ...cookieSettingsPages,
];
