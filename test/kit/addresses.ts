import { readConfig } from '../../src/config/config.ts';
import { organisation } from '../../src/organisation.ts';

/** Origin of the site in the tests that do not set another. */
export const SITE_URL = organisation.website;
export const { careersUrl: CAREERS_URL, chineseSiteUrl: CHINESE_SITE_URL } = readConfig({});
