import type { MissionNature } from '../options/mission-natures.ts';
import type { Application } from './application.ts';
import { toldCents } from './deposits-and-refunds.ts';
import type { ThreadEffect } from './effects.ts';
import { mail } from './outcome.ts';

/**
 * Natures excluded from salaried portage in a new database (rules §3); staff edit the
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

/**
 * Mails the accepted sheet of a month to the portage partner, who pays the prestataire from it (code du
 * travail, L. 1254-15; rules §13, "The sheets of a portage"). No effect for other modes and prices.
 */
export const sheetToPartner = (application: Application): ThreadEffect[] =>
  application.mode === 'portage' && toldCents(application) !== null ? [mail('partner', 'portage-sheet')] : [];
