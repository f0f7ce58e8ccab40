import { Heading } from '../../elements/Heading.tsx';
import { TableHead } from '../../elements/TableHead.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import { TextPage, type PageWords } from '../company/TextPage.tsx';

const FILES = ['contact', 'advisories', 'feed', 'sbom'] as const;

interface SecurityData {
  readonly page: PageWords;
  /** Until when the products get updates; several entries if the models differ. */
  readonly support: readonly {
    readonly name: string;
    readonly to: string;
    readonly until: readonly { readonly text: string; readonly models: readonly string[] }[];
  }[];
  /** Paths. */
  readonly files: Readonly<Record<(typeof FILES)[number], string>>;
}

/** How to report a weakness, what happens then, and how long products get updates. */
export function SecurityPage({ page, support, files }: SecurityData) {
  const { words, href, format } = useRenderContext();
  const { support: texts, files: names } = words.security;
  const [product = '', date = ''] = texts.heads;
  return (
    <TextPage page={page}>
      <section>
        <Heading text={texts.heading} />
        <p className="section-text">{texts.text}</p>
        <table className="ruled-end definition-table">
          <caption className="visually-hidden">{texts.heading}</caption>
          <TableHead heads={[product, date]} />
          <tbody>
            {support.map(({ name, to, until }) => (
              <tr key={to}>
                <th scope="row">
                  <a href={href(to)}>{name}</a>
                </th>
                <td>
                  {until.map(({ text, models }) => (
                    <p key={text}>
                      {text}
                      {until.length > 1
                        ? words.frame.inBrackets.replace('{{text}}', format.list(models))
                        : null}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <Heading text={names.heading} />
        <p className="section-text">{names.text}</p>
        <ul className="stack">
          {FILES.map((file) => (
            <li key={file}>
              <a className="tap text-link" href={files[file]}>
                <span>{names[file]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </TextPage>
  );
}
