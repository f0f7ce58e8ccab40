import { map } from 'nanostores';

interface ListItem {
  readonly text: string;
  readonly done: boolean;
}

/** The company's contact block as the content service gives it; empty until it was fetched. */
export interface ContactDetail {
  readonly address: string;
  readonly mail: string;
  readonly phone: string;
  readonly icons: readonly ContactIcon[];
}

export interface ContactIcon {
  readonly code: string;
  readonly customLink: string;
  readonly qr: string;
}

interface SharedState {
  readonly list: readonly ListItem[];
  /** Language of the page shown. */
  readonly lang: string;
  /** Page of the news list. */
  readonly CurrentPage: number;
  readonly FooterInfo: ContactDetail | Readonly<Record<string, never>>;
}

/** The shared state of the browser script, and its changes (specification, sections 3 and 4). */
export const state = map<SharedState>({ list: [], lang: 'en', CurrentPage: 1, FooterInfo: {} });

export function addItem(text: string): void {
  state.setKey('list', [...state.get().list, { text, done: false }]);
}

/** @param item one of `list`; another, or one that is gone, changes nothing */
export function removeItem(item: ListItem): void {
  state.setKey(
    'list',
    state.get().list.filter((other) => other !== item),
  );
}

/** @param item one of `list`; it is replaced by one whose flag is the other way */
export function toggleItem(item: ListItem): void {
  state.setKey(
    'list',
    state.get().list.map((other) => (other === item ? { ...other, done: !other.done } : other)),
  );
}

export function setLang(lang: string): void {
  state.setKey('lang', lang);
}

export function getLang(): string {
  return state.get().lang;
}

export function setCurrentPage(page: number): void {
  state.setKey('CurrentPage', page);
}

/** Replaces the whole object. */
export function setFooterInfo(info: ContactDetail): void {
  state.setKey('FooterInfo', info);
}
