import type { Sheet } from '@basoche/contract/threads/sheets';
import type { MailFacts } from '@basoche/domain/mails/facts';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { doneText } from '@basoche/domain/payments/invoices/months';
import { monthTitle, quantityText } from '@basoche/domain/pricing/content';
import { isTimePrice, type MonthlyPrice } from '@basoche/domain/pricing/kinds';
import type { Period } from '@basoche/domain/pricing/months';
import { dueCents, unitsOf } from '@basoche/domain/pricing/sheets';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { maskContacts } from '@basoche/domain/threads/contacts';
import { readableWords } from '@basoche/domain/threads/party-texts';
import type { SheetRow } from './store.ts';

/** Sheets of months as each party may read them. Only the author reads a draft. */

/** A quantity in words; empty for a retainer, and while it is zero or not a whole number. */
const quantityOf = (pricing: MonthlyPrice, units: number): string =>
  isTimePrice(pricing) && units > 0 && Number.isSafeInteger(units) ? quantityText(pricing.kind, units) : '';

interface Month {
  readonly pricing: MonthlyPrice;
  readonly period: Period;
  /** Units that its deposit covers; null for a retainer. */
  readonly units: number | null;
}

const isoOrNull = (at: string | null): string | null => at && new Date(at).toISOString();

/** The sheet of a month that has begun. Without a row, nothing is written yet. */
export const presentSheet = (
  row: SheetRow | undefined,
  { pricing, period, units }: Month,
  thread: Pick<Application, 'consents'>,
  reader: ThreadParty,
): Sheet => {
  const { sent_at = null, returned_at = null, return_reason = null } = row ?? {};
  const isRead = reader === 'candidate' || sent_at !== null;
  const entries = isRead ? (row?.entries ?? []) : [];
  return {
    ...period,
    units,
    unitsText: units === null ? null : quantityOf(pricing, units),
    entries: entries.map(({ day, units: told, text }) => ({
      day,
      units: told,
      quantity: quantityOf(pricing, told),
      text: readableWords(thread, text, { author: 'candidate', reader }),
    })),
    quantity: quantityOf(pricing, unitsOf(entries)),
    due: centsToEuros(Math.round(dueCents(pricing, entries))),
    isLast: sent_at !== null && row?.is_last === true,
    sentAt: isoOrNull(sent_at),
    returned:
      returned_at === null || return_reason === null
        ? null
        : {
            at: new Date(returned_at).toISOString(),
            reason: readableWords(thread, return_reason, { author: 'creator', reader }),
          },
  };
};

/**
 * A sheet as the portage company reads it. Contact details stay masked, since the company is not a party to
 * the confidentiality agreement.
 */
export const presentToPartner = (
  { from, until, entries }: SheetRow,
  pricing: MonthlyPrice,
): NonNullable<MailFacts['sheet']> => ({
  period: monthTitle({ from, until }),
  lines: entries.map((entry) => doneText(pricing, { ...entry, text: maskContacts(entry.text) })),
  quantity: quantityOf(pricing, unitsOf(entries)),
});
