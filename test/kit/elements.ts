import { DomUtils, parseDocument } from 'htmlparser2';
import { withoutTemplates } from './site.ts';

type Node = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function parse(html: string): Node {
  return parseDocument(html);
}

/** The elements with a class, in document order. */
export function withClass(root: Node | Element, name: string): Element[] {
  return DomUtils.findAll((element) => attribute(element, 'class').split(' ').includes(name), root.children);
}

export function withName(root: Node | Element, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, root.children);
}

/** The child elements. */
export function childrenOf(element: Element | undefined): Element[] {
  return element ? DomUtils.getElementsByTagName('*', element.children, false) : [];
}

/** The value of an attribute; empty if the element has none. */
export function attribute(element: Element | undefined, name: string): string {
  return element?.attribs[name] ?? '';
}

export function textOf(element: Element | undefined): string {
  return element ? DomUtils.textContent(element) : '';
}

/** The text of a page's only `h1`, without the marks where a word may break. @throws {Error} if it has not just one */
export function headingOf(html: string): string {
  const [heading, ...others] = withName(parse(withoutTemplates(html)), 'h1');
  if (!heading || others.length > 0)
    throw new Error(`The page has ${others.length + (heading ? 1 : 0)} headings`);
  return textOf(heading).replace(/[\u00ad\u200b]/g, '');
}
