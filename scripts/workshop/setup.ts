/** Run by vitest before the tests of the workshop. */
export { ensureWorkshop as setup } from './ensureWorkshop.ts';
