import { readConfig } from '../../src/config/config.ts';
import { organization } from '../../src/organization.ts';

/** Origin of the site in the tests that do not set another. */
export const SITE_URL = organization.website;
export const { careersUrl: CAREERS_URL, chineseSiteUrl: CHINESE_SITE_URL } = readConfig({});

/** Of the forms: with it, rendering a form writes nothing. */
export const FORM_SECRET = 'a secret of the tests, long enough';
