type Values = Readonly<Record<string, string>> | ((name: string) => string | undefined);

/** Replaces `{{name}}` placeholders. @throws {Error} if a value is missing */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) => {
    const value = typeof values === 'function' ? values(name) : values[name];
    if (value === undefined) throw new Error(`There is no value for ${placeholder} in “${text}”`);
    return value;
  });
}
