import { useSite } from '../site.tsx';

/** The brand mark and name, linking home. */
export function Logo({ name }: { readonly name: string }) {
  const { href, t } = useSite();
  return (
    <a className="logo" href={href('/')} aria-label={t('frame:homeLink', { name })}>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M16 3 30 28h-7.2L16 15.4 9.2 28H2Z" />
        <path
          d="M16 20.2c2.7 0 4.9 1.7 5.9 4.2l1.9 3.6H8.2l1.9-3.6c1-2.5 3.2-4.2 5.9-4.2Z"
          className="logo-arc"
        />
      </svg>
      <span className="logo-name">{name.toLowerCase()}</span>
    </a>
  );
}
