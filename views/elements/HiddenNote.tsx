import { useRenderContext } from '../renderContext.tsx';

/** Adds a note in brackets to the name of a link or control, for screen readers only. */
export function HiddenNote({ text }: { readonly text: string }) {
  const { t } = useRenderContext();
  return <span className="visually-hidden">{t('frame:inBrackets', { text })}</span>;
}
