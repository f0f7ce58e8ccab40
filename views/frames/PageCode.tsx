import { useSite } from '../site.tsx';

/** The two-dimensional code of the page's own address. */
export function PageCode({ image }: { readonly image: string }) {
  const { words } = useSite();
  return <img src={image} alt={words.frame.footer.pageCodeAlt} width={120} height={120} loading="lazy" />;
}
