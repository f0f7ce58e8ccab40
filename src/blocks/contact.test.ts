import { toString as drawCode } from 'qrcode';
import { expect, it } from 'vitest';
import { contactBlock } from './contact.ts';

const icon = (fields: object) => ({ code: 'weixin', show: 1, sort: 1, customLink: '', qr: '', ...fields });

const ORIGINS = ['https://cdn.example', 'https://pictures.example'];

const parseDetail = async (detail: unknown, cdnUrl?: string) =>
  (await contactBlock.parse(detail, 'en', { images: { cdnUrl, origins: ORIGINS } })).at(0);

const parse = (icons: readonly unknown[], cdnUrl?: string) =>
  parseDetail(
    {
      address: ' \n 10115 \r\n\n  Berlin\u2028Germany ',
      mail: 'info@arcvane.example',
      phone: '+49 30 23125 410',
      icons,
    },
    cdnUrl,
  );

it('keeps the visible icons of known networks, sorted', async () => {
  const { value } = await parse([
    icon({ code: 'ali', sort: '3' }),
    icon({ code: 'ins', sort: 2, show: '1' }),
    icon({ code: 'weibo', sort: 1, show: 0 }),
    icon({ code: 'zhihu', sort: 1, show: '0' }),
    { code: 'friendster' },
    icon({ code: 'ke', sort: -1, customLink: null, qr: undefined }),
  ]);
  expect(value.address).toBe('10115\nBerlin\nGermany');
  expect(value.icons.map(({ code }) => code)).toEqual(['ke', 'ins', 'ali']);
});

it.each([
  ['https://social.example/arcvane', 'https://social.example/arcvane'],
  ['/contact', '/contact'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['', undefined],
])('converts the link %j to %j', async (customLink, expected) => {
  expect((await parse([icon({ customLink })])).value.icons[0]?.customLink).toBe(expected);
});

it.each([
  ['https://social.example/arcvane', { kind: 'text', text: 'https://social.example/arcvane' }],
  ['https://pictures.example/qr.PNG?v=2', { kind: 'image', src: 'https://pictures.example/qr.PNG?v=2' }],
  ['/uploads/qr.svg', { kind: 'image', src: 'https://cdn.example/uploads/qr.svg' }],
  ['uploads/qr', { kind: 'image', src: 'https://cdn.example/uploads/qr' }],
  ['//evil.example/qr.png', undefined],
  ['https://evil.example/qr.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA', undefined],
  ['', undefined],
])('converts the QR code %j to %j', async (qr, expected) => {
  expect((await parse([icon({ qr })], 'https://cdn.example')).value.icons[0]?.qr).toEqual(expected);
});

it('keeps a text that fits in a QR code, and drops a longer one', async () => {
  const textOf = async (qr: string) => (await parse([icon({ qr })])).value.icons[0]?.qr;
  const longest = `https://social.example/${'電'.repeat(769)}`;
  expect(await textOf(longest)).toEqual({ kind: 'text', text: longest });
  await expect(drawCode(longest, { errorCorrectionLevel: 'M' })).resolves.toBeDefined();
  const longer = `${longest}電`;
  expect(await textOf(longer)).toBeUndefined();
  await expect(drawCode(longer, { errorCorrectionLevel: 'M' })).rejects.toThrow('too big');
});

it('gives the public endpoint sanitized content that parses to the same block', async () => {
  const first = await parse(
    [icon({ qr: '/a.png', customLink: 'javascript:1' }), icon({ show: 0 })],
    'https://cdn.example',
  );
  expect(first.detail).toMatchObject({
    icons: [{ code: 'weixin', show: 1, sort: 1, customLink: '', qr: 'https://cdn.example/a.png' }],
  });
  expect(await parseDetail(first.detail, 'https://other.example')).toEqual(first);
});

it('freezes the block deeply', async () => {
  const { value, detail } = await parse([icon({ qr: '/a.png' })]);
  const icons: unknown = Reflect.get(detail, 'icons');
  for (const part of [value, value.icons, value.icons[0], value.icons[0]?.qr, detail, icons])
    expect(Object.isFrozen(part)).toBe(true);
});

it.each([
  ['no icons', { address: '', mail: '', phone: '' }],
  ['a number as address', { address: 1, mail: '', phone: '', icons: [] }],
  ['an icon without code', { address: '', mail: '', phone: '', icons: [{}] }],
  ['a known icon with invalid fields', { address: '', mail: '', phone: '', icons: [icon({ show: 'yes' })] }],
  ['a long address', { address: 'a'.repeat(501), mail: '', phone: '', icons: [] }],
  [
    'a long link',
    { address: '', mail: '', phone: '', icons: [icon({ customLink: `/${'a'.repeat(2048)}` })] },
  ],
  ['too many icons', { address: '', mail: '', phone: '', icons: Array(51).fill(icon({})) }],
])('rejects %s', async (_case, raw) => {
  await expect(parseDetail(raw)).rejects.toThrow();
});
