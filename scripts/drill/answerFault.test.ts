import { expect, it } from 'vitest';
import { answerFault, type Expected } from './answerFault.ts';

const page: Expected = {
  status: 200,
  type: 'text/html',
  contains: ['<html lang="de"', 'data-layout="mobile"'],
  ends: '</html>',
};
const whole = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: '<html lang="de" data-layout="mobile"></html>\n',
};

it('finds nothing in a complete page', () => {
  expect(answerFault(whole, page)).toBeUndefined();
});

it.each([
  ['another status', { status: 503 }, 'status 503 instead of 200'],
  ['another type', { headers: { 'content-type': 'text/plain' } }, 'content type text/plain instead of'],
  ['a truncated body', { text: '<html lang="de" data-layout="mobile">' }, 'ends with'],
  ['another layout', { text: '<html lang="de" data-layout="desktop"></html>' }, 'data-layout=\\"mobile\\"'],
])('finds %s', (_, change, fault) => {
  expect(answerFault({ ...whole, ...change }, page)).toContain(fault);
});

it('finds a redirect to another place', () => {
  const redirect = { status: 302, headers: { location: '/de/mobile' }, text: '' };
  expect(answerFault(redirect, { status: 302, location: '/de/mobile' })).toBeUndefined();
  expect(answerFault(redirect, { status: 302, location: '/mobile' })).toBe(
    'leads to /de/mobile instead of /mobile',
  );
});
