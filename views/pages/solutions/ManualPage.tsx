import type { Manual } from '../../../src/model/manual.ts';
import { Cached } from '../../Cached.tsx';
import type { DownloadFile } from '../../elements/downloadFile.ts';
import { DownloadManual } from '../../elements/DownloadManual.tsx';
import { FileFacts } from '../../elements/FileFacts.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { ManualBlock } from '../../sections/ManualBlock.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SectionLinks } from '../../sections/SectionLinks.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface ManualData {
  readonly title: string;
  readonly lead: string;
  /** Whether it is the original or a translation. */
  readonly edition: string;
  readonly product: { readonly to: string; readonly name: string };
  /** The same content as PDF. */
  readonly file: DownloadFile;
  /** URL path of the file with the figures. */
  readonly figures: string;
  readonly models: readonly string[];
  readonly manual: Manual;
}

/** The manual of a product, with the same content as the PDF. */
export function ManualPage(data: ManualData) {
  return <Cached view={ManualParts} props={data} />;
}

function ManualParts({ title, lead, edition, product, file, figures, models, manual }: ManualData) {
  const { documents, selection } = useRenderContext().words;
  const { chapters, ...others } = manual;
  const around = { models, figures, ...others };
  return (
    <>
      <PageHead title={title} lead={lead} kicker={<span>{edition}</span>}>
        <DownloadManual url={file.url} language={file.language.code} kind="secondary">
          {documents.downloads.manual}
        </DownloadManual>
        <button className="button button-secondary" type="button" hidden data-print="">
          {selection.actions.print}
        </button>
        <TextLink to={product.to}>{product.name}</TextLink>
        <FileFacts {...file} />
      </PageHead>
      <div className="manual" id="contents">
        <div className="stack gap-6 text-page">
          <SectionLinks sections={chapters.map((chapter) => ({ ...chapter, heading: chapter.title }))} />
          <div>
            <div className="stack text-page-body">
              {chapters.map((chapter) => (
                <section key={chapter.id} id={chapter.id} className="markdown-text">
                  <h2>{chapter.title}</h2>
                  {chapter.blocks.map((block, index) => (
                    <ManualBlock
                      key={index}
                      id={`${chapter.id}-${index}`}
                      title={chapter.title}
                      block={block}
                      {...around}
                    />
                  ))}
                </section>
              ))}
            </div>
            <a className="unprinted button button-secondary manual-contents" href="#contents">
              {documents.print.contents}
            </a>
          </div>
        </div>
      </div>
    </>
  );
}
