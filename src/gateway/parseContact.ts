import { UNDATED } from './block.ts';
import type { ParsedBlock, QrCode } from './block.ts';
import { deepFreeze } from './deepFreeze.ts';
import { isQrText } from './isQrText.ts';
import { safeImageUrl, safeUrl } from './safeUrl.ts';
import type { ImageCheck } from './safeUrl.ts';
import { contactDetail } from './schemas.ts';

/**
 * Parses the contact block: keeps the visible icons, sorted, with safe URLs only.
 *
 * @throws {ZodError} if it does not match the schema
 */
export function parseContact(raw: unknown, images: ImageCheck): ParsedBlock<'about-contact'> {
  const { icons, ...company } = contactDetail.parse(raw);
  const shown = icons
    .filter(({ show }) => show !== 0)
    .sort((one, other) => one.sort - other.sort)
    .map((icon) => ({ ...icon, customLink: safeUrl(icon.customLink), qr: qrCode(icon.qr, images) }));

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
    ...UNDATED,
  });
  return { at: () => content, warnings: [] };
}

function qrCode(given: string, images: ImageCheck): QrCode | undefined {
  const text = safeUrl(given);
  if (text !== undefined && isQrText(text)) return { kind: 'text', text };
  const src = safeImageUrl(given, images);
  return src === undefined ? undefined : { kind: 'image', src };
}
