import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of a signature: 132 bits. */
const LENGTH = 22;
const SIGNED = /^([a-z\d]{1,12})\.([\w-]{22})$/;

/**
 * Signs numbers for a purpose: what is signed for one purpose is not valid for another.
 *
 * @param secret called at the first use, because creating a secret may write a file
 */
export function createSigner(secret: () => string) {
  const signatureOf = (purpose: string, text: string) =>
    createHmac('sha256', secret()).update(`${purpose} ${text}`).digest('base64url').slice(0, LENGTH);
  return {
    sign: (purpose: string, value: number): string => {
      const text = value.toString(36);
      return `${text}.${signatureOf(purpose, text)}`;
    },
    /** The number that was signed for this purpose; undefined if the signature is not valid. */
    read: (purpose: string, signed: unknown): number | undefined => {
      const [, text, given] = (typeof signed === 'string' && SIGNED.exec(signed)) || [];
      if (text === undefined || given === undefined) return undefined;
      const isValid = timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(purpose, text)));
      return isValid ? Number.parseInt(text, 36) : undefined;
    },
  };
}
