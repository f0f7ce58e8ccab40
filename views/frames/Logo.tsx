import { brand } from '../brand.ts';
import { useRenderContext } from '../renderContext.tsx';

const { width, height, legs, arc, name: letters, nameTransform } = brand.logo;

/** Brand mark and name, as a link to the home page. */
export function Logo({ name }: { readonly name: string }) {
  const { href, t } = useRenderContext();
  return (
    <a className="tap logo" href={href('/')} aria-label={t('frame:homeLink', { name })}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path className="logo-legs" d={legs} />
        <path d={arc} />
        <path transform={nameTransform} d={letters} />
      </svg>
    </a>
  );
}
