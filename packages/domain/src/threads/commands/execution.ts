import { plannedReleaseAt } from '../../payments/release.ts';
import { type Application, isDirectRelation } from '../application.ts';
import * as needs from '../conditions.ts';
import type { ThreadEffect } from '../effects.ts';
import { mail, notify, type Outcome } from '../outcome.ts';
import { deliveryTimers } from '../timer-schedule.ts';
import { command, permission } from './definition.ts';

/** Ends a mission: a direct relation is DONE at once; in the other modes the release is planned. */
const end = (application: Application, now: Date, effects: readonly ThreadEffect[]): Outcome => {
  if (isDirectRelation(application)) {
    return { accept: ['MISSION_ONGOING'], fields: { state: 'DONE', endedAt: now }, effects };
  }
  const releaseAt = plannedReleaseAt(now);
  return {
    accept: ['MISSION_ONGOING'],
    fields: { state: 'WAITING_RULES', endedAt: now, releaseAt },
    effects: [...effects, { kind: 'schedule', command: { type: 'release' }, at: releaseAt }],
  };
};

/** The work on a mission, and its end. */
export const executionCommands = {
  'mission/validate': permission({
    by: ['creator'],
    from: ['ONGOING'],
    to: ['DONE', 'WAITING_RULES'],
    needs: [needs.notContested],
    does: ({ application, now }) =>
      end(application, now, [notify('candidate', 'MISSION_ENDED'), mail('candidate', 'mission-ended')]),
    recordedAs: 'Mission déclarée terminée',
  }),

  /** A delivery withdraws the candidate's own request to cancel the deposit. */
  deliver: permission({
    by: ['candidate'],
    from: ['ONGOING'],
    needs: [needs.notContested, needs.notDelivered],
    does: ({ application: { cancelAsked }, now }) => ({
      fields: { deliveredAt: now, cancelAsked: { ...cancelAsked, candidate: null } },
      effects: [
        notify('creator', 'MISSION_DELIVERED'),
        mail('creator', 'mission-delivered'),
        ...deliveryTimers(now),
      ],
    }),
    recordedAs: 'Mission déclarée livrée',
  }),

  /** `day`: days since the delivery. */
  'end/remind': command<{ readonly day: number }>({
    by: ['timer'],
    from: ['ONGOING'],
    needs: [needs.delivered, needs.notContested, needs.reminderIsDue],
    does: () => ({
      effects: [notify('creator', 'END_REMINDER'), mail('creator', 'end-reminder')],
    }),
    recordedAs: 'Rappel de fin de mission',
  }),

  'end/auto': command({
    by: ['timer'],
    from: ['ONGOING'],
    to: ['DONE', 'WAITING_RULES'],
    needs: [needs.delivered, needs.notContested, needs.autoEndIsDue],
    does: ({ application, now }) =>
      end(application, now, [
        notify('candidate', 'MISSION_ENDED'),
        mail('candidate', 'mission-ended'),
        notify('creator', 'MISSION_ENDED_BY_ITSELF'),
        mail('creator', 'mission-ended'),
      ]),
    recordedAs: 'Mission terminée sans réponse du client',
  }),
};
