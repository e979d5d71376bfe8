import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Decision, Programs } from './programs.ts';

/** A running program with its own database, mail server and address. */
export interface Product {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** Runs an operator's command (`npm run admin -- …`); resolves with its output. */
  command(...words: string[]): Promise<string>;
  /** Runs an SQL statement, for states that otherwise need time to pass, such as an expired mission. */
  sql(statement: string): Promise<void>;
  /**
   * Applies a decision in a thread by an actor who is no party, for journeys that do not test that actor's
   * screens.
   */
  decide(decision: Decision): Promise<void>;
  /** Log lines with a failure that were not returned before. */
  newFailures(): readonly string[];
  /** True if it has logged that the database was slow, which a busy machine may cause. */
  wasSlow(): boolean;
  stop(): Promise<void>;
}

const isSlowMachine = (line: string) =>
  /The database does not answer|notify listener|due to connection timeout/.test(line);

/** The queue retries and logs a refusal of the payment sandbox that a journey planned. */
const isPlannedFault = (line: string) => line.includes('(planned fault)');

const isFailure = (line: string) =>
  /"level":(50|60)/.test(line) && !isSlowMachine(line) && !isPlannedFault(line);

/** Starts a program. `settings` are additional settings of an operator. */
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
