import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A form submission as a browser sends it. */
export interface Submission {
  readonly action: string;
  readonly method: string;
  /** Encoded as `application/x-www-form-urlencoded`. */
  readonly body: string;
}

const elements = (names: string, root: Node | Element): Element[] =>
  DomUtils.getElementsByTagName((name) => names.split(' ').includes(name), root);

/** The form that contains the button with this text. @throws {Error} if there is none */
function formWith(text: string, html: string) {
  for (const form of elements('form', parseDocument(html))) {
    const button = elements('button', form).find((one) => DomUtils.textContent(one).trim() === text);
    if (button) return { form, button };
  }
  throw new Error(`No form has a button "${text}"`);
}

/**
 * The request that a browser without scripting sends when a button is pressed.
 *
 * @param html of the page with the form
 * @param text of the button
 * @param ticked values of the checkboxes to tick
 * @param byEnter simulates Enter in a field, which submits with the form's first submit button
 */
export function submission(
  html: string,
  text: string,
  { ticked = [], byEnter = false }: { ticked?: readonly string[]; byEnter?: boolean } = {},
): Submission {
  const { form, button } = formWith(text, html);
  const pressed = byEnter
    ? elements('button', form).find(({ attribs }) => attribs.type === 'submit')
    : button;
  if (pressed?.attribs.type !== 'submit') throw new Error(`"${text}" does not submit a form`);
  const fields = new URLSearchParams();
  for (const { attribs } of elements('input', form)) {
    const { type, name = '', value = '' } = attribs;
    const isSent = type !== 'checkbox' || 'checked' in attribs || ticked.includes(value);
    if (isSent && !('disabled' in attribs)) fields.append(name, value);
  }
  fields.append(pressed.attribs.name ?? '', pressed.attribs.value ?? '');
  const { action = '', method = 'get' } = form.attribs;
  return { action, method, body: String(fields) };
}

/** The tab stops within the first `name` element, in order, each as its tag and its value or text. */
export function tabStops(html: string, name: string): string[] {
  const [root] = elements(name, parseDocument(html));
  if (!root) throw new Error(`The page has no ${name}`);
  const stops = elements('summary a button input', root).filter(
    ({ attribs }) => !('disabled' in attribs) && !('hidden' in attribs) && attribs.type !== 'hidden',
  );
  const moved = stops.find(({ attribs }) => 'tabindex' in attribs);
  if (moved) throw new Error(`${moved.name} has a tabindex, which changes the tab order`);
  return stops.map((stop) => `${stop.name} ${stop.attribs.value ?? DomUtils.textContent(stop).trim()}`);
}

/** The links of the language menu, in order. */
export function languageLinks(html: string) {
  return elements('a', parseDocument(html))
    .filter(({ attribs }) => 'data-language' in attribs)
    .map((link) => ({
      name: DomUtils.textContent(link).trim(),
      href: link.attribs.href ?? '',
      isCurrent: link.attribs['aria-current'] === 'true',
      /** Inside a `details` element, which opens without script. */
      isInDetails: isInDetails(link),
    }));
}

function isInDetails({ parentNode }: Element): boolean {
  if (parentNode?.type !== 'tag') return false;
  return parentNode.name === 'details' || isInDetails(parentNode);
}
