import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without the namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** @throws {Error} if the XML is not well-formed */
export function parseXml(xml: string): XmlElement {
  const root = element('', {});
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const child = element(name.slice(name.indexOf(':') + 1), attributes);
    open.at(-1)?.children.push(child);
    open.push(child);
  });
  const addText = (part: string) => {
    const current = open.at(-1);
    if (current) current.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('the XML has no root element');
  return document;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

function element(name: string, attributes: Readonly<Record<string, string>>): OpenElement {
  return { name, attributes, children: [], text: '' };
}

export function childrenNamed({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Text of the first child with that name; empty if there is none. */
export function textOf(parent: XmlElement, name: string): string {
  return childrenNamed(parent, name)[0]?.text.trim() ?? '';
}
