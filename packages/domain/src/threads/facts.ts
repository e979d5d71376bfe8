import type { MissionNature } from '../options/mission-natures.ts';
import { type DepositLines, depositLines } from '../payments/deposit.ts';
import { type Application, isOver } from './application.ts';
import { currentConfidentiality } from './confidentiality.ts';

/**
 * Natures excluded from salaried portage in a new database (rules §3; second document, §1); staff edit the
 * list in force (`Application.isPortageExcluded`).
 *
 * Only a lawyer represents a party before a court, and cannot do so as an employee of a portage company.
 */
export const portageExcludedNatures: readonly MissionNature[] = ['postulation', 'contentieux'];

/** True if the platform or the partner rejected a portage: the mode is chosen again, without portage. */
export const isPortageRejected = (application: Application): boolean =>
  application.actions.some(
    ({ type, result }) => (type === 'WAITING_BASOCHE' || type === 'WAITING_ITG') && result === 'REFUSED',
  );

type DepositFacts = Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents'>;

/** The creator's deposit, line by line: the agreed price and the platform's fee, with all taxes. */
export const depositOf = ({ offerCents, tvaApplicable, feeCents }: DepositFacts): DepositLines =>
  depositLines({ offerCents: offerCents ?? 0, tvaApplicable, feeCents });

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

/** The sum of a full refund to the creator, in cents, fee included. */
export const refundCents = (application: Application): number =>
  isOver(application) ? application.leftCents : (application.deposit?.amountCents ?? 0);

/**
 * The version of the agreement that holds in this thread: the version of its first consent, else the current
 * one.
 */
export const agreementVersion = (application: Pick<Application, 'consents'>): string =>
  application.consents.creator?.version ??
  application.consents.candidate?.version ??
  currentConfidentiality.version;
