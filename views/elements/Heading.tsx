interface Props {
  readonly text: string;
  readonly className?: string | undefined;
}

/** Heading of a section, with an id for links to it. */
export function Heading({ text, className }: Props) {
  return (
    <h2 id={anchorOf(text)} className={className}>
      {text}
    </h2>
  );
}

/** Id of the heading with a text. */
export function anchorOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
