import { type DepositLines, depositLines } from '../payments/deposit.ts';
import { withTaxCents } from '../payments/vat.ts';
import { openingAfter } from '../pricing/instalments.ts';
import type { StagedPrice } from '../pricing/kinds.ts';
import { dueCents } from '../pricing/sheets.ts';
import { type Application, isOver, lastAction } from './application.ts';

type DepositFacts = Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents'>;

/** The creator's deposit, line by line: the agreed price and the platform's fee, with all taxes. */
export const depositOf = ({ offerCents, tvaApplicable, feeCents }: DepositFacts): DepositLines =>
  depositLines({ offerCents: offerCents ?? 0, tvaApplicable, feeCents });

/** The last proposed price in parts; null for a flat price. */
export const stagedPriceOf = (application: Pick<Application, 'actions'>): StagedPrice | null =>
  lastAction(application, 'PRICE')?.pricing ?? null;

/** Lines of the next deposit; before the work begins, those of the first instalment's deposit. */
export const nextDepositOf = (
  application: DepositFacts & Pick<Application, 'actions' | 'instalment'>,
): DepositLines => {
  const pricing = application.instalment === null ? stagedPriceOf(application) : null;
  const first = pricing && openingAfter(pricing, []);
  return depositOf(first === null ? application : { ...application, offerCents: first.netCents });
};

/** Total of the creator's deposit, in cents, all taxes included. */
export const depositDueCents = (application: DepositFacts): number => depositOf(application).totalCents;

/** The payee's share of a deposit, in cents: the deposit less the platform's fee. */
export const payeeCents = ({ deposit, feeCents }: Pick<Application, 'deposit' | 'feeCents'>): number =>
  deposit === null ? 0 : deposit.amountCents - feeCents;

/**
 * The sum that staff share out when they settle, in cents: all remaining money once the mission is over,
 * before that the payee's share.
 */
export const sharedCents = (application: Application): number =>
  isOver(application) ? application.leftCents : payeeCents(application);

/**
 * Amount of the month's delivered sheet, in cents, excluding tax; null without a sheet, and while a returned
 * one is corrected.
 */
export const toldCents = ({
  instalment,
  sheet,
  deliveredAt,
}: Pick<Application, 'instalment' | 'sheet' | 'deliveredAt'>): number | null =>
  instalment?.month && sheet && deliveredAt !== null
    ? dueCents(instalment.month.pricing, sheet.entries)
    : null;

/**
 * The payee's part of the deposit, in cents with tax: the amount of the month's sheet, up to what is held;
 * without a sheet, the deposit less the fee.
 */
export const payeePartCents = (
  application: Pick<
    Application,
    'deposit' | 'feeCents' | 'instalment' | 'sheet' | 'deliveredAt' | 'tvaApplicable'
  >,
): number => {
  const told = toldCents(application);
  const held = payeeCents(application);
  return told === null ? held : Math.min(held, withTaxCents(told, application.tvaApplicable));
};

/**
 * The payee's part of the shared sum by default, in cents: `payeePartCents`. Once the mission is over it is
 * all that remains, because the rest was shared out before.
 */
export const earnedCents = (application: Application): number =>
  isOver(application) ? sharedCents(application) : payeePartCents(application);

/** Both parts of the shared sum when staff split it, in cents: the payee's as decided, the creator's is the rest. */
export const splitOf = (
  application: Application,
  candidateCents: number,
): { readonly candidateCents: number; readonly creatorCents: number } => ({
  candidateCents,
  creatorCents: sharedCents(application) - candidateCents,
});

/** The sum of a full refund to the creator, in cents, fee included. */
export const refundCents = (application: Application): number =>
  isOver(application) ? application.leftCents : (application.deposit?.amountCents ?? 0);
