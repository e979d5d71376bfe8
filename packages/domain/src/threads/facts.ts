import type { MissionNature } from '../options/mission-natures.ts';
import { type DepositLines, depositLines } from '../payments/deposit.ts';
import { type Application, isOver } from './application.ts';
import { currentConfidentiality } from './confidentiality.ts';

/**
 * Natures that salaried portage excludes in a new database (rules §3; second document, §1); those in force are what staff keep
 * (`Application.isPortageExcluded`). To represent a party before a court belongs to
 * a lawyer, who cannot do it as the employee of a portage company.
 */
export const portageExcludedNatures: readonly MissionNature[] = ['postulation', 'contentieux'];

/** The platform or the partner rejected a portage: the choice stays, without it. */
export const isPortageRejected = (application: Application): boolean =>
  application.actions.some(
    ({ type, result }) => (type === 'WAITING_BASOCHE' || type === 'WAITING_ITG') && result === 'REFUSED',
  );

type DepositFacts = Pick<Application, 'offerCents' | 'tvaApplicable' | 'feeCents'>;

/** What the creator must deposit, line by line: the agreed price and the platform's fee, with all taxes. */
export const depositOf = ({ offerCents, tvaApplicable, feeCents }: DepositFacts): DepositLines =>
  depositLines({ offerCents: offerCents ?? 0, tvaApplicable, feeCents });

/** What the creator must deposit, in cents. */
export const depositDueCents = (application: DepositFacts): number => depositOf(application).totalCents;

/** What of a deposit is the payee's, or is shared, in cents: all of it but the platform's fee. */
export const payeeCents = ({ deposit, feeCents }: Pick<Application, 'deposit' | 'feeCents'>): number =>
  deposit === null ? 0 : deposit.amountCents - feeCents;

/** What staff share out when they settle, in cents: of a mission that is over all that is left, else what is the payee's. */
export const sharedCents = (application: Application): number =>
  isOver(application) ? application.leftCents : payeeCents(application);

/** What goes back to the creator when all of it does, in cents: the fee with it. */
export const refundCents = (application: Application): number =>
  isOver(application) ? application.leftCents : (application.deposit?.amountCents ?? 0);

/** The version of the agreement that this thread is under: that of its first consent, else the current one. */
export const agreementVersion = (application: Pick<Application, 'consents'>): string =>
  application.consents.creator?.version ??
  application.consents.candidate?.version ??
  currentConfidentiality.version;
