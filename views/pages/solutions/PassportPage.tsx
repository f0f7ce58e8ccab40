import type { DownloadFile } from '../../elements/downloadFile.ts';
import { DownloadManual } from '../../elements/DownloadManual.tsx';
import { TextLink } from '../../elements/TextLink.tsx';
import { Cached } from '../../Cached.tsx';
import { DefinitionTable } from '../../sections/DefinitionTable.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { type DataTable, ValueTable } from '../../sections/ValueTable.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface PassportData {
  readonly title: string;
  readonly product: { readonly to: string; readonly name: string };
  readonly groups: readonly (DataTable & { readonly id: string })[];
  readonly declaration: DownloadFile;
  /** Path of the chapter on disposal. */
  readonly manual: string;
  /** Path of the passport as data. */
  readonly data: string;
  /** URL and path that identify the model. */
  readonly identifier: { readonly address: string; readonly path: string };
}

/** The public part of the battery passport of a model. */
export function PassportPage(data: PassportData) {
  return <Cached view={PassportParts} props={data} />;
}

function PassportParts(data: PassportData) {
  const { title, product, groups, declaration, manual, identifier } = data;
  const { words, t } = useRenderContext();
  const { lead, specimen, access, links } = words.passport;
  return (
    <Outlined>
      <PageHead title={title} lead={lead} kicker={<span>{product.name}</span>}>
        <DownloadManual url={declaration.url} language={declaration.language.code} kind="secondary">
          {words.documents.downloads.declaration}
        </DownloadManual>
        <a className="button button-secondary" href={data.data} type="application/json">
          {links.data}
        </a>
        <button className="button button-secondary" type="button" hidden data-print="">
          {words.selection.actions.print}
        </button>
        <TextLink to={manual}>{links.waste}</TextLink>
        <TextLink to={product.to}>{words.frame.toProduct}</TextLink>
      </PageHead>
      <Notice {...specimen} />
      {groups.map((group) => (
        <ValueTable key={group.id} {...group} />
      ))}
      <SplitSection heading={access.heading} text={access.text}>
        <DefinitionTable caption={access.heading} rows={access.items} />
      </SplitSection>
      <SplitSection heading={links.heading} text={links.text}>
        <p>
          <img
            src={`/qr/page.svg?path=${identifier.path}`}
            alt={t('passport:links.code', { address: identifier.address })}
            width="132"
            height="132"
            loading="lazy"
          />
        </p>
        <p>
          <bdi dir="ltr">{identifier.address}</bdi>
        </p>
      </SplitSection>
    </Outlined>
  );
}
