import { Fragment } from 'react';
import { useSite } from '../site.tsx';

/** The words of a heading, a label or a link among others, with the places at which a word longer than its line may break. */
export function Title({ text }: { readonly text: string }) {
  const { format } = useSite();
  const parts = format.partsOfLongWords(text);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
