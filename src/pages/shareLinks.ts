import type { ShareLink } from '../../views/sections/ShareLinks.tsx';
import type { Site } from '../../views/site.tsx';

/**
 * Share links as plain URLs: the browser sends no request to a service until the visitor follows its link.
 *
 * @param url absolute URL of the page
 */
export function shareLinks(title: string, url: string, { words }: Site): ShareLink[] {
  const { mail, x, linkedin } = words.company.share;
  // Mail programs do not decode `+`, so spaces must be `%20`: `encodeURIComponent`, not `URLSearchParams`.
  return [
    { name: mail, url: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
    {
      name: x,
      url: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
    },
    {
      name: linkedin,
      url: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ];
}
