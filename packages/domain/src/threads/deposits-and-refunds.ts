import { type DepositLines, depositLines } from '../payments/deposit.ts';
import type { PlannedInstalment } from '../pricing/kinds.ts';
import { type Application, isOver, lastAction } from './application.ts';

type DepositFacts = Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents'>;

/** The creator's deposit, line by line: the agreed price and the platform's fee, with all taxes. */
export const depositOf = ({ offerCents, tvaApplicable, feeCents }: DepositFacts): DepositLines =>
  depositLines({ offerCents: offerCents ?? 0, tvaApplicable, feeCents });

/** Instalments of the price that was proposed last; none of a flat price. */
export const plannedInstalments = (application: Pick<Application, 'actions'>): readonly PlannedInstalment[] =>
  lastAction(application, 'PRICE')?.instalments ?? [];

/** The next deposit of a thread, line by line: before the work begins that of the first instalment. */
export const nextDepositOf = (
  application: DepositFacts & Pick<Application, 'actions' | 'instalment'>,
): DepositLines => {
  const [first] = application.instalment === null ? plannedInstalments(application) : [];
  return depositOf(first === undefined ? application : { ...application, offerCents: first.cents });
};

/** Total of the creator's deposit, in cents, all taxes included. */
export const depositDueCents = (application: DepositFacts): number => depositOf(application).totalCents;

/** The payee's share of a deposit, in cents: all of it without the platform's fee. */
export const payeeCents = ({ deposit, feeCents }: Pick<Application, 'deposit' | 'feeCents'>): number =>
  deposit === null ? 0 : deposit.amountCents - feeCents;

/**
 * The sum that staff share out when they settle, in cents: all remaining money once the mission is over,
 * before that the payee's share.
 */
export const sharedCents = (application: Application): number =>
  isOver(application) ? application.leftCents : payeeCents(application);

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
