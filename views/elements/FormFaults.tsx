/** Says what is wrong with a form or an address. */
export function FormFaults({ faults }: { readonly faults: readonly string[] }) {
  return faults.map((fault) => (
    <p key={fault} className="callout error strong form-faults" role="alert">
      {fault}
    </p>
  ));
}
