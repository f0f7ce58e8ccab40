import type { ReactNode } from 'react';
import type { Dependency } from '../Cached.tsx';
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

/** Props of both frames. Functions are called only when a cached fragment is rendered. */
export interface FrameProps {
  readonly name: string;
  readonly menu: () => readonly MenuItem[];
  /** Path of the page's top-level menu entry. */
  readonly section: string | undefined;
  readonly languageName: string;
  readonly languages: () => readonly LanguageLink[];
  /** Dependencies of the language links; `undefined` if they are not worth caching. */
  readonly languagesOn: readonly Dependency[] | undefined;
  readonly footer: () => FooterData;
  /** Dependencies of the footer's data. */
  readonly footerOn: readonly Dependency[];
  /** The visitor has not made a consent choice. */
  readonly asksConsent: boolean;
  /** Path of the page, for its QR code and for the redirect after a consent choice. */
  readonly path: string;
  /** Content of `main`. */
  readonly children: ReactNode;
}
