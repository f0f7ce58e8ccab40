import { describe, expect, it } from 'vitest';
import { caseNumbersOf, formOfCase, isOwnCase } from './caseNumber.ts';
import { readAbout } from './inquiry.ts';
import { MAX_LENGTHS, readFields, type Field } from './fields.ts';
import { FORM_IDS, FORMS } from './forms.ts';
import { createStamps } from './stamp.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T06:30:15.750Z');

describe('the form table', () => {
  it('has a letter of its own for each form, and no field twice', () => {
    expect(new Set(FORM_IDS.map((id) => FORMS[id].letter)).size).toBe(FORM_IDS.length);
    for (const { fields } of Object.values(FORMS))
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });

  it('asks for an address to answer in every form', () => {
    for (const { fields } of Object.values(FORMS))
      expect(fields.find(({ name }) => name === 'email')).toMatchObject({ kind: 'email' });
  });
});

it('explains the country only where it is that of the product', () => {
  const explained = FORM_IDS.filter((id) =>
    FORMS[id].fields.some(({ name, hint }) => name === 'country' && hint === 'productCountry'),
  );
  expect(explained).toEqual(['engineer', 'list', 'service', 'registration']);
});

describe('fields', () => {
  const read = (kind: Field['kind'], value: unknown, rest: Partial<Field> = {}) =>
    readFields([{ name: 'name', kind, options: ['one', 'two'], ...rest }], { name: value }, 'de', NOW);

  it.each([
    ['line', '  Jane\r\n Doe ', 'Jane Doe'],
    ['text', 'a\r\nb\n\n\n\nc ', 'a\nb\n\nc'],
    ['text', 'a\u2028Case: E-FAKE\u2029b', 'a\nCase: E-FAKE\nb'],
    ['text', 'a\u001b[31mb\u202ec\u0000', 'a[31mbc'],
    ['email', 'jörg.o’neil+x@sub.müller-gmbh.de', 'jörg.o’neil+x@sub.müller-gmbh.de'],
    ['email', '用户@例え.jp', '用户@例え.jp'],
    ['phone', '+49 (0)30 / 23125-100', '+49 (0)30 / 23125-100'],
    ['phone', '+٩٧١ ٥٠ ١٢٣', '+٩٧١ ٥٠ ١٢٣'],
    ['phone', '（０６）１２３４ー５６７８ 内線１２', '(06)1234ー5678 内線12'],
    ['email', 'yamada＠example.co.jp', 'yamada@example.co.jp'],
    ['number', '１.２００', '1.200'],
    ['number', '٥', '٥'],
    ['date', '２０２６－０２－２８', '2026-02-28'],
    ['line', 'Ａ社', 'Ａ社'],
    ['date', '2026-02-28', '2026-02-28'],
    ['choice', 'two', 'two'],
  ] as const)('a %s %j is read as %j', (kind, given, value) => {
    expect(read(kind, given)).toEqual({ values: { name: value }, faults: {} });
  });

  it.each([
    ['line', '', 'missing'],
    ['line', ' \u0000 ', 'missing'],
    ['line', undefined, 'missing'],
    ['line', ['a', 'b'], 'missing'],
    ['line', 'a'.repeat(121), 'tooLong'],
    ['text', 'a'.repeat(3001), 'tooLong'],
    ['email', 'jane', 'email'],
    ['email', 'jane@example', 'email'],
    ['email', 'jane@example.com, joe@example.com', 'email'],
    ['email', '"Jane" <jane@example.com>', 'email'],
    ['email', 'jane@example.com>\r\nBcc: joe@example.com', 'email'],
    ['phone', 'call me', 'phone'],
    ['phone', '1234', 'phone'],
    ['date', '2026-02-30', 'date'],
    ['date', 'tomorrow', 'date'],
    ['number', 'minus twelve', 'number'],
    ['number', '2,5', 'step'],
    ['choice', 'three', 'choice'],
  ] as const)('a %s %j is %s', (kind, given, fault) => {
    expect(read(kind, given).faults).toEqual({ name: fault });
  });

  it('that are codes are read in half width', () => {
    expect(read('line', 'ＡＶ－ＳＣ １２３', { isCode: true }).values.name).toBe('AV-SC 123');
  });

  it('that are optional may be empty, but not wrong', () => {
    const optional = { name: 'phone', kind: 'phone', isOptional: true } as const;
    expect(readFields([optional], {}, 'en', NOW).faults).toEqual({});
    expect(readFields([optional], { phone: 'none' }, 'en', NOW).faults).toEqual({ phone: 'phone' });
  });

  it('take no more time for long values', () => {
    for (const value of ['a.'.repeat(30_000), `a@${'a-'.repeat(30_000)}`, '+1 '.repeat(20_000)]) {
      expect(read('email', value).faults).toEqual({ name: 'tooLong' });
      expect(read('phone', value).values.name?.length).toBe(2 * MAX_LENGTHS.phone);
    }
  });
});

