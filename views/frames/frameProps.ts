import type { ReactNode } from 'react';
import type { Dependency } from '../Cached.tsx';
import type { Contact } from '../sections/ContactBlock.tsx';
import type { LanguageLink } from './LanguageLinks.tsx';
import type { MenuItem } from './menuItem.ts';

export interface SocialIcon {
  /** Code of the content service: weixin, weibo, zhihu, douyin, ke, ins, twitter, facebook, ali. */
  readonly code: string;
  readonly customLink?: string | undefined;
  /** Address of a picture of the icon's QR code. */
  readonly qrImage?: string | undefined;
}

export interface FooterLink {
  readonly path: string;
  readonly title: string;
  /** Personal page: never prefetched. */
  readonly personal?: boolean | undefined;
}

/** A page and those below it. */
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

/** The parts of both frames, arranged for their device. Functions run only where a cached fragment is rendered. */
export interface FrameProps {
  readonly name: string;
  readonly menu: () => readonly MenuItem[];
  /** Path of the top menu entry that the page belongs to. */
  readonly section: string | undefined;
  readonly languageName: string;
  readonly languages: () => readonly LanguageLink[];
  /** What the language links depend on. */
  readonly languagesOn: readonly Dependency[];
  readonly footer: () => FooterData;
  /** What the footer's data depends on. */
  readonly footerOn: readonly Dependency[];
  /** The visitor has not answered the question about cookies. */
  readonly asksConsent: boolean;
  /** The page's own address: what the answer about cookies leads back to, and the QR code encodes. */
  readonly path: string;
  /** The content of `main`. */
  readonly children: ReactNode;
}
