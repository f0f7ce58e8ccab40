import { PageHead } from '../sections/PageHead.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** Loading bar, live region and failure template for pages that the browser script fetches. Invisible by default. */
export function VisitParts({ name }: { readonly name: string }) {
  const { words, href } = useRenderContext();
  const { unreachable, hintUnreachable, tryAgain, backHome } = words.errors;
  return (
    <>
      <div
        className="loading-bar"
        aria-hidden="true"
        data-loading-bar=""
        data-loading={words.frame.loading}
      />
      <p className="visually-hidden" role="status" data-announcer="" />
      <template data-visit-failed="" data-title={`${unreachable} – ${name}`}>
        <div className="sections">
          <PageHead title={unreachable} lead={hintUnreachable} />
          <p className="cluster error-ways">
            <a className="button button-primary" href={href('/')} data-retry="">
              {tryAgain}
            </a>
            <TextLink to="/">{backHome}</TextLink>
          </p>
        </div>
      </template>
    </>
  );
}
