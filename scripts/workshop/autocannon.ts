import { ensureWorkshop } from './ensureWorkshop.ts';

ensureWorkshop();
export const { default: autocannon } = await import('autocannon');
