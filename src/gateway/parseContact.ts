import type { ParsedBlock, QrCode } from './block.ts';
import { deepFreeze } from './deepFreeze.ts';
import { safeImageUrl, safeUrl } from './safeUrl.ts';
import { contactDetail } from './schemas.ts';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Keeps the icons to show, in order, with safe addresses.
 *
 * @throws {ZodError}
 */
export function parseContact(raw: unknown, cdnUrl: string | undefined): ParsedBlock<'about-contact'> {
  const { icons, ...company } = contactDetail.parse(raw);
  const shown = icons
    .filter(({ show }) => show !== 0)
    .sort((one, other) => one.sort - other.sort)
    .map((icon) => ({ ...icon, customLink: safeUrl(icon.customLink), qr: qrCode(icon.qr, cdnUrl) }));

  const content = deepFreeze({
    value: { ...company, icons: shown.map(({ code, customLink, qr }) => ({ code, customLink, qr })) },
    detail: {
      ...company,
      icons: shown.map(({ qr, customLink, ...icon }) => ({
        ...icon,
        customLink: customLink ?? '',
        qr: qr === undefined ? '' : qr.kind === 'image' ? qr.src : qr.text,
      })),
    },
    until: Infinity,
  });
  return { at: () => content, warnings: [] };
}

/** A picture file, or anything that is not absolute, is a picture of the code; any other URL is what the code says. */
function qrCode(given: string, cdnUrl: string | undefined): QrCode | undefined {
  const text = safeUrl(given);
  const isAbsolute = text !== undefined && !text.startsWith('/');
  if (isAbsolute && !IMAGE_FILE.test(new URL(text).pathname)) return { kind: 'text', text };
  const src = safeImageUrl(given, cdnUrl);
  return src === undefined ? undefined : { kind: 'image', src };
}
