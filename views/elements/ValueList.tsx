interface LabeledValue {
  readonly label: string;
  /** Formatted for the page's language. */
  readonly value: string;
}

/** Labels with their values. */
export function ValueList({
  values,
  className,
}: {
  readonly values: readonly LabeledValue[];
  readonly className?: string;
}) {
  return (
    <dl className={className}>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
