import { describeFault } from '../../src/gateway/describeFault.ts';

/** Node's codes for certificates that no known authority has signed. */
const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Says why a site did not answer: `fetch` itself says only that it failed, and names the reason as its cause. */
export function whyUnreachable(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isUntrusted = cause instanceof Error && 'code' in cause && UNKNOWN_AUTHORITY.has(String(cause.code));
  return isUntrusted
    ? `${describeFault(cause)}. To trust its certificate, set NODE_EXTRA_CA_CERTS to the PEM file of it or its authority`
    : describeFault(cause);
}
