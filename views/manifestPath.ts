/** Where the web manifest of a language is. */
export function manifestPath(language: string): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
}
