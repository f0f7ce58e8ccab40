import type { Page } from '@playwright/test';

/**
 * Texts of the Arabic page in the iframe (`loadInFrame`) that are not laid out in reading order: runs of Latin letters,
 * digits, signs and units whose characters do not go from left to right, and Arabic commas that are not left of the word
 * before them.
 *
 * @param part selector of the part of the page to read
 */
export function textsInWrongOrder(page: Page, part: string): Promise<string[]> {
  // Not in the frame itself, where Playwright would first load its own script.
  return page.evaluate((selector) => {
    const document = window.document.querySelector('iframe')?.contentDocument;
    const root = document?.querySelector(selector);
    if (!document || !root) throw new Error('The frame has no such part');
    const run = /[+−±]?[A-Za-zµΩ§€\d](?:[^\u0600-\u06ff\u2066-\u2069\n]*[A-Za-z0-9%°Ωµ²₂⁻¹³])?/g;
    const word = /[^\s\u2066-\u2069]+[\u2066-\u2069]*[،؛؟]/g;
    const invisible = /[\s\p{Cf}\p{M}]/u;
    const isIsolate = /[\u2066-\u2068]$/;
    const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
    const range = document.createRange();
    const boxAt = (node: Text, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      return box && box.width > 0 ? box : undefined;
    };
    /** Whether a part of a text has one direction and one line: Chromium draws it as one box. */
    const isOneBox = (node: Text, start: number, part: string) => {
      range.setStart(node, start);
      range.setEnd(node, start + part.length);
      return range.getClientRects().length < 2;
    };
    /** The boxes of the visible characters of a part of a text on its first line. */
    const boxesOf = (node: Text, start: number, part: string) => {
      const boxes = [...part].flatMap((character, index) =>
        invisible.test(character) ? [] : (boxAt(node, start + index) ?? []),
      );
      return boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 4);
    };
    const faultsOf = (node: Text) => {
      const text = node.data;
      if (isOneBox(node, 0, text)) return [];
      const scrambled = [...text.matchAll(run)].filter(({ 0: part, index }) => {
        if (isOneBox(node, index, part)) return false;
        // An isolate without Arabic letters is left-to-right by definition, and Chromium misplaces its ranges.
        if (isIsolate.test(text.slice(0, index))) return false;
        const lefts = boxesOf(node, index, part).map(({ left }) => left);
        return lefts.some((left, place) => left < (lefts[place - 1] ?? left));
      });
      const displaced = [...text.matchAll(word)].filter(({ 0: part, index }) => {
        if (isOneBox(node, index, part)) return false;
        const boxes = boxesOf(node, index, part);
        const comma = boxes.at(-1);
        return boxes.slice(0, -1).some(({ left }) => comma !== undefined && left < comma.left - 1);
      });
      return [...scrambled, ...displaced].map(([part]) => `${part} in: ${text}`);
    };
    for (const details of document.querySelectorAll('details')) details.open = true;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (isText(node) && !node.parentElement?.closest('[lang]:not(html), script, template'))
        faults.push(...faultsOf(node));
    }
    return faults;
  }, part);
}
