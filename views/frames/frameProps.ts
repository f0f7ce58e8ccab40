import type { ReactNode } from 'react';
import type { Contact } from '../sections/ContactBlock.tsx';
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
  /** Shows each visitor what is theirs: to be asked for when it is wanted, not before. */
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

/** What both frames stand around: the same parts, arranged for their device. */
export interface FrameProps {
  readonly name: string;
  readonly menu: readonly MenuItem[];
  /** Path of the top menu entry that the page belongs to. */
  readonly section: string | undefined;
  readonly languageName: string;
  readonly footer: FooterData;
  /** The list items of the language menu. */
  readonly languages: ReactNode;
  /** The visitor has not answered the question about cookies. */
  readonly asksConsent: boolean;
  /** Hidden field with the page's address: where the answer leads back to. */
  readonly consentPath: ReactNode;
  /** QR code of the page's own address. */
  readonly code: ReactNode;
  readonly main: ReactNode;
}
