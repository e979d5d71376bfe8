import type { CollaborationMode } from '../payments/fees.ts';
import { type VigilanceRefusal, vigilanceRefusal } from '../vigilance/gate.ts';
import { type Application, isOngoing } from './application.ts';

/** The action that proposes each mode. */
export const actionOfMode = {
  direct: 'DIRECT',
  funds: 'FUNDS',
  portage: 'PORTAGE',
} as const satisfies Record<CollaborationMode, string>;

/** The mode that the candidate has to answer; null without one. */
export const proposedMode = (application: Pick<Application, 'actions'>): CollaborationMode | null =>
  (['direct', 'funds', 'portage'] as const).find((mode) => isOngoing(application, actionOfMode[mode])) ??
  null;

/**
 * Refusal by the candidate's vigilance file that blocks the proposed mode for now; null if nothing blocks it
 * (rules §12).
 */
export const fileRefusal = (
  application: Pick<Application, 'actions' | 'offerCents' | 'vigilance'>,
): VigilanceRefusal | null => {
  const { vigilance, offerCents } = application;
  const mode = proposedMode(application);
  if (vigilance === null || mode === null) return null;
  return vigilanceRefusal({ ...vigilance, mode, netCents: offerCents ?? 0 });
};
