import type { ShareLink } from '../../views/sections/ShareLinks.tsx';
import type { Site } from '../../views/site.tsx';

/**
 * Ways to send a page on: addresses of the services alone, so that nothing is asked of them before a visitor follows.
 *
 * @param url absolute address of the page
 */
export function shareLinks(title: string, url: string, { words }: Site): ShareLink[] {
  const { mail, x, linkedin } = words.company.share;
  // Mail programs read a plus as it stands, so spaces are written as %20.
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
