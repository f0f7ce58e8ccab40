/** The longest path with query string that the site answers. The longest of its own has about 120 characters. */
export const MAX_URL_LENGTH = 2000;

/**
 * The value of a `Location` header that leads to this site. A target that is too long loses its query string: percent
 * encoding multiplies what a visitor sent, and a proxy takes headers above its buffer for a fault of the process.
 */
export function locationOf(path: string, search = ''): string {
  return [path + search, path, '/'].find(({ length }) => length <= MAX_URL_LENGTH) ?? '/';
}
