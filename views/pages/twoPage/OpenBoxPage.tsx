import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { MailLink } from '../../elements/MailLink.tsx';
import { PhoneLink } from '../../elements/PhoneLink.tsx';
import { Accordion } from '../../sections/Accordion.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { useRenderContext } from '../../renderContext.tsx';
import '../../elements/links.css';

interface Props {
  readonly hotline: string;
  readonly mail: string;
}

/** Mobile-first page for unpacking a product. */
export function OpenBoxPage({ hotline: number, mail }: Props) {
  const { words } = useRenderContext();
  const { title, lead, before, register, manual, hotline } = words.twoPage.open;
  return (
    <>
      <PageHead title={title} lead={lead} ground="dark">
        <PhoneLink number={number} className="button button-primary" />
        <ButtonLink to="/about-us/download" kind="secondary">
          {words.company.actions.downloads}
        </ButtonLink>
      </PageHead>
      <SplitSection heading={before.heading} text={before.text}>
        <Steps steps={before.items} arrangement="rows" />
      </SplitSection>
      <SplitSection heading={register.heading} ground="paper">
        <p className="large-text">{register.text}</p>
        <p className="actions">
          <MailLink address={mail} className="button button-secondary" />
        </p>
      </SplitSection>
      <SplitSection heading={manual.heading} text={manual.text}>
        <Accordion items={manual.items} />
      </SplitSection>
      <Notice heading={hotline.heading} text={hotline.text}>
        <PhoneLink number={number} className="button button-secondary" />
      </Notice>
    </>
  );
}
