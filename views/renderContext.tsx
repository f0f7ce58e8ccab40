import { createContext, use } from 'react';
import type { RenderContext } from '../src/model/renderContext.ts';

const ReactContext = createContext<RenderContext | undefined>(undefined);

export const RenderContextProvider = ReactContext.Provider;

/** @throws {Error} outside `RenderContextProvider` */
export function useRenderContext(): RenderContext {
  const context = use(ReactContext);
  if (!context) throw new Error('A view was rendered outside RenderContextProvider: wrap it in one');
  return context;
}
