import { TextLink } from '../../elements/TextLink.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

interface Props {
  readonly status: number;
  readonly message: string;
}

/** One line, what to make of it, and the way back. */
export function ErrorPage({ status, message }: Props) {
  const { words, t } = useSite();
  const { hint404, hint500, backHome } = words.errors;
  const hint = status === 404 ? hint404 : status >= 500 ? hint500 : '';
  return (
    <>
      <PageHead kicker={t('errors:title', { status })} title={message} lead={hint} />
      <p className="error-ways">
        <TextLink to="/">{backHome}</TextLink>
        <TextLink to="/solutions">{words.nav.solutions}</TextLink>
        <TextLink to="/about-us/contact-us">{words.nav.contactUs}</TextLink>
      </p>
    </>
  );
}
