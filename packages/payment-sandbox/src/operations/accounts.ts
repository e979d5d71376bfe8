import type { Context } from '../api/call.ts';
import { noSuch } from '../errors.ts';
import { type Account, bankAccountsOf, noRequirements, testIban } from '../objects/accounts.ts';
import { find, type Row, update } from '../store.ts';
import { writeEvent } from './events.ts';

export type AccountRow = Row<Account>;

export const accountRow = async ({ db }: Context, id: string, { lock = false } = {}): Promise<AccountRow> => {
  const row = await find<Account>(db, id, { lock });
  if (row?.kind !== 'account') throw noSuch('account', id, 'account');
  return row;
};

const change = async (context: Context, row: AccountRow, fields: Partial<Account>): Promise<Account> => {
  const previous = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row.body, name)]));
  row.body = { ...row.body, ...fields };
  await update(context.db, row);
  await writeEvent(context, 'account.updated', row.body, { previous, account: row.id });
  return row.body;
};

const all = (account: Account, status: 'active' | 'inactive' | 'pending') =>
  Object.fromEntries(Object.keys(account.capabilities ?? {}).map((name) => [name, status]));

/** Completes the onboarding: the account may receive money and pay it out. */
export const completeAccount = (
  context: Context,
  row: AccountRow,
  iban: string = testIban,
): Promise<Account> =>
  change(context, row, {
    external_accounts: bankAccountsOf(row.id, iban),
    capabilities: all(row.body, 'active'),
    charges_enabled: 'card_payments' in (row.body.capabilities ?? {}),
    details_submitted: true,
    payouts_enabled: true,
    requirements: noRequirements(),
    tos_acceptance: { date: context.now } as Account['tos_acceptance'] & object,
  });

/** Marks an account as being examined: all its details are given, but it cannot receive transfers yet. */
export const verifyAccount = (context: Context, row: AccountRow, iban: string = testIban): Promise<Account> =>
  change(context, row, {
    external_accounts: bankAccountsOf(row.id, iban),
    capabilities: all(row.body, 'pending'),
    details_submitted: true,
    requirements: {
      ...noRequirements(),
      disabled_reason: 'requirements.pending_verification',
      pending_verification: ['individual.verification.document'],
    },
  });

/** Asks for more details, as Stripe may do later; transfers stop until they are given. */
export const requireOf = (context: Context, row: AccountRow, due: string[]): Promise<Account> =>
  due.length === 0
    ? completeAccount(context, row)
    : change(context, row, {
        capabilities: all(row.body, 'inactive'),
        charges_enabled: false,
        payouts_enabled: false,
        requirements: {
          ...noRequirements(),
          currently_due: due,
          disabled_reason: 'requirements.past_due',
          eventually_due: due,
          past_due: due,
        },
      });
