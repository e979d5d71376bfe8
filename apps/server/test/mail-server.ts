import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** The received mails, oldest first. */
  readonly received: readonly { readonly to: string[]; readonly raw: string; readonly mail: Email }[];
  /** Sets whether every mail is refused from now on. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** A real SMTP server, to see mails as they arrive. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const received: { to: string[]; raw: string; mail: Email }[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Ends connections kept for later mails, as a stopping server does.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (refusing) return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }));
        const raw = Buffer.concat(parts).toString('utf8');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received,
    refuse: (now) => {
      refusing = now;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
