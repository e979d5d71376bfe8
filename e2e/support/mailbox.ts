import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { patience } from './patience.ts';

export interface Letter {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Addresses of the links in its HTML. */
  readonly links: readonly string[];
}

export interface Mailbox {
  /** Value for `SMTP_URL`. */
  readonly url: string;
  /** The next mail to this address with this text in its subject. Each is returned once. */
  next(to: string, subject: string): Promise<Letter>;
  /** Subjects of the mails to this address that were not returned yet. */
  unread(to: string): readonly string[];
  close(): Promise<void>;
}

const read = async (stream: NodeJS.ReadableStream, to: readonly string[]): Promise<Letter> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return { to, subject, text, links };
};

/** A mail server that accepts every mail and passes it to the waiting call. */
export const openMailbox = async (): Promise<Mailbox> => {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      read(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then((letter) => {
        letters.push(letter);
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: (to, subject) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const at = letters.findIndex((one) => one.to.includes(to) && one.subject.includes(subject));
          const [found] = at === -1 ? [] : letters.splice(at, 1);
          if (found === undefined) return;
          clearTimeout(limit);
          waiting.delete(look);
          resolve(found);
        };
        const limit = setTimeout(() => {
          waiting.delete(look);
          const came = letters.map((one) => `  ${one.to.join()}: ${one.subject}`).join('\n');
          reject(new Error(`No letter "${subject}" came for ${to}. Unread:\n${came}`));
        }, patience);
        waiting.add(look);
        look();
      }),
    unread: (to) => letters.filter((one) => one.to.includes(to)).map(({ subject }) => subject),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
