import { useRenderContext } from '../renderContext.tsx';

/** Button that copies an absolute URL, with script, and says so. */
export function CopyLink({ address }: { readonly address: string }) {
  const { copy, copied } = useRenderContext().words.selection.actions;
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
