import { Fragment } from 'react';
import { useRenderContext } from '../renderContext.tsx';

/** Text of a heading, label or link, with break opportunities in words that are longer than a line. */
export function Title({ text }: { readonly text: string }) {
  const { format } = useRenderContext();
  const parts = format.partsOfLongWords(text);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
