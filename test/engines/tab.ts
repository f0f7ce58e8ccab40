import { expect } from '@playwright/test';
import { DEVICES } from '../../scripts/browser/devices.ts';
import { COOKIES } from '../../src/consent/names.ts';
import type { Layout } from '../../src/model/paths.ts';
import type { Session } from './webDriver.ts';

/** A document without scripts, in which storage can be changed. Firefox has scripts of its own around JSON. */
const PLAIN = '/robots.txt';

/** WebDriver's codes of keys. */
const KEYS = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  Space: ' ',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
} as const;

/** A window of an engine, used as by a visitor, with pointer and keys. It repeats each check until it passes. */
export class Tab {
  readonly #session: Session;
  readonly #site: string;

  constructor(session: Session, site: string) {
    this.#session = session;
    this.#site = site;
  }

  /** Opens a window in place of the last one: with the size of the device, these cookies, and neither storage nor history. */
  async open(layout: Layout, cookies: Readonly<Record<string, string>> = {}): Promise<void> {
    const [first, ...others] = await this.#windows();
    for (const handle of others) {
      await this.#session.send('chooseWindow', { handle });
      await this.#session.send('closeWindow');
    }
    await this.#session.send('chooseWindow', { handle: first });
    await this.load(PLAIN);
    await this.#session.send('deleteCookies');
    const { width = 0, height = 0 } = DEVICES[layout].viewport ?? {};
    await this.run(
      (entries, features) => {
        localStorage.clear();
        for (const [name, value] of entries) document.cookie = `${name}=${value}; path=/`;
        // Afterwards, because the new window interrupts a running script in Firefox. Only windows without toolbar can be
        // as narrow as a phone.
        setTimeout(() => open(location.href, '_blank', features));
      },
      // As the script does in a narrow window (see `deviceCheck.ts`): these engines do not claim to be a phone.
      Object.entries({ ...cookies, [COOKIES.layout]: layout }),
      `popup,noopener,width=${width},height=${height}`,
    );
    await expect(async () => expect(await this.#windows()).toHaveLength(2)).toPass();
    const isReady = (path: string, size: string) =>
      location.pathname === path &&
      document.readyState === 'complete' &&
      `${innerWidth} ${innerHeight}` === size;
    // It loads the document by itself: Firefox can hang if told to load one meanwhile. It also moves the window to another
    // process, and forgets the choice.
    await expect(async () => {
      const handle = (await this.#windows()).find((each) => each !== first);
      await this.#session.send('chooseWindow', { handle });
      expect(await this.run(isReady, PLAIN, `${width} ${height}`)).toBe(true);
    }).toPass();
  }

  async #windows(): Promise<string[]> {
    const handles = await this.#session.send('windows');
    return Array.isArray(handles) ? handles.map(String) : [];
  }

  /** Loads a page, and waits for its `load` event. On the way there may be an empty document. */
  async load(path: string): Promise<void> {
    const left = await this.run(() => performance.timeOrigin);
    await this.#session.send('navigate', { url: this.#site + path });
    await this.until(
      (origin) =>
        performance.timeOrigin !== origin &&
        document.URL !== 'about:blank' &&
        document.readyState === 'complete',
      left,
    );
  }

  /** Loads a page, and waits until it is complete. */
  async go(path: string): Promise<void> {
    await this.load(path);
    await this.run(pageCompleted);
  }

  async back(): Promise<void> {
    await this.#session.send('back');
  }

  async forward(): Promise<void> {
    await this.#session.send('forward');
  }

  /** Runs a function in the page. Arguments and result are JSON; an element becomes the driver's reference. */
  async run<Arguments extends readonly unknown[], Result>(
    task: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    const script = `const args = [...arguments];
      const done = args.pop();
      Promise.try(${task}, ...args).then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const answer = await this.#session.send('run', { script, args });
    // Firefox answers null.
    const { result, error } = (answer ?? { error: 'Another document has replaced this one' }) as {
      readonly result: Result;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return result;
  }

  /** Expects a function in the page to return true. */
  async until<Arguments extends readonly unknown[]>(
    task: (...args: Arguments) => boolean,
    ...args: Arguments
  ): Promise<void> {
    const check = async () => expect(await this.run(task, ...args), `${task} ${args.join()}`).toBe(true);
    await expect(check).toPass();
  }

  /** Expects a visible element, by its text as well if given. */
  async see(selector: string, text: string | null = null): Promise<void> {
    await this.#find(selector, text, false);
  }

  /** Expects that no matching element is visible. */
  async miss(selector: string): Promise<void> {
    const find = () => this.run(findElement, selector, null, false);
    await expect(async () => expect(await find(), `no ${selector}`).toBeNull()).toPass();
  }

  /** Expects the address, a path with its query. */
  async arrive(address: string): Promise<void> {
    const read = () => this.run(() => location.pathname + location.search);
    await expect(async () => expect(await read()).toBe(address)).toPass();
  }

  /** Expects the focus on a matching element. Not by `:focus`, because WebKit gives its narrow window no focus. */
  async focusOn(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted) === true, selector);
  }

  async click(selector: string, text: string | null = null): Promise<void> {
    await this.#session.send('click', { id: idOf(await this.#find(selector, text)) });
  }

  /** Replaces the text of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    const id = idOf(await this.#find(selector));
    await this.#session.send('clear', { id });
    await this.#session.send('type', { id, text });
  }

  /** Chooses an option of a select box by its value. */
  async choose(selector: string, value: string): Promise<void> {
    await this.see(selector);
    // The options of a closed box are not visible.
    const option = await this.run(
      (wanted) => document.querySelector(wanted),
      `${selector} [value="${value}"]`,
    );
    if (!option) throw new Error(`${selector} has no option ${value}`);
    await this.#session.send('click', { id: idOf(option) });
  }

  async press(...keys: readonly (keyof typeof KEYS)[]): Promise<void> {
    const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })));
    await this.#session.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Moves the pointer to the center of an element. */
  async hover(selector: string): Promise<void> {
    const origin = await this.#find(selector);
    const actions = [{ type: 'pointerMove', duration: 0, origin, x: 0, y: 0 }];
    await this.#session.send('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Prints the page. @returns a PDF */
  async print(): Promise<Buffer> {
    return Buffer.from(String(await this.#session.send('print')), 'base64');
  }

  /** @returns the driver's reference of an element */
  async #find(selector: string, text: string | null = null, isReachable = true): Promise<object> {
    let element: object | null = null;
    await expect(async () => {
      element = await this.run(findElement, selector, text, isReachable);
      expect(element, `${selector} ${text ?? ''}`).not.toBeNull();
    }).toPass();
    return element ?? {};
  }
}

/** The id in a driver's reference, its only value. */
function idOf(reference: object): string {
  return Object.values(reference).join();
}

/** Finds, in the page, the first visible element; a reachable one only once a click on its center hits it. */
function findElement(selector: string, text: string | null, isReachable: boolean): Element | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0 &&
      (text === null || each.innerText.trim() === text),
  );
  if (!element || !isReachable) return element ?? null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  // During a view transition, the root element covers everything.
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) ? element : null;
}

/** Waits, in the page, until its script has started, all of it is laid out, the footer last, and its fonts are loaded. */
export async function pageCompleted(): Promise<void> {
  const isCompleted = () =>
    document.documentElement.dataset.enhanced !== undefined &&
    document.readyState === 'complete' &&
    document.querySelector('.footer')?.getClientRects().length !== 0;
  while (!isCompleted()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}
