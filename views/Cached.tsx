import { createContext, use, type ReactNode } from 'react';

/** A dependency of a fragment. Objects are compared by identity, so unchanged data must stay the same object. */
export type Dependency = string | number | boolean | undefined | object;

export interface CachedFragment {
  /** Unique among all fragments; also the prefix of `useId` ids inside the fragment. */
  readonly name: string;
  readonly on: readonly Dependency[];
  readonly children: () => ReactNode;
}

/** Registers a fragment and returns a placeholder, which the renderer replaces with the fragment's HTML. */
type RegisterFragment = (fragment: CachedFragment) => ReactNode;

const FragmentContext = createContext<RegisterFragment | undefined>(undefined);

export const FragmentProvider = FragmentContext.Provider;

interface Props extends Omit<CachedFragment, 'on'> {
  /** Without dependencies (`undefined`), the HTML is rendered each time. */
  readonly on: CachedFragment['on'] | undefined;
}

/**
 * HTML that depends only on language, layout and `on`: rendered once and cached. Tests and `npm run dev` render it again
 * on each use and throw an error if the result differs.
 */
export function Cached({ on, ...fragment }: Props) {
  const register = use(FragmentContext);
  return register && on ? register({ ...fragment, on }) : fragment.children();
}
