import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailError } from '@basoche/domain/access/incidents';
import { createTransport } from 'nodemailer';
import type { Logger } from '../observability/log.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Additional headers, each on one line. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The part of `Message-ID` before the `@`. Mail programs treat two mails with the same one as the same mail. */
  readonly id?: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. Rejects if it was not, so that the job retries. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly dataDir: string;
  readonly log: Logger;
}

/** Prevents header injection through a name that a user chose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/** Options for nodemailer. The host of `Message-ID` is the sender's. */
const messageOf = ({ to, subject, html, text, headers = {}, id }: Mail, from: string) => ({
  to: { name: '', address: oneLine(to) },
  subject: oneLine(subject),
  html,
  text,
  // Prepared headers are not folded: a fold inside a long address would break it.
  headers: Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [oneLine(key), { prepared: true, value: oneLine(value) }]),
  ),
  ...(id === undefined
    ? {}
    : { messageId: `<${oneLine(id)}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>` }),
});

const throughSmtp = (url: string, from: string): Mailer => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
    },
    { from },
  );
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        // The queue stores a job's error and shows it to staff.
        throw new Error(mailError(mail.to, error instanceof Error ? error.message : String(error)));
      }
    },
    close: () => transport.close(),
  };
};

const asFiles = (folder: string, from: string, log: Logger): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail) => {
      const built = await transport.sendMail(messageOf(mail, from));
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      // Two mails to the same person may be written in the same instant.
      const name = `${stamp}-${randomBytes(3).toString('hex')}`;
      const file = join(folder, `${name}-${oneLine(mail.to).replace(/[^\w.@+-]/g, '_')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, built.message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'Mail written to a file: SMTP_URL is not set');
    },
    close: () => transport.close(),
  };
};

/** Sends mail through SMTP. Without SMTP, writes `.eml` files that any mail program opens. */
export const openMailer = ({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer =>
  smtpUrl === null ? asFiles(join(dataDir, 'mail'), from, log) : throughSmtp(smtpUrl, from);
