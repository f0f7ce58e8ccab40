/** `npx -c "node scripts/fonts.ts"`: updates the font files in `client/fonts/`, after their characters or source fonts have changed. */
import { resolve } from 'node:path';
import { updateCommittedFonts } from './build/buildFonts.ts';

const names = await updateCommittedFonts(resolve(import.meta.dirname, '..'));
console.log(`client/fonts/ has ${names.length} current font files`);
