/** `npx -c "node scripts/workshop/imagery/writeRatings.ts"`: generates `kit/ratings.json` from the catalog. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ratings } from './ratings.ts';

await writeFile(
  join(import.meta.dirname, 'kit', 'ratings.json'),
  `${JSON.stringify(ratings(), null, 2)}\n`,
);
