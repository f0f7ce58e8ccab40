import { useSite } from '../site.tsx';

/** The two-dimensional code of the page's own address. */
export function PageCode({ image }: { readonly image: string }) {
  const { words } = useSite();
  const alt = words.frame.footer.pageCodeAlt;
  return <img src={image} alt={alt} width={120} height={120} loading="lazy" data-region="code" />;
}
