import { ensureWorkshop } from './ensureWorkshop.ts';

ensureWorkshop();
export const { default: sharp } = await import('sharp');
