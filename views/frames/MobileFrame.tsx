import { Cached } from '../Cached.tsx';
import { ExternalLink } from '../elements/ExternalLink.tsx';
import { HiddenNote } from '../elements/HiddenNote.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { HeaderProps } from './frameProps.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import type { MenuItem } from '../../src/model/navigation.ts';
import { SiteHeader } from './PageFrame.tsx';
import { SearchLink } from './SearchLink.tsx';

/** A slide-in panel. Panel and submenus are `details`; the script turns the panel into a dialog. */
export function MobileHeader({ name, menu, section, languageName, languages }: HeaderProps) {
  const { words, href } = useRenderContext();
  return (
    <SiteHeader>
      <Logo name={name} />
      <details className="mobile-menu" data-mobile-menu="" data-close={words.frame.closeMenu}>
        <summary className="icon-button">
          <Icon name="menu" />
          <Icon name="close" />
          <span className="visually-hidden">{words.frame.mainMenu}</span>
        </summary>
        <nav className="mobile-panel" aria-label={words.frame.mainMenu} data-marks="">
          <ul>
            <li>
              <SearchLink isLabeled />
            </li>
            <Cached view={MobileMenu} props={{ menu, section }} />
            <li>
              <a href={href('/about-us/contact-us')}>{words.nav.contactUs}</a>
            </li>
            <li>
              <details name="panel">
                <summary>
                  <Icon name="globe" />
                  <span>{words.frame.language + words.frame.labelSeparator + languageName}</span>
                </summary>
                <ul data-region="languages">
                  <LanguageLinks links={languages} />
                </ul>
              </details>
            </li>
          </ul>
        </nav>
      </details>
    </SiteHeader>
  );
}

function MobileMenu({ menu, section }: Pick<HeaderProps, 'menu' | 'section'>) {
  return menu.map((item) => <PanelItem key={item.path} item={item} current={item.path === section} />);
}

interface ItemProps {
  readonly item: MenuItem;
  readonly current?: boolean;
  /** Of these groups, only one is open. */
  readonly within?: string;
  /** For screen readers. */
  readonly note?: string;
}

/** Menu entry. One with child pages opens on tap and lists its own page first. */
function PanelItem({ item, current = false, within = 'panel' }: ItemProps) {
  const { words } = useRenderContext();
  const children = item.children.filter(({ hidden }) => !hidden);
  if (item.hidden) return null;
  if (children.length === 0) {
    return (
      <li>
        <PanelLink item={item} current={current} />
      </li>
    );
  }
  const { overview } = words.products.ways;
  return (
    <li>
      <details name={within} open={current}>
        <summary>
          <span>{item.title}</span>
        </summary>
        <ul>
          <li>
            <PanelLink item={{ ...item, title: overview }} note={item.title} current={current} />
          </li>
          {children.map((child) => (
            <PanelItem key={child.path} item={child} within={item.path} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function PanelLink({ item, current = false, note }: ItemProps) {
  const { href } = useRenderContext();
  if (item.external) return <ExternalLink url={item.path}>{item.title}</ExternalLink>;
  return (
    <a href={href(item.path)} aria-current={current ? 'true' : undefined}>
      <span>{item.title}</span>
      {note === undefined ? null : <HiddenNote text={note} />}
    </a>
  );
}
