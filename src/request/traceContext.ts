/** `traceparent` (W3C Trace Context): version, trace id, parent id and flags; versions after 00 may append fields. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** The trace id in a `traceparent` header; undefined if the header is missing or malformed. */
export function traceIdOf(header: string | undefined): string | undefined {
  const [, version, trace, parent, more] = TRACEPARENT.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  return [trace, parent].some((id) => /^0+$/.test(id ?? '')) ? undefined : trace;
}
