import { isQrText } from '../../src/blocks/isQrText.ts';
import { getLang, type ContactDetail, type ContactIcon } from '../store.ts';

const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/** Writes a contact block into the footer: its texts, and its icons from the footer's templates. */
export function showContact(footer: HTMLElement, { address, mail, phone, icons }: ContactDetail): void {
  setText(footer.querySelector('[data-contact-address]'), address);
  setLink(footer.querySelector('[data-contact-phone]'), `tel:${phone.replace(/[^+\d]/g, '')}`, phone);
  setLink(footer.querySelector('[data-contact-mail]'), `mailto:${mail}`, mail);
  const place = footer.querySelector<HTMLElement>('[data-contact-icons]');
  if (place) showIcons(place, icons);
}

function setText(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}

function setLink(link: Element | null, address: string, text: string): void {
  link?.setAttribute('href', address);
  setText(link?.firstElementChild ?? null, text);
}

function showIcons(place: HTMLElement, icons: readonly ContactIcon[]): void {
  const patterns = place.querySelector('template');
  if (!patterns) return;
  const names: Record<string, string> = JSON.parse(place.dataset.names ?? '{}');
  const perRow = Number(place.dataset.contactIcons);
  const known = icons.filter(({ code }) => Object.hasOwn(names, code));
  const items = known.map((icon) => fill(patterns, icon, names[icon.code] ?? '', place.dataset.codeLabel));
  const rows = [items.slice(0, perRow), items.slice(perRow)]
    .filter(({ length }) => length > 0)
    .map((row) => {
      const list = document.createElement('ul');
      list.className = 'social-row';
      list.append(...row);
      return list;
    });
  place.replaceChildren(...rows, patterns);
}

/** Clones the icon template: its first element for accounts with a link, its last for those without. */
function fill(
  patterns: HTMLTemplateElement,
  { code, customLink, qr }: ContactIcon,
  name: string,
  codeLabel = '',
): Node {
  const isLink = LINK.test(customLink);
  const copy = document.importNode(patterns.content, true);
  const item = isLink ? copy.firstElementChild : copy.lastElementChild;
  if (!item) throw new Error("The footer's icon template is empty");
  if (isLink) item.querySelector('a')?.setAttribute('href', customLink);
  item.querySelector('[data-brand]')?.setAttribute('data-brand', code);
  setText(item.querySelector('.visually-hidden'), name);
  const picture = item.querySelector('img');
  if (qr === '') picture?.remove();
  picture?.setAttribute('src', isQrText(qr) ? `/qr/icon/${code}.svg?lang=${getLang()}` : qr);
  picture?.setAttribute('alt', codeLabel.replace('{name}', name));
  return item;
}
