/** Heading of a section, with an id for links to it. */
export function Heading({ text }: { readonly text: string }) {
  return <h2 id={anchorOf(text)}>{text}</h2>;
}

/** Id of the heading with a text. Ids of sections are without the prefix. */
export function anchorOf(text: string): string {
  return `section-${text}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
