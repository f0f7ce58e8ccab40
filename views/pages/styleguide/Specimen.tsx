import type { ReactNode } from 'react';

/** One section in one state, under its name in the code. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <p className="specimen-name" id={name} lang="en" dir="ltr">
        {name}
      </p>
      {children}
    </>
  );
}
