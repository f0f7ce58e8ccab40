import type { Page } from '@playwright/test';

interface LaidOut {
  readonly layout: string | undefined;
  /** One line per fault that does not depend on the width: fonts, and markup that CSS would take apart. */
  readonly faults: readonly string[];
  /**
   * One line per width at which the document overflows the frame, with the innermost elements that cause it. Elements
   * inside a scroll or clip container do not count.
   */
  readonly overflows: readonly string[];
  /** One line per broken term, and per clipped or overlapping text, at each of the widths to read. */
  readonly texts: readonly string[];
}

/**
 * Lays out the page in the iframe (`loadInFrame`) at each width.
 *
 * @param options.widths at which nothing may overflow
 * @param options.read widths at which texts are examined
 * @param options.terms patterns of terms that must stay on one line
 */
export function layOut(
  page: Page,
  { widths, read, terms }: { widths: readonly number[]; read: readonly number[]; terms: readonly RegExp[] },
): Promise<LaidOut> {
  return page.evaluate(
    ([allWidths, readWidths, patterns]) => {
      const frame = document.querySelector('iframe');
      const { contentDocument, contentWindow } = frame ?? {};
      const root = contentDocument?.scrollingElement;
      if (!frame || !contentDocument || !contentWindow || !root) throw new Error('The frame has no document');

      const styleOf = (element: Element) => contentWindow.getComputedStyle(element);
      const ancestorsOf = (element: Element): Element[] => {
        const parent = element.parentElement;
        return parent && parent !== contentDocument.body ? [parent, ...ancestorsOf(parent)] : [];
      };
      const nameOf = (element: Element | null) =>
        element ? [element.localName, ...element.classList].join('.') : '';
      const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
      const isShown = (rect: DOMRect) => rect.width > 0 && rect.height > 0;

      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = width > 0 && (left < -1 || right > root.clientWidth + 1);
        return isOutside && ancestorsOf(element).every((parent) => styleOf(parent).overflowX === 'visible');
      };
      const describe = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${nameOf(element.parentElement)} > ${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`;
      };

      /** Computes a property of elements that depends on their parents, once per element. */
      const inherited = <Value>(of: (element: Element, ofParent: () => Value) => Value, top: Value) => {
        const known = new Map<Element, Value>();
        const get = (element: Element | null): Value => {
          if (!element || element === contentDocument.body) return top;
          const value = known.get(element) ?? of(element, () => get(element.parentElement));
          known.set(element, value);
          return value;
        };
        return get;
      };
      const walker = contentDocument.createTreeWalker(contentDocument.body, NodeFilter.SHOW_TEXT);
      const nodes: { readonly node: Text; readonly parent: Element }[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const parent = node.parentElement;
        if (isText(node) && parent && node.data.trim() !== '') nodes.push({ node, parent });
      }
      const rangeOf = (from: Text, start: number, to: Text, end: number) => {
        const range = contentDocument.createRange();
        range.setStart(from, start);
        range.setEnd(to, end);
        return range;
      };

      // Terms can extend over inline elements, so they are found in the text of the innermost block.
      const blockOf = (element: Element): Element =>
        element.parentElement && /^(?:inline|contents)$/.test(styleOf(element).display)
          ? blockOf(element.parentElement)
          : element;
      const blocks = new Map<Element, Text[]>();
      for (const { node, parent } of nodes) {
        const block = blockOf(parent);
        blocks.set(block, [...(blocks.get(block) ?? []), node]);
      }
      const placeOf = (texts: readonly Text[], at: number): [Text, number] => {
        let before = 0;
        for (const text of texts) {
          if (at <= before + text.data.length) return [text, at - before];
          before += text.data.length;
        }
        throw new Error('Outside the block');
      };
      const found = [...blocks].flatMap(([block, texts]) => {
        const whole = texts.map(({ data }) => data).join('');
        // The last line of a heading in the page's language has more than one character.
        const isHeading = block.matches('h1, h2, h3, h4') && block.closest('[lang]')?.localName === 'html';
        const own = isHeading ? [...patterns, /\S\s?\S\s*$/g] : patterns;
        return own.flatMap((pattern) =>
          [...whole.matchAll(pattern)].map(({ 0: term, index }) => ({
            term,
            parent: placeOf(texts, index)[0].parentElement,
            range: rangeOf(...placeOf(texts, index), ...placeOf(texts, index + term.length)),
          })),
        );
      });
      const linesOf = (range: Range) => {
        const lines: DOMRect[] = [];
        for (const rect of [...range.getClientRects()].filter(isShown)) {
          const isOnLine = (line: DOMRect) => rect.top < line.bottom - 2 && line.top < rect.bottom - 2;
          if (!lines.some(isOnLine)) lines.push(rect);
        }
        return lines;
      };

      const readTexts = () => {
        /** Whether a text floats above the page, ends with an ellipsis, or is only for screen readers. */
        const isApart = inherited((element, ofParent) => {
          const { position, clipPath, textOverflow } = styleOf(element);
          return (
            position === 'fixed' ||
            position === 'sticky' ||
            clipPath !== 'none' ||
            textOverflow === 'ellipsis' ||
            element.matches('.visually-hidden, .skip-link, .header, code, template') ||
            ofParent()
          );
        }, false);
        /** The nearest element that does not show what sticks out of it, and whether it scrolls. */
        const holderOf = inherited<{ edge?: DOMRect; scrolls: boolean }>(
          (element, ofParent) => {
            const { overflowX, overflowY, display } = styleOf(element);
            const overflow = `${overflowX} ${overflowY}`;
            if (display === 'inline' || overflow === 'visible visible') return ofParent();
            return { edge: element.getBoundingClientRect(), scrolls: /auto|scroll/.test(overflow) };
          },
          { scrolls: false },
        );
        const isRead = (parent: Element | null) =>
          parent?.checkVisibility({ visibilityProperty: true }) === true && !isApart(parent);
        const broken = found
          .filter(({ range, parent }) => isRead(parent) && linesOf(range).length > 1)
          .map(({ term }) => `broken: ${term}`);
        const texts = nodes
          .filter(({ parent }) => isRead(parent))
          .flatMap(({ node, parent }) => {
            const { edge, scrolls } = holderOf(parent);
            return [...rangeOf(node, 0, node, node.length).getClientRects()].filter(isShown).map((rect) => {
              // The height of letters without ascenders; lines of headings are closer than their boxes are high.
              const [top, bottom] = [rect.top + rect.height * 0.3, rect.bottom - rect.height * 0.3];
              const [left, right] = [rect.left + 1, rect.right - 1];
              const isCut =
                edge !== undefined &&
                (left < edge.left - 1 || right > edge.right + 1 || top < edge.top || bottom > edge.bottom);
              return {
                text: node.data.trim().slice(0, 30),
                parent,
                left,
                right,
                top,
                bottom,
                isCut,
                scrolls,
              };
            });
          })
          .toSorted((one, other) => one.top - other.top);
        const clipped = texts.filter(({ isCut, scrolls }) => isCut && !scrolls);
        const boxes = texts.filter(({ isCut }) => !isCut);
        const overlapping = boxes.flatMap((box, index) => {
          const others: string[] = [];
          for (let at = index + 1; at < boxes.length; at += 1) {
            const other = boxes[at];
            if (!other || other.top >= box.bottom) break;
            if (other.left < box.right && box.left < other.right)
              others.push(`overlapping: ${box.text} and ${other.text} in ${nameOf(other.parent)}`);
          }
          return others;
        });
        // The header is on one ground with a dark head.
        const start =
          contentDocument.querySelector('.hero, .page-head-dark')?.getBoundingClientRect().top ?? 0;
        return [
          ...(Math.abs(start) > 1 ? [`the head starts at ${start}`] : []),
          ...broken,
          ...clipped.map(({ text, parent }) => `clipped: ${text} in ${nameOf(parent)}`),
          ...overlapping,
        ];
      };

      const faces = [...contentDocument.fonts].map(({ family, weight }) => {
        const [least = '400', most = least] = weight.replace('normal', '400').split(' ');
        return { family: family.replace(/["']/g, ''), least: Number(least), most: Number(most) };
      });
      const faults = new Set<string>();
      for (const { parent } of nodes) {
        const { fontFamily, fontWeight, fontStyle, fontSynthesisWeight } = styleOf(parent);
        const [family = ''] = fontFamily.replace(/["']/g, '').split(',');
        const own = faces.filter((face) => face.family === family);
        const isReal = own.some(
          ({ least, most }) => least <= Number(fontWeight) && Number(fontWeight) <= most,
        );
        if (own.length > 0 && (!isReal || fontStyle !== 'normal' || fontSynthesisWeight !== 'none'))
          faults.add(`no such font: ${family} ${fontWeight} ${fontStyle} in ${nameOf(parent)}`);
      }
      // A flex container drops the spaces around its items. In Firefox, a line break opportunity is an item, too.
      const partedTexts = () =>
        [...contentDocument.querySelectorAll('.whole, wbr')].flatMap(
          ({ localName, parentElement: parent }) => {
            if (!parent || parent.childNodes.length < 2) return [];
            const { display, columnGap } = styleOf(parent);
            const isParted = localName !== 'wbr' || parseFloat(columnGap) > 0;
            return /flex|grid/.test(display) && isParted
              ? [`flex item: ${parent.textContent} in ${nameOf(parent.parentElement)} > ${nameOf(parent)}`]
              : [];
          },
        );

      const texts: string[] = [];
      const overflows = allWidths.flatMap((width) => {
        frame.style.width = `${width}px`;
        if (root.clientWidth !== width) throw new Error(`Laid out at ${root.clientWidth} px, not ${width}`);
        if (readWidths.includes(width))
          texts.push(...[...readTexts(), ...partedTexts()].map((fault) => `at ${width}: ${fault}`));
        if (root.scrollWidth <= width) return [];
        const outside = [...contentDocument.body.querySelectorAll('*')].filter(
          (element) => sticksOut(element) && ![...element.children].some(sticksOut),
        );
        const causes = [...new Set(outside.map(describe))].slice(0, 6).join(', ');
        return [`at ${width}: ${root.scrollWidth} wide, ${causes}`];
      });
      return {
        layout: contentDocument.documentElement.dataset.layout,
        faults: [...faults],
        overflows,
        texts,
      };
    },
    [widths, read, terms] as const,
  );
}
