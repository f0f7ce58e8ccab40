import { ContactLinks, type ContactLinksProps } from '../../elements/ContactLinks.tsx';
import { Heading } from '../../elements/Heading.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid.tsx';
import { InquiryForm, type InquiryFormProps } from '../../sections/InquiryForm.tsx';
import { Outlined } from '../../sections/Outline.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props extends ContactLinksProps {
  /** Path of the logo on this site. */
  readonly logo: string;
  readonly pictures: readonly {
    readonly name: string;
    readonly caption: string;
    /** In pixels, and the largest width in print. */
    readonly size: string | undefined;
  }[];
  readonly form: InquiryFormProps;
}

/** For journalists: texts, pictures, people and the press form. */
export function PressPage({ mail, phone, logo, pictures: all, form }: Props) {
  const { words, asset } = useRenderContext();
  const { title, lead, kit, about, pictures, people, form: toForm } = words.press.press;
  return (
    <Outlined>
      <PageHead title={title} lead={lead}>
        <a className="button button-primary" href={asset('press-kit.zip')} download="press-kit.zip">
          {`${kit} (ZIP)`}
        </a>
        <a className="button button-secondary" href="#press">
          {toForm}
        </a>
      </PageHead>
      <SplitSection heading={about.heading} text={about.text} ground="paper">
        {about.items.map((item) => (
          <div key={item.title}>
            <h3>{item.title}</h3>
            <p className="measure">{item.text}</p>
          </div>
        ))}
      </SplitSection>
      <section>
        <Heading text={pictures.heading} />
        <p className="section-text">{pictures.text}</p>
        <ul className="tiles before-6 press-pictures">
          {all.map(({ name, caption, size }) => (
            <li key={name}>
              <figure>
                <Picture name={name} alt="" sizes="(width < 768px) 44vw, 280px" />
                <figcaption className="note before-2">
                  <a href={asset(`${name}.webp`)} download={`${name}.webp`}>
                    {caption}
                  </a>
                  <br />
                  {size}
                </figcaption>
              </figure>
            </li>
          ))}
          <li>
            <figure>
              <picture>
                <img src={logo} alt="" width="280" height="210" loading="lazy" />
              </picture>
              <figcaption className="note before-2">
                <a href={logo} download="">
                  {pictures.logo}
                </a>
              </figcaption>
            </figure>
          </li>
        </ul>
      </section>
      <FeatureGrid {...people} items={words.about['company-profile'].leadership.items} />
      <InquiryForm {...form} />
      <SplitSection heading={words.about['contact-us'].departments.items.press.title}>
        <p>{words.about['contact-us'].departments.items.press.text}</p>
        <ContactLinks mail={mail} phone={phone} />
      </SplitSection>
    </Outlined>
  );
}
