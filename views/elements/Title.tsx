import { Fragment } from 'react';
import { useSite } from '../site.tsx';

/** The words of a heading, with the places at which a word longer than its line may break. */
export function Title({ text }: { readonly text: string }) {
  const { format } = useSite();
  const parts = format.partsOfLongWords(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
