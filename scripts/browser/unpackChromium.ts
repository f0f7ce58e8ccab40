/** Unpacks the files of `@sparticuz/chromium` into the temporary folder. @see bundledChromium.ts, which runs it */
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const [, , folder = ''] = process.argv;
const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(files.map((file) => inflate(join(folder, file))));
