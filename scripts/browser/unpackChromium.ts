/** Unpacks the files of `@sparticuz/chromium` into TMPDIR. Run by `bundledChromium.ts`. */
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const [, , folder = ''] = process.argv;
const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(files.map((file) => inflate(join(folder, file))));
