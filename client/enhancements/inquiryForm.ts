import type { Enhancement } from '../enhance.ts';

/** Longer than the site waits for a slow client. */
const LIMIT_MS = 20_000;

/**
 * Sends the form of a section without a page load. If the site returns the form, it replaces the section's content, and
 * the focus moves to the summary of what is wrong; otherwise the confirmation is opened as a visit. If anything else
 * happens, the form is submitted without script: the site recognizes a form that it has already received.
 */
export const inquiryForm: Enhancement = (section) => {
  // Of the section, because its content is replaced.
  section.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (section.ariaBusy === 'true') return;
    section.ariaBusy = 'true';
    const form = event.target;
    send(form, section)
      .catch(() => form.submit())
      .finally(() => (section.ariaBusy = null));
  });
};

/** @throws {Error} if there is no answer, or neither form nor confirmation */
async function send(form: HTMLFormElement, section: HTMLElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  // The visitor has left the page.
  if (!section.isConnected) return;
  if (response.redirected) {
    open(response.url);
    return;
  }
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = next.getElementById(section.id);
  if (!content) throw new Error(`${response.status} ${form.action}`);
  section.replaceChildren(...content.childNodes);
  document.title = next.title;
  section.querySelector<HTMLElement>('[data-inquiry-focus]')?.focus();
}

/** Follows a link, which is a visit. */
function open(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}
