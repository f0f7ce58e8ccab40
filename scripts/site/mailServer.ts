import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** Mails that the server has accepted. */
  readonly mails: readonly Email[];
  readonly close: () => Promise<void>;
}

/** What a server answers to a mail: undefined accepts it, an error refuses it, a promise that never settles hangs. */
export type AnswerToMail = (mail: Email) => Promise<Error | undefined>;

/** An SMTP answer other than 250. */
export function smtpError(responseCode: number, message = 'refused'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * A real SMTP server on this machine, on a free port unless one is given. Without a certificate it offers no TLS, unless an option sets it.
 */
export async function startMailServer(
  answer: AnswerToMail = () => Promise.resolve(undefined),
  { port = 0, ...options }: SMTPServerOptions & { readonly port?: number } = {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const error = await answer(mail);
        if (!error) mails.push(mail);
        done(error);
      });
    },
    ...options,
  });
  // Clients that reset their connections.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
