import { map } from 'nanostores';

interface ListItem {
  readonly text: string;
  readonly done: boolean;
}

/** The company's contact block, as returned by the content service. */
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
  /** Language of the current page. */
  readonly lang: string;
  /** Page number of the news list. */
  readonly CurrentPage: number;
  /** Empty until fetched. */
  readonly FooterInfo: ContactDetail | Readonly<Record<string, never>>;
}

/** Shared state of the browser script (specification, sections 3 and 4). */
export const state = map<SharedState>({ list: [], lang: 'en', CurrentPage: 1, FooterInfo: {} });

export function addItem(text: string): void {
  state.setKey('list', [...state.get().list, { text, done: false }]);
}

/** @param item element of `list`, compared by identity; any other object is ignored */
export function removeItem(item: ListItem): void {
  state.setKey(
    'list',
    state.get().list.filter((other) => other !== item),
  );
}

/** @param item element of `list`, compared by identity; it is replaced by a copy with `done` inverted */
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

/** Replaces the whole object; does not merge. */
export function setFooterInfo(info: ContactDetail): void {
  state.setKey('FooterInfo', info);
}
