import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Decision, Programs } from './programs.ts';

/** A running program with its own database, mail server and address. */
export interface Product {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** An operator's command, `npm run admin -- …`; resolves with what it said. */
  command(...words: string[]): Promise<string>;
  /** A statement in its database, for what only time brings: a mission that has expired. */
  sql(statement: string): Promise<void>;
  /** A decision of an office in a thread, for journeys whose subject is not that office's screens. */
  decide(decision: Decision): Promise<void>;
  /** Lines of its log that tell of a failure and were not given before. */
  newFailures(): readonly string[];
  /** Whether it has logged that the database made it wait: a machine that does too much at once can bring that about. */
  wasSlow(): boolean;
  stop(): Promise<void>;
}

const isSlowMachine = (line: string) =>
  /The database does not answer|notify listener|due to connection timeout/.test(line);

/** A refusal of the payment sandbox that a journey planned is tried again by the queue, which says so. */
const isPlannedFault = (line: string) => line.includes('(planned fault)');

const isFailure = (line: string) =>
  /"level":(50|60)/.test(line) && !isSlowMachine(line) && !isPlannedFault(line);

/** `settings`: what an operator would set besides. */
export const startProduct = async (
  programs: Programs,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const mailbox = await openMailbox();
  const { url, order, log, close } = await programs.open({ SMTP_URL: mailbox.url, ...settings });
  let seen = 0;
  return {
    url,
    mailbox,
    command: (...words) => order({ words }),
    sql: async (statement) => {
      await order({ sql: statement });
    },
    decide: async (decision) => {
      await order(decision);
    },
    newFailures: () => {
      const lines = log().slice(seen);
      seen += lines.length;
      return lines.filter(isFailure);
    },
    wasSlow: () => log().some(isSlowMachine),
    stop: async () => {
      await close();
      await mailbox.close();
    },
  };
};
