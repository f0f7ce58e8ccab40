import { describeFault } from '../../src/blocks/blockLog.ts';

/** Node's error codes for certificates that no trusted authority has signed. */
const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Says why a request failed: `fetch` reports only "fetch failed", and has the reason as its `cause`. */
export function whyUnreachable(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isUntrusted = cause instanceof Error && 'code' in cause && UNKNOWN_AUTHORITY.has(String(cause.code));
  return isUntrusted
    ? `${describeFault(cause)}. To trust it, set NODE_EXTRA_CA_CERTS to the PEM file of the certificate or its authority`
    : describeFault(cause);
}
