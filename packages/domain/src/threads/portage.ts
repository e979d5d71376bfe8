import type { MissionNature } from '../options/mission-natures.ts';
import type { Application } from './application.ts';

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
