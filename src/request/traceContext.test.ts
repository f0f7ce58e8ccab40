import { expect, it } from 'vitest';
import { traceIdOf } from './traceContext.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

it.each([`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-00`, `cc-${TRACE}-${PARENT}-01-more`])(
  'the trace id of %s is its second field',
  (header) => expect(traceIdOf(header)).toBe(TRACE),
);

it.each([
  undefined,
  '',
  `${TRACE}`,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE}-${PARENT}-01-more`,
  `00-${TRACE}-${PARENT}-01\n`,
  `cc-${TRACE}-${PARENT}-01more`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}0-${PARENT}-01`,
])('%j has none', (header) => expect(traceIdOf(header)).toBeUndefined());
