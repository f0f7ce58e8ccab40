import { LOCAL_STORAGE } from '../../src/consent/names.ts';
import type { Enhancement } from '../enhance.ts';
import { getLang, setFooterInfo, type ContactDetail } from '../store.ts';
import { local, readStored, store } from '../storage.ts';
import { showContact } from './showContact.ts';

const BLOCKS = '/vr-oa-service/public/blocks';
/** Request timeout (specification, section 9). */
const LIMIT_MS = 10_000;

/**
 * Fetches the contact block and updates the footer if it differs, because the page may come from an older cache. A copy
 * for comparison is kept in local storage, in the format of the specification (section 7).
 */
export const footerRefresh: Enhancement = (footer) => {
  refresh(footer).catch(console.error);
};

async function refresh(footer: HTMLElement): Promise<void> {
  const url = `${BLOCKS}?slug=about-contact&lang=${encodeURIComponent(getLang())}`;
  let detail: ContactDetail;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), priority: 'low' });
    if (!response.ok) return;
    const answer: { data: [{ detail: ContactDetail }] } = await response.json();
    detail = answer.data[0].detail;
  } catch {
    return; // Keep the server-rendered contact data.
  }
  setFooterInfo(detail);
  const fresh = encodeContact(detail);
  const kept = readStored(local, LOCAL_STORAGE.contact);
  if (kept !== fresh) store(local, LOCAL_STORAGE.contact, fresh);
  if ((kept !== null && kept !== fresh) || !shows(footer, detail)) showContact(footer, detail);
}

/** Whether the footer shows the block's texts. Icons are only compared with the stored copy. */
function shows(footer: HTMLElement, { address, mail, phone }: ContactDetail): boolean {
  const textOf = (part: string) => footer.querySelector(`[data-contact-${part}]`)?.textContent;
  return textOf('address') === address && textOf('mail') === mail && textOf('phone') === phone;
}

/** Base64 of URI-encoded JSON. */
function encodeContact(detail: ContactDetail): string {
  return btoa(encodeURIComponent(JSON.stringify(detail)));
}
