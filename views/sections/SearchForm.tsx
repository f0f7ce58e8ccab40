import { useId } from 'react';
import { suggestionsPath } from '../../src/model/paths.ts';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  readonly text: string;
  readonly hint?: string;
  readonly isFocused?: boolean;
}

/** GET form: the query is in the query string, so results can be bookmarked and shared. */
export function SearchForm({ text, hint, isFocused = false }: Props) {
  const { words, href, language } = useRenderContext();
  const id = useId();
  const { label, submit, suggestions } = words.search;
  return (
    <form className="stack gap-1 search-form" role="search" action={href('/search')} method="get">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span className="note" id={`${id}hint`}>
          {hint}
        </span>
      )}
      <div className="cluster gap-3 before-2 anchor">
        <input
          id={id}
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          defaultValue={text}
          autoFocus={isFocused}
          aria-describedby={hint === undefined ? undefined : `${id}hint`}
          data-suggestions={suggestionsPath(language.code)}
          data-label={suggestions}
        />
        <button className="button button-primary" type="submit">
          {submit}
        </button>
      </div>
    </form>
  );
}
