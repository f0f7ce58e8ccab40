import type { ReactNode } from 'react';
import './Specimen.css';

/** A section in one state, labeled with its component name. */
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
