import { brand } from '../../views/brand.ts';

/** The stylesheet that declares the brand's colors as custom properties. */
export function colorTokens(): string {
  return `:root {
${declarations(brand.colors, '  ')}
}

@media screen and (prefers-color-scheme: dark) {
  :root {
${declarations(brand.dark, '    ')}
  }
}

@media (prefers-contrast: more) {
  :root {
${declarations(brand.highContrast, '    ')}
  }
}
`;
}

function declarations(colors: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(colors)
    .map(
      ([name, color]) =>
        `${indent}--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
    )
    .join('\n');
}
