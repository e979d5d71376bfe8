import type { MissionNature } from '../options/mission-natures.ts';
import { withTaxCents } from '../payments/amounts.ts';
import type { Application } from './application.ts';
import { currentConfidentiality } from './confidentiality.ts';

/**
 * Natures that salaried portage excludes (rules §3; second document, §1): to represent a party before a court belongs to
 * a lawyer, who cannot do it as the employee of a portage company.
 */
export const portageExcludedNatures: readonly MissionNature[] = ['postulation', 'contentieux'];

/** The platform or the partner rejected a portage: the choice stays, without it. */
export const isPortageRejected = (application: Application): boolean =>
  application.actions.some(
    ({ type, result }) => (type === 'WAITING_BASOCHE' || type === 'WAITING_ITG') && result === 'REFUSED',
  );

/** What the creator must deposit, in cents: the agreed price with all taxes. */
export const depositDueCents = (application: Application): number =>
  withTaxCents(application.offerCents ?? 0, application.tvaApplicable);

/** The version of the agreement that this thread is under: that of its first consent, else the current one. */
export const agreementVersion = (application: Pick<Application, 'consents'>): string =>
  application.consents.creator?.version ??
  application.consents.candidate?.version ??
  currentConfidentiality.version;
