import { Cached } from '../Cached.tsx';
import { Title } from '../elements/Title.tsx';
import { ContactBlock } from '../sections/ContactBlock.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { FooterData, FooterGroup, FooterLink, SocialIcon } from './frameProps.ts';
import { SOCIAL_NAMES } from './socialNames.ts';

const ICONS_IN_FIRST_ROW = 5;
/** Template of the script's icons: it inserts code, link and QR code if the content service has new ones. */
const PATTERN: SocialIcon = { code: 'weixin', qrImage: '/icons/favicon.svg' };

interface FooterProps {
  readonly data: FooterData;
  /** Path of the page, for the QR code that opens it on a phone. */
  readonly path: string;
}

export function Footer({ data, path }: FooterProps) {
  const { words, layout } = useRenderContext();
  const labels = words.frame.footer;
  return (
    <footer className="unprinted tiny quiet footer">
      <h2 className="visually-hidden">{labels.heading}</h2>
      <div className="column footer-columns">
        <Cached view={FooterColumns} props={data} />
        {layout === 'desktop' ? (
          <figure className="page-code">
            <img
              src={`/qr/page.svg?path=${encodeURIComponent(path)}`}
              alt={labels.pageCodeAlt}
              width={120}
              height={120}
              loading="lazy"
              data-region="code"
            />
            <figcaption>{labels.pageCode}</figcaption>
          </figure>
        ) : null}
      </div>
      <Cached view={FooterEnd} props={data} />
    </footer>
  );
}

function FooterColumns({ solutions, legal, contact, icons }: FooterData) {
  const { words, t } = useRenderContext();
  const labels = words.frame.footer;
  return (
    <>
      <LinkColumn heading={labels.solutions} links={solutions} isWide />
      <section className="footer-contact" data-footer-contact="">
        <h3>{labels.contact}</h3>
        <ContactBlock {...contact} />
        <h3>{labels.follow}</h3>
        <div
          data-contact-icons={ICONS_IN_FIRST_ROW}
          data-names={JSON.stringify(SOCIAL_NAMES)}
          data-code-label={t('frame:footer.qrOf', { name: '{name}' })}
        >
          <SocialRow icons={icons.slice(0, ICONS_IN_FIRST_ROW)} />
          <SocialRow icons={icons.slice(ICONS_IN_FIRST_ROW)} />
          <template data-icon-patterns="">
            <SocialItem icon={{ ...PATTERN, customLink: '#top' }} />
            <SocialItem icon={PATTERN} />
          </template>
        </div>
      </section>
      <LinkColumn heading={labels.legal} links={legal} />
    </>
  );
}

function FooterEnd({ year, legalName: name, recordFilings }: FooterData) {
  const { words, t } = useRenderContext();
  return (
    <div className="column footer-end">
      <p>{t('frame:footer.rights', { year, name })}</p>
      {recordFilings.map((filing) => (
        <p key={filing.text} lang="zh-CN">
          <a href={filing.url} rel="noopener">
            {filing.text}
          </a>
        </p>
      ))}
      <p>
        <a href="#top">{words.frame.footer.backToTop}</a>
      </p>
    </div>
  );
}

interface LinkColumnProps {
  readonly heading: string;
  readonly links: readonly (FooterLink & Partial<FooterGroup>)[];
  readonly isWide?: boolean;
}

function LinkColumn({ heading, links, isWide = false }: LinkColumnProps) {
  return (
    <section className={isWide ? 'footer-links footer-links-wide' : 'footer-links'}>
      <h3>{heading}</h3>
      <ul>
        {links.map(({ below = [], ...link }) => (
          <li key={link.path}>
            <ColumnLink {...link} />
            {below.length > 0 ? (
              <ul>
                {below.map((page) => (
                  <li key={page.path}>
                    <ColumnLink {...page} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ColumnLink({ path, title, personal }: FooterLink) {
  const { href } = useRenderContext();
  return (
    <a href={href(path)} rel={personal ? 'nofollow' : undefined}>
      <span>
        <Title text={title} />
      </span>
    </a>
  );
}

function SocialRow({ icons }: { readonly icons: readonly SocialIcon[] }) {
  if (icons.length === 0) return null;
  return (
    <ul className="social-row">
      {icons.map((icon) => (
        <SocialItem key={icon.code} icon={icon} />
      ))}
    </ul>
  );
}

/** Link to a social account. Its QR code, if any, shows on hover and focus. */
function SocialItem({ icon: { code, customLink, qrImage } }: { readonly icon: SocialIcon }) {
  const { t } = useRenderContext();
  const name = SOCIAL_NAMES[code];
  // Drawn by the stylesheet: an image in the markup would be loaded with the first view, although it is in the footer.
  const drawing = <span className="icon brand-icon" data-brand={code} aria-hidden="true" />;
  const label = <span className="visually-hidden">{name}</span>;
  return (
    <li className="anchor social">
      {customLink ? (
        <a className="icon-button" href={customLink} target="_blank" rel="noopener">
          {drawing}
          {label}
        </a>
      ) : (
        <button className="icon-button" type="button">
          {drawing}
          {label}
        </button>
      )}
      {qrImage ? (
        <img
          className="social-code"
          src={qrImage}
          alt={t('frame:footer.qrOf', { name })}
          width={120}
          height={120}
          loading="lazy"
        />
      ) : null}
    </li>
  );
}
