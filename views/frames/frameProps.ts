import type { ReactNode } from 'react';
import type { Contact } from '../sections/ContactBlock.tsx';
import type { LanguageLink } from './LanguageLinks.tsx';
import type { MenuItem } from '../../src/model/navigation.ts';
import type { SOCIAL_NAMES } from './socialNames.ts';

export interface SocialIcon {
  readonly code: keyof typeof SOCIAL_NAMES;
  readonly customLink?: string | undefined;
  /** URL of the icon's QR code. */
  readonly qrImage?: string | undefined;
}

export interface FooterLink {
  readonly path: string;
  readonly title: string;
  /** Personal page: never prefetched. */
  readonly personal?: boolean | undefined;
}

/** A page and its child pages. */
export interface FooterGroup extends FooterLink {
  readonly below: readonly FooterLink[];
}

export interface FooterData {
  readonly solutions: readonly FooterGroup[];
  readonly legal: readonly FooterLink[];
  readonly contact: Contact;
  readonly icons: readonly SocialIcon[];
  /** Shown on mainland hosts only. */
  readonly recordFilings: readonly { readonly text: string; readonly url: string }[];
  readonly legalName: string;
  readonly year: number;
}

/** Properties of both headers. */
export interface HeaderProps {
  readonly name: string;
  readonly menu: readonly MenuItem[];
  /** Path of the page's top-level menu entry. */
  readonly section: string | undefined;
  readonly languageName: string;
  readonly languages: readonly LanguageLink[];
}

export interface FrameProps extends HeaderProps {
  /** Logo and menus of the layout, in a `SiteHeader`. */
  readonly header: (props: HeaderProps) => ReactNode;
  /** The page has a query: too many addresses to cache their headers. */
  readonly isRare: boolean;
  readonly footer: FooterData;
  /** The visitor has not made a consent choice. */
  readonly asksConsent: boolean;
  /** Path of the page, for its QR code and for the redirect after a consent choice. */
  readonly path: string;
  /** Content of `main`. */
  readonly children: ReactNode;
}
