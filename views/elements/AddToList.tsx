import { useRenderContext } from '../renderContext.tsx';
import { HiddenNote } from './HiddenNote.tsx';

interface Props {
  /** English desktop path of a list with what is added; the script puts the visitor's own list before it. */
  readonly to: string;
  /** Name of what is added, if it is one thing. */
  readonly name?: string;
  /** Text of the link. If missing, the name. */
  readonly text?: string;
}

export function AddToList({ to, name = '', text }: Props) {
  const { t, href } = useRenderContext();
  return (
    <a
      className="tap deep small add-to-list"
      href={href(to)}
      aria-label={text === undefined ? t('selection:list.addNamed', { name }) : undefined}
      data-add-to-list=""
    >
      {text === undefined ? <bdi>{name}</bdi> : <span>{text}</span>}
      {text !== undefined && name !== '' ? <HiddenNote text={name} /> : null}
    </a>
  );
}
