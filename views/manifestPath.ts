/** URL path of a language's web app manifest. */
export function manifestPath(language: string): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
}
