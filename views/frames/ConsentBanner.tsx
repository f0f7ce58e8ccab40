import { Icon } from '../elements/Icon.tsx';
import { ConsentAnswer, ConsentForm, ConsentOptions } from '../sections/ConsentForm.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** Initial state of the checkboxes: necessary only. */
const OPTIONS = [
  { id: 1, checked: true },
  { id: 2, checked: false },
] as const;

/**
 * Consent banner: accept all, necessary only, or choose, as buttons of the same size and style. The options are in a
 * `details` element, which works without script; the script reveals the `hidden` parts.
 *
 * @param path of the page to return to
 */
export function ConsentBanner({ path }: { readonly path: string }) {
  const { words, href } = useRenderContext();
  const { banner } = words.consent;
  return (
    <section
      className="unprinted tiny consent"
      aria-labelledby="consent-title"
      data-consent=""
      data-saved={banner.saved}
    >
      <div className="column consent-inner">
        <p className="consent-title" id="consent-title">
          {banner.title}
        </p>
        <button className="icon-button consent-close" type="button" data-consent-close="" hidden>
          <Icon name="close" />
          <span className="visually-hidden">{banner.close}</span>
        </button>
        <p className="consent-text deep-links">
          {`${banner.text} `}
          <a href={href('/privacy')}>{banner.privacy}</a>
        </p>
        <p className="consent-signal" data-consent-signal="" hidden>
          {banner.signal}
        </p>
        <p className="error strong consent-failed" role="alert" data-consent-failed="" hidden>
          {banner.failed}
        </p>
        <div className="consent-answers">
          <ConsentForm path={path}>
            <ConsentAnswer choice="all">{banner.acceptAll}</ConsentAnswer>
            <ConsentAnswer choice="necessary">{banner.necessaryOnly}</ConsentAnswer>
          </ConsentForm>
          <details className="consent-custom">
            <summary className="button button-answer">{banner.choose}</summary>
            <ConsentForm path={path}>
              <ConsentOptions options={OPTIONS} />
              <ConsentAnswer choice="custom">{banner.save}</ConsentAnswer>
              <button className="button button-answer" type="reset" data-consent-back="" hidden>
                {banner.back}
              </button>
            </ConsentForm>
          </details>
        </div>
      </div>
    </section>
  );
}
