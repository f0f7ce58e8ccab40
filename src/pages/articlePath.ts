/** English desktop path of a news article. */
export function articlePath({ id }: { readonly id: number }): string {
  return `/news/${id}`;
}
