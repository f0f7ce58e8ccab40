import { expect, it } from 'vitest';
import { parseContact } from './parseContact.ts';

const icon = (fields: object) => ({ code: 'weixin', show: 1, sort: 1, customLink: '', qr: '', ...fields });

const images = (cdnUrl?: string) => ({
  cdnUrl,
  origins: ['https://cdn.example', 'https://pictures.example'],
  refused: new Set<string>(),
});

function parse(icons: readonly unknown[], cdnUrl?: string) {
  const raw = { address: ' Berlin ', mail: 'info@arcvane.example', phone: '+49 30 23125 410', icons };
  return parseContact(raw, images(cdnUrl)).at(0);
}

it('keeps the visible icons of known networks, sorted', () => {
  const { value } = parse([
    icon({ code: 'ali', sort: '3' }),
    icon({ code: 'ins', sort: 2, show: '1' }),
    icon({ code: 'weibo', sort: 1, show: 0 }),
    icon({ code: 'zhihu', sort: 1, show: '0' }),
    { code: 'friendster' },
    icon({ code: 'ke', sort: -1, customLink: null, qr: undefined }),
  ]);
  expect(value.address).toBe('Berlin');
  expect(value.icons.map(({ code }) => code)).toEqual(['ke', 'ins', 'ali']);
});

it.each([
  ['https://social.example/arcvane', 'https://social.example/arcvane'],
  ['/contact', '/contact'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['', undefined],
])('converts the link %j to %j', (customLink, expected) => {
  expect(parse([icon({ customLink })]).value.icons[0]?.customLink).toBe(expected);
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
])('converts the QR code %j to %j', (qr, expected) => {
  expect(parse([icon({ qr })], 'https://cdn.example').value.icons[0]?.qr).toEqual(expected);
});

it('gives the public endpoint sanitized content that parses to the same block', () => {
  const first = parse(
    [icon({ qr: '/a.png', customLink: 'javascript:1' }), icon({ show: 0 })],
    'https://cdn.example',
  );
  expect(first.detail.icons).toEqual([
    { code: 'weixin', show: 1, sort: 1, customLink: '', qr: 'https://cdn.example/a.png' },
  ]);
  expect(parseContact(first.detail, images('https://other.example')).at(0)).toEqual(first);
});

it('freezes the block deeply', () => {
  const { value, detail } = parse([icon({ qr: '/a.png' })]);
  for (const part of [value, value.icons, value.icons[0], value.icons[0]?.qr, detail, detail.icons[0]]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

it.each([
  ['no icons', { address: '', mail: '', phone: '' }],
  ['a number as address', { address: 1, mail: '', phone: '', icons: [] }],
  ['an icon without code', { address: '', mail: '', phone: '', icons: [{}] }],
  ['a known icon with invalid fields', { address: '', mail: '', phone: '', icons: [icon({ show: 'yes' })] }],
  ['too many icons', { address: '', mail: '', phone: '', icons: Array(51).fill(icon({})) }],
])('rejects %s', (_case, raw) => {
  expect(() => parseContact(raw, images())).toThrow();
});
