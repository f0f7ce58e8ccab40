import { useRenderContext } from '../renderContext.tsx';

interface Props {
  /** The absolute URL of the page, or another text. */
  readonly address: string;
  readonly texts?: { readonly copy: string; readonly copied: string };
}

/** Button that copies a text, with script, and says so. */
export function CopyLink({ address, texts }: Props) {
  const { actions } = useRenderContext().words.selection;
  const { copy, copied } = texts ?? actions;
  return (
    <>
      <button
        className="button button-secondary"
        type="button"
        hidden
        data-copy={address}
        data-copied={copied}
      >
        {copy}
      </button>
      <span className="note" role="status" />
    </>
  );
}
