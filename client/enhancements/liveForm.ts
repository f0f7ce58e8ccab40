import type { Enhancement } from '../enhance.ts';

const LIVE = '[data-live]';
/** Timeout of a request (specification, section 9). */
const LIMIT_MS = 10_000;

/**
 * Shows the result of a GET form after each change: fetches the page and replaces the contents of its elements with
 * `data-live`. Focus, scroll position and the form itself stay as they are. Submitting moves on to the result. If the
 * page cannot be fetched or does not fit, the form is submitted without script.
 */
export const liveForm: Enhancement = (form) => {
  if (!(form instanceof HTMLFormElement)) return;
  const { dataset } = document.documentElement;
  const region = form.parentElement;
  let underway = new AbortController();

  /** @returns whether the result is shown */
  const refresh = async (): Promise<boolean> => {
    underway.abort();
    underway = new AbortController();
    const { signal } = underway;
    region?.setAttribute('aria-busy', 'true');
    const url = addressOf(form);
    try {
      const next = await fetchDocument(url, signal);
      // Another page is shown, or about to be: a link or the back button was faster.
      if (signal.aborted || !form.isConnected || currentAddress() !== dataset['address']) return false;
      replaceContents(next);
    } catch (error) {
      if (signal.aborted) return false;
      form.submit();
      throw error;
    }
    history.replaceState(history.state, '', url);
    dataset['address'] = currentAddress();
    region?.removeAttribute('aria-busy');
    return true;
  };

  const update = () => void refresh().catch(console.error);
  const moveOn = (isShown: boolean) => {
    if (!isShown) return;
    form.querySelector('details')?.removeAttribute('open');
    region?.querySelector<HTMLElement>('[role="status"]')?.focus();
  };
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => {
    // Another page has the result of this button.
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    refresh().then(moveOn).catch(console.error);
  });
  // The visitor may have changed the form before this module was loaded.
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) update();
};

const currentAddress = () => location.pathname + location.search;

/** Address of the result of a GET form. */
function addressOf(form: HTMLFormElement): string {
  const { pathname } = new URL(form.action);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = String(new URLSearchParams(fields));
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** @throws {Error} if there is no answer, or not a page */
async function fetchDocument(url: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(url, {
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** @throws {Error} if the page has other live elements, as after a deployment */
function replaceContents(next: Document): void {
  const [ours, theirs] = [document, next].map((page) => [...page.querySelectorAll(LIVE)]);
  if (ours?.length !== theirs?.length) throw new Error('The page has changed');
  ours?.forEach((element, index) => element.replaceChildren(...(theirs?.[index]?.childNodes ?? [])));
}
