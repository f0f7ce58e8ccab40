import { useId } from 'react';
import { Cached } from '../Cached.tsx';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { ExternalLink } from '../elements/ExternalLink.tsx';
import type { HeaderProps } from './frameProps.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import type { MenuItem } from '../../src/model/navigation.ts';
import { SiteHeader } from './PageFrame.tsx';
import { SearchLink } from './SearchLink.tsx';

/** Dropdowns with more entries than this use the wider layout. */
const WIDE_DROPDOWN_ABOVE = 3;

/** Dropdowns open on hover and focus; the script adds buttons. */
export function DesktopHeader({ name, menu, section, languageName, languages }: HeaderProps) {
  const { words } = useRenderContext();
  return (
    <SiteHeader>
      <Cached view={DesktopMenu} props={{ name, menu, section }} />
      <div className="header-tools">
        <SearchLink />
        <ButtonLink to="/about-us/contact-us">{words.nav.contactUs}</ButtonLink>
        <details className="anchor language-menu" data-language-menu="">
          <summary className="tap tiny">
            <Icon name="globe" />
            <span className="visually-hidden">{words.frame.language}</span>
            <span>{languageName}</span>
          </summary>
          <ul data-region="languages">
            <LanguageLinks links={languages} />
          </ul>
        </details>
      </div>
    </SiteHeader>
  );
}

function DesktopMenu({ name, menu, section }: Pick<HeaderProps, 'name' | 'menu' | 'section'>) {
  const { words } = useRenderContext();
  return (
    <>
      <Logo name={name} />
      <nav className="menu" aria-label={words.frame.mainMenu} data-menu="" data-marks="">
        <ul>
          {menu.filter(isShown).map((item) => (
            <TopItem key={item.path} item={item} current={item.path === section} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function isShown({ hidden }: MenuItem): boolean {
  return !hidden;
}

function TopItem({ item, current }: { readonly item: MenuItem; readonly current: boolean }) {
  const { href, t } = useRenderContext();
  const id = useId();
  const children = item.children.filter(isShown);
  const isWide = children.length > WIDE_DROPDOWN_ABOVE;
  return (
    <li className={isWide ? 'menu-item menu-item-wide' : 'menu-item'}>
      <a href={href(item.path)} aria-current={current ? 'true' : undefined}>
        {item.title}
      </a>
      {children.length > 0 ? (
        <>
          <button
            type="button"
            aria-expanded="false"
            aria-controls={id}
            aria-label={t('frame:submenuOf', { name: item.title })}
          >
            <Icon name="chevron-down" />
          </button>
          <ul id={id} className={isWide ? 'dropdown dropdown-wide' : 'dropdown'}>
            {children.map((child) => (
              <DropdownItem key={child.path} item={child} />
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}

function DropdownItem({ item }: { readonly item: MenuItem }) {
  const { href } = useRenderContext();
  const children = item.children.filter(isShown);
  return (
    <li className="dropdown-item">
      {item.external ? (
        <ExternalLink url={item.path}>{item.title}</ExternalLink>
      ) : (
        <a href={href(item.path)}>
          <span>{item.title}</span>
        </a>
      )}
      {children.length > 0 ? (
        <ul>
          {children.map((child) => (
            <li key={child.path}>
              <a href={href(child.path)}>
                {child.picture ? <Picture name={child.picture} alt="" sizes="56px" /> : null}
                <span>{child.title}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
