/** The words of a text: long lists of paths and names in lines, instead of a line for each. */
export function listOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
