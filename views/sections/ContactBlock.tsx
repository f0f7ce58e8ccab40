import { Icon } from '../elements/Icon.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface Contact {
  readonly address: string;
  readonly mail: string;
  readonly phone: string;
  /** When it is answered, and in which languages. */
  readonly answered?: readonly string[];
}

/** Address, phone and mail from the content service. Numbers stay left-to-right in Arabic. */
export function ContactBlock({ address, mail, phone, answered = [] }: Contact) {
  const { words, format } = useRenderContext();
  const labels = words.frame.footer;
  return (
    <dl className="stack gap-2 contact-block" data-contact="">
      <div className="tap gap-3">
        <dt>
          <Icon name="map-pin" />
          <span className="visually-hidden">{labels.address}</span>
        </dt>
        <dd data-contact-address="">{address}</dd>
      </div>
      <div className="tap gap-3">
        <dt>
          <Icon name="phone" />
          <span className="visually-hidden">{labels.phone}</span>
        </dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} data-contact-phone="">
            <bdi className="whole" dir="ltr">
              {format.phone(phone)}
            </bdi>
          </a>
          {answered.map((text) => (
            <p key={text} className="note">
              {text}
            </p>
          ))}
        </dd>
      </div>
      <div className="tap gap-3">
        <dt>
          <Icon name="mail" />
          <span className="visually-hidden">{labels.mail}</span>
        </dt>
        <dd>
          <a href={`mailto:${mail}`} data-contact-mail="">
            <bdi className="whole" dir="ltr">
              {mail}
            </bdi>
          </a>
        </dd>
      </div>
    </dl>
  );
}
