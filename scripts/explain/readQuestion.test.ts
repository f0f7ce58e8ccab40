import { describe, expect, it } from 'vitest';
import { readQuestion } from './readQuestion.ts';

const SITE_URL = 'https://www.site.example';
const read = (...args: string[]) => readQuestion(args, SITE_URL);

describe('the arguments of the explain command', () => {
  it.each([
    [['/de/news/7/?a=b'], { path: '/de/news/7/?a=b', host: 'www.site.example' }],
    [[`${SITE_URL}/de/news//7/?a=b#top`], { path: '/de/news//7/?a=b', host: 'www.site.example' }],
    [['http://other.example'], { path: '/', host: 'other.example' }],
    [['https://other.example/legal/'], { path: '/legal/', host: 'other.example' }],
    [['https://other.example/legal', '--host', 'third.example'], { path: '/legal', host: 'third.example' }],
    [['/', '--cookie', 'layout=mobile'], { cookie: 'layout=mobile' }],
    [['/'], { cookie: '', userAgent: expect.stringContaining('X11') }],
    [['/', '--ua', 'phone'], { userAgent: expect.stringContaining('iPhone') }],
    [['/', '--ua', 'Lynx/2.9'], { userAgent: 'Lynx/2.9' }],
  ])('%j are read', (args, expected) => {
    expect(read(...args)).toMatchObject(expected);
  });

  it.each([
    ['no path', []],
    ['two paths', ['/news', '/legal']],
    ['a URL that is not HTTP', ['ftp://www.site.example/news']],
    ['a path that does not start with a slash', ['news']],
    ['an unknown option', ['/news', '--agent', 'phone']],
    ['an option that lacks a value', ['/news', '--ua']],
  ])('with %s are refused', (_, args) => {
    expect(() => read(...args)).toThrow(TypeError);
  });
});
