/** Pause in typing before a request. */
const PAUSE_MS = 150;
/** Timeout of a request (specification, section 9). */
const LIMIT_MS = 10_000;

interface Suggestion {
  readonly text: string;
  readonly url: string;
}

interface Answer {
  readonly suggestions: readonly Suggestion[];
  /** Their number, for screen readers. */
  readonly status: string;
}

/**
 * Makes a search field a combobox with a list of suggestions, as the ARIA Authoring Practices describe it (list
 * autocomplete with manual selection). Choosing a suggestion opens it. If the server is slow or fails, there is
 * no list.
 */
export function suggest(field: HTMLInputElement): void {
  const { suggestions: path = '', label = '' } = field.dataset;
  const id = `${field.id}list`;
  const list = create('ul', { class: 'search-suggestions', id, role: 'listbox', 'aria-label': label });
  const status = create('p', { class: 'visually-hidden', role: 'status' });
  list.hidden = true;
  field.after(list, status);
  setAll(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  });

  let underway = new AbortController();
  let timer = 0;
  /** Place of the selected option; -1 for none. */
  let selected = -1;

  const select = (place: number) => {
    selected = place;
    const options = [...list.children];
    for (const [index, option] of options.entries())
      setAll(option, { 'aria-selected': `${index === place}` });
    const option = options[place];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) setAll(field, { 'aria-activedescendant': option.id });
    else field.removeAttribute('aria-activedescendant');
  };

  const show = ({ suggestions, status: text }: Answer) => {
    list.replaceChildren(
      ...suggestions.map(({ text: title, url }, place) => {
        const option = create('li', { id: `${id}${place}`, role: 'option', dir: 'auto', 'data-url': url });
        option.textContent = title;
        return option;
      }),
    );
    list.hidden = suggestions.length === 0;
    setAll(field, { 'aria-expanded': `${!list.hidden}` });
    status.textContent = text;
    select(-1);
  };

  const stop = () => {
    clearTimeout(timer);
    underway.abort();
  };

  const close = () => {
    stop();
    show({ suggestions: [], status: '' });
  };

  const refresh = async () => {
    underway.abort();
    underway = new AbortController();
    const { signal } = underway;
    try {
      const response = await fetch(`${path}?${new URLSearchParams({ q: field.value })}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      });
      const answer: Answer = await response.json();
      if (!signal.aborted) show(answer);
    } catch {
      if (!signal.aborted) close();
    }
  };

  const update = () => {
    clearTimeout(timer);
    if (field.value.trim() === '') close();
    else timer = window.setTimeout(() => void refresh(), PAUSE_MS);
  };

  const choose = (option: HTMLElement) => {
    close();
    location.assign(option.dataset['url'] ?? '');
  };

  /** @returns whether the key has done something other than in a plain field */
  const press = ({ key, altKey }: KeyboardEvent): boolean => {
    const option = list.querySelector<HTMLElement>('[aria-selected="true"]');
    const count = list.childElementCount;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.hidden) update();
      else if (!altKey) {
        // A late answer would replace the list that the visitor is choosing from.
        stop();
        select(((selected + (key === 'ArrowDown' ? 2 : count + 1)) % (count + 1)) - 1);
      } else if (key === 'ArrowUp') close();
      return true;
    }
    if (key === 'Enter' && option) {
      choose(option);
      return true;
    }
    const wasOpen = !list.hidden;
    if (key === 'Escape' || key === 'Enter') close();
    // The visitor moves on in the text.
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) select(-1);
    return key === 'Escape' && wasOpen;
  };

  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) update();
  });
  // Until an input method is done, the text is not what the visitor means.
  field.addEventListener('compositionstart', close);
  field.addEventListener('compositionend', update);
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (!event.isComposing && press(event)) event.preventDefault();
  });
  // Clicking an option must not take the focus from the field.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLLIElement) choose(target);
  });
  // Typed while this module was loading.
  if (field.value !== field.defaultValue) update();
}

function create<Name extends 'ul' | 'li' | 'p'>(name: Name, attributes: Readonly<Record<string, string>>) {
  const element = document.createElement(name);
  setAll(element, attributes);
  return element;
}

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
