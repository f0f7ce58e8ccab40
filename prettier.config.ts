import type { Config } from 'prettier';

export default { singleQuote: true, printWidth: 110, trailingComma: 'all' } satisfies Config;
