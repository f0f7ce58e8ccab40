import { createContext, createElement, use, type ReactNode } from 'react';

/** Data only: two functions, even equal ones, are never the same key. */
type Plain<Data> = Data extends (...args: never[]) => unknown
  ? never
  : Data extends object
    ? { readonly [Key in keyof Data]: Plain<Data[Key]> }
    : Data;

export interface CachedFragment {
  /** Its name is unique among all fragments; also the prefix of `useId` ids inside the fragment. */
  readonly view: { readonly name: string };
  /** The HTML depends on nothing else, except language and layout. */
  readonly props: object;
  readonly content: () => ReactNode;
}

/** Registers a fragment and returns a placeholder, which the renderer replaces with the fragment's HTML. */
type RegisterFragment = (fragment: CachedFragment) => ReactNode;

const FragmentContext = createContext<RegisterFragment | undefined>(undefined);

export const FragmentProvider = FragmentContext.Provider;

interface Props<Data extends object> {
  /** A component of a module, not of a function: it knows only its properties, which are the key of its HTML. */
  readonly view: (props: Data) => ReactNode;
  readonly props: Data & Plain<Data>;
  /** Seldom shown again: rendered each time. */
  readonly isRare?: boolean;
}

/**
 * A view whose HTML is rendered once per language, layout and properties. Equal properties are the same, whether or not
 * they are the same objects. Tests and `npm run dev` throw an error if the view is another function at each use, and
 * render it again to throw one if the result differs.
 */
export function Cached<Data extends object>({ view, props, isRare = false }: Props<Data>) {
  const register = use(FragmentContext);
  const content = () => createElement(view, props);
  return register && !isRare ? register({ view, props, content }) : content();
}
