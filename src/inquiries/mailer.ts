import { createTransport } from 'nodemailer';
import { composeMail } from './mail.ts';
import type { Inquiry } from './inquiry.ts';

/** For a whole delivery, whatever the server does. */
const DELIVERY_LIMIT_MS = 60_000;
const CONNECTIONS = 3;

export type Mailer = ReturnType<typeof createMailer>;

/**
 * Sends inquiries over a pool of SMTP connections. Connections are encrypted: from the start with `smtps://`, otherwise by
 * STARTTLS, without which a server on another machine is refused. Further options of nodemailer may follow in the query
 * string of the URL.
 */
export function createMailer(
  { smtpUrl, ...mail }: { readonly smtpUrl: string } & Parameters<typeof composeMail>[1],
  limitMs = DELIVERY_LIMIT_MS,
) {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(smtpUrl).hostname);
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    requireTLS: !isLocal,
    maxConnections: CONNECTIONS,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // A message is repeated by the spool, which waits longer each time.
    maxRequeues: 0,
  });
  return {
    /** @throws {Error} of nodemailer if the server has not accepted the mail in time */
    send: async (inquiry: Inquiry, ownLimitMs = limitMs): Promise<void> => {
      await transport.sendMail({ ...composeMail(inquiry, mail), signal: AbortSignal.timeout(ownLimitMs) });
    },
    close: (): void => transport.close({ force: true }),
  };
}

/** Codes only: an answer of a server may quote the visitor's texts. */
export function mailFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const fields = ['code', 'responseCode', 'command'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return fields.length > 0 ? fields.join(' ') : error.name;
}
