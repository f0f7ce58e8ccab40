import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What a browser sends for a form. */
export interface Submission {
  readonly action: string;
  readonly method: string;
  /** In the form `application/x-www-form-urlencoded`. */
  readonly body: string;
}

const elements = (names: string, root: Node | Element): Element[] =>
  DomUtils.getElementsByTagName((name) => names.split(' ').includes(name), root);

/** The form of a page that holds the button with this text. @throws {Error} where there is none */
function formWith(text: string, html: string) {
  for (const form of elements('form', parseDocument(html))) {
    const button = elements('button', form).find((one) => DomUtils.textContent(one).trim() === text);
    if (button) return { form, button };
  }
  throw new Error(`No form has a button "${text}"`);
}

/**
 * What a browser without script sends when a visitor presses a button.
 *
 * @param html of the page with the form
 * @param text of the button
 * @param ticked values of the checkboxes that the visitor has ticked
 * @param byEnter the visitor presses Enter in a field instead: browsers use the form's first submit button
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
  if (pressed?.attribs.type !== 'submit') throw new Error(`"${text}" submits nothing`);
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

/** What the Tab key leads to within the first element of a name, in order, as tag and text or value. */
export function tabStops(html: string, name: string): string[] {
  const [root] = elements(name, parseDocument(html));
  if (!root) throw new Error(`The page has no ${name}`);
  const stops = elements('summary a button input', root).filter(
    ({ attribs }) => !('disabled' in attribs) && !('hidden' in attribs) && attribs.type !== 'hidden',
  );
  const moved = stops.find(({ attribs }) => 'tabindex' in attribs);
  if (moved) throw new Error(`${moved.name} has a tabindex of its own`);
  return stops.map((stop) => `${stop.name} ${stop.attribs.value ?? DomUtils.textContent(stop).trim()}`);
}

/** The links to the site's languages, in order. */
export function languageLinks(html: string) {
  return elements('a', parseDocument(html))
    .filter(({ attribs }) => 'data-language' in attribs)
    .map((link) => ({
      name: DomUtils.textContent(link).trim(),
      href: link.attribs.href ?? '',
      isCurrent: link.attribs['aria-current'] === 'true',
      /** In a menu that opens without script. */
      isInDetails: isInDetails(link),
    }));
}

function isInDetails({ parentNode }: Element): boolean {
  if (parentNode?.type !== 'tag') return false;
  return parentNode.name === 'details' || isInDetails(parentNode);
}
