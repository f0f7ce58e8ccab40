import { useRenderContext } from '../renderContext.tsx';

/** Text of a label or link, with break opportunities in German words that are longer than a line. */
export function Title({ text }: { readonly text: string }) {
  return useRenderContext().format.withSoftHyphens(text);
}