describe('the page that an inquiry is about', () => {
  it.each([
    '/solutions/detail/battery',
    '/solutions/detail?compare=a,b',
    '/solutions/x?energy=1%2C5&shift=8h',
  ])('may be %s', (about) => expect(readAbout(about)).toBe(about));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a?<b>',
    '/a?b\nc',
    '/a#b',
    '',
    `/${'a'.repeat(1200)}`,
    7,
  ])('may not be %j', (about) => expect(readAbout(about)).toBe(''));
});

describe('a stamp', () => {
  const stamps = createStamps(() => 'one secret');

  it('is valid three seconds after the page was rendered, and not much earlier', () => {
    for (let offset = 0; offset < 2 * SECOND; offset += 125) {
      const stamp = stamps.make(NOW + offset);
      expect(stamps.check(stamp, NOW + offset + 1999)).toBe('tooQuick');
      expect(stamps.check(stamp, NOW + offset + 3000)).toBe('valid');
    }
  });

  it.each([5 * SECOND, 60 * SECOND, 400 * DAY])('is valid after the clock was set back by %d ms', (back) => {
    expect(stamps.check(stamps.make(NOW), NOW - back)).toBe('valid');
  });

  it('is the same for a second, so that pages can be cached', () => {
    const all = Array.from({ length: 60 }, (_, tenth) => stamps.make(NOW + tenth * 100));
    expect(new Set(all).size).toBeLessThanOrEqual(7);
  });

  it('is valid for days in a cached or open page, but not forever', () => {
    const stamp = stamps.make(NOW);
    expect(stamps.check(stamp, NOW + 6 * DAY)).toBe('valid');
    expect(stamps.check(stamp, NOW + 8 * DAY)).toBe('expired');
  });

  it('cannot be made without the secret', () => {
    const [time = '', mac = ''] = stamps.make(NOW).split('.');
    const later = NOW + DAY;
    const other = createStamps(() => 'another secret').make(NOW);
    const forged = [
      `${Number.parseInt(time, 36) - 5000}.${mac}`,
      other,
      `${time}.`,
      time,
      '',
      undefined,
      `${time}.${'A'.repeat(22)}`,
    ];
    for (const stamp of forged) expect(stamps.check(stamp, later)).toBe('expired');
  });
});

describe('a case number', () => {
  const content = { form: 'service', values: { name: 'Jane', serial: '7' }, about: '' } as const;

  it('names its form, and has no letters that are taken for digits', () => {
    for (const form of FORM_IDS) {
      const [number] = caseNumbersOf({ ...content, form }, 'secret', NOW);
      expect(number).toMatch(/^[A-Z](-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(formOfCase(number)).toBe(form);
    }
  });

  it('is the same for the same content on a day, whatever the order of the fields', () => {
    const [number] = caseNumbersOf(content, 'secret', NOW);
    const again = caseNumbersOf(
      { ...content, values: { serial: '7', name: 'Jane' } },
      'secret',
      NOW + SECOND,
    );
    expect(again[0]).toBe(number);
    expect(caseNumbersOf(content, 'secret', NOW + DAY)[1]).toBe(number);
    for (const other of [
      { ...content, about: '/news' },
      { ...content, values: { name: 'Jane', serial: '8' } },
    ])
      expect(caseNumbersOf(other, 'secret', NOW)[0]).not.toBe(number);
    expect(caseNumbersOf(content, 'another secret', NOW)[0]).not.toBe(number);
  });

  it('is signed: another one is not taken for one of this site', () => {
    const [number] = caseNumbersOf(content, 'secret', NOW);
    expect(isOwnCase(number, 'secret')).toBe(true);
    expect(isOwnCase(number, 'another secret')).toBe(false);
    for (const forged of [
      'E-0000-0000-0000',
      number.replace('S', 'E'),
      `${number}-0000`,
      number.slice(0, -5),
    ])
      expect(isOwnCase(forged, 'secret'), forged).toBe(false);
  });

  it.each(['', 'S', 'S-1234', 'X-1234-1234-1234', 's-1234-1234-1234', 'S-1234-1234-123O', '../secret'])(
    'is not %j',
    (text) => expect(formOfCase(text)).toBeUndefined(),
  );
});
