import contact from '../../locales/en/blocks/about-contact.json' with { type: 'json' };

/** Code of a social icon with a QR code in the embedded contact block. */
export const QR_ICON = contact.icons.find(({ show, qr }) => show !== 0 && qr)?.code;
