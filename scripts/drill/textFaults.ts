import { BLOCKS } from '../../src/blocks/blocks.ts';
import { childrenNamed, parseXml, type XmlElement } from '../audit/xmlElements.ts';
import { MARKER } from './hostileBlocks.ts';

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]|\p{Noncharacter_Code_Point}/u;
const RAW_MARKUP = new RegExp(`<${MARKER}`, 'i');
const UNSAFE_ADDRESS = /(?:href|src)="(?:javascript:|data:|\/\/|\/\\)/i;
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const LLMS_LINE = /^(?:#{1,2} .+|> .+|- \[(?:[^\]\\]|\\.)+\]\(https?:\/\/[^\s)]+\): .+|)$/;

/** @returns what is wrong with a response whose texts come from a hostile gateway */
export function textFaults(type: string, body: Uint8Array): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return ['is not UTF-8'];
  }
  const forbidden = FORBIDDEN.exec(text)?.[0];
  const faults = forbidden === undefined ? [] : [`contains U+${forbidden.codePointAt(0)?.toString(16)}`];
  try {
    return [...faults, ...formFaults(type, text)];
  } catch (error) {
    return [...faults, String(error)];
  }
}

/** @throws {Error} if the text is not well-formed */
function formFaults(type: string, text: string): string[] {
  if (type.includes('html')) {
    for (const [, json = ''] of text.matchAll(JSON_LD)) JSON.parse(json);
    return [
      ...(RAW_MARKUP.test(text) ? ['contains raw markup'] : []),
      ...(UNSAFE_ADDRESS.test(text) ? ['contains an unsafe URL'] : []),
    ];
  }
  if (type.includes('xml')) return elementFaults(parseXml(text));
  if (type.includes('json')) return detailFaults(JSON.parse(text));
  if (!type.includes('markdown')) return [];
  const odd = text.split('\n').filter((line) => !LLMS_LINE.test(line) || / <|[^\\]</.test(line));
  return odd.map((line) => `contains the malformed line ${JSON.stringify(line.slice(0, 200))}`);
}

/** Texts in a feed are HTML, so raw markup in them would become an element. */
function elementFaults(document: XmlElement): string[] {
  const texts = childrenNamed(document, 'entry').flatMap(({ children }) => children.map(({ text }) => text));
  return [
    ...(document.name === MARKER || JSON.stringify(document).includes(`"name":"${MARKER}`)
      ? ['contains an injected element']
      : []),
    ...(texts.some((text) => RAW_MARKUP.test(text)) ? ['contains raw markup'] : []),
  ];
}

function detailFaults(answer: { data?: [{ slug?: string; detail?: unknown }] }): string[] {
  const [first] = answer.data ?? [];
  const block = BLOCKS.find(({ slug }) => slug === first?.slug);
  if (block === undefined) return ['is not a block'];
  return block.schema.safeParse(first?.detail).success ? [] : ['does not match the schema of its block'];
}
