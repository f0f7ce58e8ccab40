import * as z from 'zod';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { safeImageUrl, safeUrl, type ImageCheck } from '../markdown/safeUrl.ts';
import { defineBlock, timeless } from './block.ts';
import { line, lines, number, optionalUrl, text } from './fields.ts';
import { jsonFile } from './files.ts';
import { isQrText } from './isQrText.ts';

/** A QR code: the URL of an image, or the text that the site encodes itself. */
type QrCode =
  { readonly kind: 'image'; readonly src: string } | { readonly kind: 'text'; readonly text: string };

/** The codes of the content service, and two networks that most readers outside China use. */
const iconCode = z.enum([
  'weixin',
  'weibo',
  'zhihu',
  'douyin',
  'ke',
  'ins',
  'twitter',
  'facebook',
  'ali',
  'linkedin',
  'youtube',
]);
export const ICON_CODES = iconCode.options;
type IconCode = z.infer<typeof iconCode>;

export interface ContactIcon {
  readonly code: IconCode;
  readonly customLink: string | undefined;
  readonly qr: QrCode | undefined;
}

export interface ContactBlock {
  readonly address: string;
  readonly mail: string;
  readonly phone: string;
  /** The icons to show, in display order. */
  readonly icons: readonly ContactIcon[];
}

/** Address, mail, phone and social accounts of the company, for the footer and the contact page. */
export const contactBlock = defineBlock({
  slug: 'about-contact',
  languages: LANGUAGE_CODES,
  schema: z.object({
    address: lines(500),
    mail: line(254),
    phone: line(50),
    // Entries for networks without an icon on this site are dropped.
    icons: z
      .array(
        z
          .looseObject({ code: text.max(50) })
          .describe(
            `Also with \`show\` (0 hides it) and \`sort\`, numbers, and optionally \`customLink\` and \`qr\`, URLs. Dropped unless its code is one of ${iconCode.options.join(', ')}.`,
          ),
      )
      .max(50)
      .transform((icons) => icons.filter(({ code }) => iconCode.safeParse(code).success))
      .pipe(
        z.array(
          z.object({ code: iconCode, show: number, sort: number, customLink: optionalUrl, qr: optionalUrl }),
        ),
      ),
  }),
  shape: ({ icons, ...company }, { images }) => {
    const shown = icons
      .filter(({ show }) => show !== 0)
      .sort((one, other) => one.sort - other.sort)
      .map((given) => ({ ...given, customLink: safeUrl(given.customLink), qr: qrCode(given.qr, images) }));
    return timeless<ContactBlock>(
      { ...company, icons: shown.map(({ code, customLink, qr }) => ({ code, customLink, qr })) },
      {
        ...company,
        icons: shown.map(({ qr, customLink, ...given }) => ({
          ...given,
          customLink: customLink ?? '',
          qr: qr === undefined ? '' : qr.kind === 'image' ? qr.src : qr.text,
        })),
      },
    );
  },
  empty: { address: '', mail: '', phone: '', icons: [] },
  embedded: jsonFile((language) => `${language}/blocks/about-contact.json`),
});

/** The most that a QR code with the error correction of `codes.ts` holds. */
const MAX_CODE_BYTES = 2331;

function qrCode(given: string, images: ImageCheck): QrCode | undefined {
  const url = safeUrl(given);
  if (url !== undefined && isQrText(url))
    return Buffer.byteLength(url) > MAX_CODE_BYTES ? undefined : { kind: 'text', text: url };
  const src = safeImageUrl(given, images);
  return src === undefined ? undefined : { kind: 'image', src };
}
