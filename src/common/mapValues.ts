export function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]));
}
